import { get } from "node:http";
import { buffer } from "node:stream/consumers";

/** A file as it goes over the wire. */
interface Sent {
  path: string;
  bytes: number;
}

/** What a browser loads of a page's scripts before anybody has touched it. */
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

/** Reads pages of a running app as a browser does, and weighs their scripts, compressed as the server sends them to one. */
export class ScriptScale {
  private readonly weights = new Map<string, Promise<number>>();

  constructor(private readonly url: string) {}

  async weigh(path: string, cookie = ""): Promise<FirstLoad> {
    const { status, body } = await fetchRaw(this.url + path, { cookie });
    const tags = body.toString().match(/<script\b[^>]*>/g) ?? [];
    // What only browsers without modules load, none since 2018, is marked.
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
