import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Part of the metadata of `photographWithPosition`, which must not occur in a stored photo. */
export const SECRET = "Kitchen of Ada";

/** The markup in the picture of `jpegWithMarkup` and in some of the `refusedFiles`. */
export const MARKUP = "<html><script>alert(1)</script></html>";

/** Creates a picture whose regions differ, so that its compressed size is realistic. */
function paint(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + (at >> 7) * 17) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Creates a JPEG of 640 × 480 pixels, or of the given size. */
export function jpeg({ width = 640, height = 480 } = {}): Promise<Buffer> {
  return paint(width, height).jpeg().toBuffer();
}

/** Creates one file of 640 × 480 pixels for each allowed format. */
export async function allowedPictures(): Promise<Record<string, Buffer>> {
  return {
    "photo.jpg": await jpeg(),
    "progressive.jpg": await paint(640, 480).jpeg({ progressive: true }).toBuffer(),
    "photo.png": await paint(640, 480).png().toBuffer(),
    "transparent.png": await paint(640, 480).ensureAlpha(0.5).png().toBuffer(),
    "photo.webp": await paint(640, 480).webp().toBuffer(),
    "photo.avif": await paint(640, 480).avif({ effort: 0 }).toBuffer(),
    "photo.gif": await paint(640, 480).gif().toBuffer(),
    "animated.gif": await animated()
      .gif({ delay: [100, 100, 100] })
      .toBuffer(),
    "animated.webp": await animated()
      .webp({ delay: [100, 100, 100] })
      .toBuffer(),
  };
}

/** Creates an animation of three frames of 640 × 480 pixels. */
function animated(): Sharp {
  const pixels = Buffer.alloc(640 * 480 * 3 * 3, 0);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + (at >> 9) * 3) % 256;
  const raw = { width: 640, height: 480 * 3, channels: 3, pageHeight: 480 } as const;
  return sharp(pixels, { raw });
}

/** Creates a JPEG as a phone does: rotated, with a description, a GPS position, a color profile and XMP. */
export function photographWithPosition(): Promise<Buffer> {
  return paint(400, 200)
    .withExif({
      IFD0: { ImageDescription: SECRET, Make: SECRET },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100", GPSLongitudeRef: "W" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .withIccProfile("p3")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Creates a JPEG with markup in a comment and after its end, which a browser with content sniffing would run. */
export async function jpegWithMarkup(): Promise<Buffer> {
  const picture = await jpeg();
  const text = Buffer.from(MARKUP);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), head, text, picture.subarray(2), text]);
}

/** Creates files that are not allowed pictures, by name. Some names end like those of allowed pictures. */
export async function refusedFiles(): Promise<Record<string, Buffer>> {
  const picture = await jpeg();
  const avif = await paint(64, 64).avif({ effort: 0 }).toBuffer();
  return {
    "drawing.svg": Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>`,
    ),
    "drawing.svg in XML": Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>`,
    ),
    "page.html": Buffer.from(MARKUP),
    "markup before a picture.jpg": Buffer.concat([Buffer.from(MARKUP), picture]),
    "truncated.jpg": picture.subarray(0, picture.length / 2),
    "truncated.png": (await paint(640, 480).png().toBuffer()).subarray(0, 4_000),
    "truncated.webp": (await paint(640, 480).webp().toBuffer()).subarray(0, 2_000),
    "truncated.gif": (await paint(640, 480).gif().toBuffer()).subarray(0, 2_000),
    "truncated.avif": avif.subarray(0, avif.length - 50),
    "only a header.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    "only a header.gif": Buffer.from("GIF89a"),
    "only a header.heic": Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
    ]),
    "photo.heic": inHevc(avif),
    "scan.tiff": await paint(64, 64).tiff().toBuffer(),
    "paper.pdf": Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>"),
    "archive.zip": Buffer.from("PK\u0003\u0004............................"),
    "one byte": Buffer.from([0]),
  };
}

/** Converts the container of an AVIF by replacing its type names with those of HEIC. */
function inHevc(avif: Buffer): Buffer {
  const renamed = avif
    .toString("latin1")
    .replaceAll("avif", "heic")
    .replaceAll("av01", "hvc1")
    .replaceAll("av1C", "hvcC");
  return Buffer.from(renamed, "latin1");
}

/** Creates a PNG with 900 million pixels in less than one MiB. */
export function pixelFlood(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bit depth 1 and colour type greyscale: a pixel takes one bit, which keeps the file small.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** Appends zeros to a picture up to `size` bytes. Decoders ignore them. */
export function padded(picture: Buffer, size: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** Returns a picture as a data URL, which older clients send. */
export function inline(picture: Buffer, type = "image/jpeg"): string {
  return `data:${type};base64,${picture.toString("base64")}`;
}
