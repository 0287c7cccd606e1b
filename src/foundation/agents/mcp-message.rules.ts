export type McpMessage = {
  /** Of the request, to name it in the answer. */
  readonly id: string | number | null
  readonly method: string
  /** The tool that is called. */
  readonly tool: string | undefined
}

/** Enough of a message to decide whether it may go on; undefined for what is no single message. */
export const readMessage = (body: unknown): McpMessage | undefined => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { id, method, params } = body as { id?: unknown; method?: unknown; params?: { name?: unknown } | null }
  if (typeof method !== 'string') return undefined
  const name = params?.name
  return {
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    method,
    tool: method === 'tools/call' && typeof name === 'string' ? name : undefined,
  }
}

/** An error of JSON-RPC, for what the protocol's own code never sees. */
export const writeRpcError = (id: McpMessage['id'], code: number, message: string, data?: object) => ({
  jsonrpc: '2.0' as const,
  id,
  error: { code, message, ...(data && { data }) },
})

/** The message of a stream that holds one alone, which is then answered without a stream; undefined for any other. */
export const readOnlyEvent = (stream: string): string | undefined => {
  const [only, ...more] = stream.split('\n').filter((line) => line.startsWith('data:'))
  return only === undefined || more.length > 0 ? undefined : only.slice('data:'.length).trim()
}

export const CALLS_A_MINUTE = 120
