/** The part of autocannon that is used here; it brings no types of its own. */
declare module 'autocannon' {
  export type Client = {
    readonly pipelinedRequests: { addBody: (bytes: Buffer) => void }
    on(event: 'headers', listen: (answer: { readonly headers: readonly string[] }) => void): void
    on(event: 'response', listen: (status: number, bytes: number, milliseconds: number) => void): void
  }

  export type Options = {
    readonly url: string
    readonly method?: 'GET' | 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly timeout: number
    readonly setupClient?: (client: Client) => void
  }

  export type Result = {
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly duration: number
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }

  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
