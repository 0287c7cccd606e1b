/** One message over a pipe: a JSON value and bytes that need no parsing, each behind its length. */
export type Message = { readonly value: unknown; readonly bytes: Uint8Array }

const HEAD_BYTES = 8

export const writeMessage = ({ value, bytes }: Message): Uint8Array[] => {
  const json = new TextEncoder().encode(JSON.stringify(value))
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  head.setUint32(0, json.length)
  head.setUint32(4, bytes.length)
  return [new Uint8Array(head.buffer), json, bytes]
}

const joinChunks = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const joined = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}

/** Thrown before the memory for it is taken. */
export class MessageTooLarge extends Error {}

/** Collects the chunks of a pipe; gives a message when it is complete. Only one message is under way at a time. */
export const createMessageReader = (mostBytes: number): ((chunk: Uint8Array) => Message | undefined) => {
  let chunks: Uint8Array[] = []
  let length = 0
  let expected = HEAD_BYTES
  let jsonLength: number | undefined
  return (chunk) => {
    chunks.push(chunk)
    length += chunk.length
    if (jsonLength === undefined && length >= HEAD_BYTES) {
      const head = joinChunks(chunks, length)
      const view = new DataView(head.buffer)
      jsonLength = view.getUint32(0)
      expected = HEAD_BYTES + jsonLength + view.getUint32(4)
      chunks = [head]
      if (expected - HEAD_BYTES > mostBytes) throw new MessageTooLarge(`a message of ${expected - HEAD_BYTES} bytes`)
    }
    if (length > Math.max(expected, HEAD_BYTES)) throw new MessageTooLarge('more bytes than announced')
    if (jsonLength === undefined || length < expected) return undefined
    const whole = joinChunks(chunks, length)
    const value: unknown = JSON.parse(new TextDecoder().decode(whole.subarray(HEAD_BYTES, HEAD_BYTES + jsonLength)))
    const bytes = whole.subarray(HEAD_BYTES + jsonLength)
    chunks = []
    length = 0
    expected = HEAD_BYTES
    jsonLength = undefined
    return { value, bytes }
  }
}
