/** A reply as it came, whatever its status. */
type Reply = { readonly status: number; readonly text: string }
type Line = { readonly address: string; readonly status: number; readonly body: string }
type Replies = ReadonlyMap<string, Promise<Reply | undefined>>

/** Older replies describe an earlier page. */
const FRESH_MS = 10_000

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${rest}${decoder.decode(part.value, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** The first line names the addresses, each further one is a reply; what does not come is undefined, and is called for. */
const open = async (href: string): Promise<Replies> => {
  // Written as the preload in the head, or the browser would fetch it twice.
  const response = await fetch(href, { credentials: 'same-origin' })
  if (!response.ok || !response.body) return new Map()
  const lines = readLines(response.body)
  const first = await lines.next()
  const awaited = new Map(
    (JSON.parse(first.done ? '[]' : first.value) as readonly string[]).map((address) => [
      address,
      Promise.withResolvers<Reply | undefined>(),
    ]),
  )
  const settle = async (): Promise<void> => {
    for await (const line of lines) {
      const { address, status, body } = JSON.parse(line) as Line
      awaited.get(address)?.resolve({ status, text: body })
    }
  }
  void settle()
    .catch(() => undefined)
    .then(() => awaited.forEach(({ resolve }) => resolve(undefined)))
  return new Map([...awaited].map(([address, { promise }]) => [address, promise]))
}

let replies: Promise<Replies> | undefined
let isOver = false
const taken = new Set<string>()

const find = async (href: string, address: string): Promise<Reply | undefined> => {
  const reply = (await (replies ??= open(href).catch(() => new Map<string, never>()))).get(address)
  if (!reply || taken.has(address)) return undefined
  taken.add(address)
  const known = await reply
  return isOver ? undefined : known
}

/** The reply that the page already has on its way; each serves one call. Undefined where the page has none at all. */
export const takeFirstReply = (address: string): Promise<Reply | undefined> | undefined => {
  if (isOver || taken.has(address) || typeof document === 'undefined' || performance.now() > FRESH_MS) return undefined
  const link = document.querySelector<HTMLLinkElement>('head > link[rel=preload][as=fetch]')
  return link ? find(link.href, address) : undefined
}

/** Something was changed: what was read before is not true any more. */
export const dropFirstReplies = (): void => void (isOver = true)

/** @internal For tests: each starts on a page without state. */
export const forgetFirstReplies = (): void => {
  replies = undefined
  isOver = false
  taken.clear()
}
