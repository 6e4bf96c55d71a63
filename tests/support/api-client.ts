/** Somebody who talks to a running app over HTTP, and keeps the session's cookie. */
export class ApiClient {
  private cookie = "";

  constructor(private readonly url: string) {}

  /**
   * Calls the API and returns the parsed answer.
   * @throws when the answer is not 2xx.
   */
  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
    return (text === "" ? undefined : JSON.parse(text)) as Answer;
  }

  /** The cookie that says who this is. */
  get session(): string {
    return this.cookie;
  }

  /** The same person, at the app's next address. */
  at(url: string): ApiClient {
    const client = new ApiClient(url);
    client.cookie = this.cookie;
    return client;
  }
}
