/** A client of a running app over HTTP that stores the session cookie. */
export class ApiClient {
  private cookie = "";

  constructor(private readonly url: string) {}

  /**
   * Calls the API and returns the parsed answer.
   * @param key the idempotency key of a write that may be sent again
   * @throws when the answer is not 2xx.
   */
  async call<Answer>(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const response = await this.fetch(path, {
      method,
      key,
      type: body === undefined ? undefined : "application/json",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return (text === "" ? undefined : JSON.parse(text)) as Answer;
  }

  /**
   * Posts a form, such as an upload, and returns the parsed answer.
   * @throws when the answer is not 2xx.
   */
  async send<Answer>(path: string, form: FormData): Promise<Answer> {
    const response = await this.fetch(path, { method: "POST", body: form });
    return (await response.json()) as Answer;
  }

  /**
   * Fetches an answer that is not JSON.
   * @throws when the answer is not 2xx.
   */
  async bytes(path: string): Promise<Uint8Array> {
    const response = await this.fetch(path, {});
    return new Uint8Array(await response.arrayBuffer());
  }

  /** The session cookie ("name=value"). */
  get session(): string {
    return this.cookie;
  }

  /** Returns a client with the same session for another address of the app. */
  at(url: string): ApiClient {
    const client = new ApiClient(url);
    client.cookie = this.cookie;
    return client;
  }
  private async fetch(
    path: string,
    { type, key, ...init }: { method?: string; type?: string; key?: string; body?: BodyInit },
  ): Promise<Response> {
    const headers = {
      cookie: this.cookie,
      ...(type && { "content-type": type }),
      ...(key && { "idempotency-key": key }),
    };
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    if (!response.ok) {
      const text = await response.text();
      throw new Error(`${init.method ?? "GET"} ${path} answered ${response.status}: ${text}`);
    }
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
    return response;
  }
}
