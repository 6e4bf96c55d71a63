import { createHash } from "node:crypto";

/** Computes the length and the SHA-256 of bytes that come in pieces. */
export class Digest {
  private readonly hash = createHash("sha256");
  private bytes = 0;

  add(piece: Uint8Array): this {
    this.hash.update(piece);
    this.bytes += piece.byteLength;
    return this;
  }

  /** Returns the length and the SHA-256 of all pieces. Must be called once, after the last `add`. */
  value(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest("hex") };
  }
}
