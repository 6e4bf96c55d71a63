import { get } from "node:http";
import { buffer } from "node:stream/consumers";

/** A script file with its compressed size, as it is transferred. */
interface Sent {
  path: string;
  bytes: number;
}

/** The scripts that a browser loads with a page before any interaction. */
export interface FirstLoad {
  status: number;
  scripts: Sent[];
  bytes: number;
}

interface Answer {
  status: number;
  body: Buffer;
}

function fetchRaw(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body }),
        (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
      );
    }).on("error", reject);
  });
}

/** Measures the scripts of a running app's pages, compressed as the server sends them to a browser. */
export class ScriptScale {
  private readonly weights = new Map<string, Promise<number>>();

  constructor(private readonly url: string) {}

  async weigh(path: string, cookie = ""): Promise<FirstLoad> {
    const { status, body } = await fetchRaw(this.url + path, { cookie });
    const tags = body.toString().match(/<script\b[^>]*>/g) ?? [];
    // Scripts with `nomodule` are loaded by browsers from before 2018 only, so they are not measured.
    const sources = tags
      .filter((tag) => !/\bnomodule\b/i.test(tag))
      .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
    const scripts = await Promise.all(
      [...new Set(sources)].map(async (source) => ({
        path: source,
        bytes: await this.weighScript(source),
      })),
    );
    scripts.sort((a, b) => b.bytes - a.bytes);
    return { status, scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  private weighScript(path: string): Promise<number> {
    const known = this.weights.get(path);
    if (known) return known;
    const weight = fetchRaw(this.url + path, { "accept-encoding": "gzip, deflate, br" }).then(
      ({ status, body }) => {
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        return body.length;
      },
    );
    this.weights.set(path, weight);
    return weight;
  }
}
