import { parseEvents, planReconnect, readUnread } from '#foundation/inbox/stream/stream-delay.rules.ts'

export const EVENTS_PATH = '/api/inbox/v1/events'
/** Nobody is signed in any more: asking again would not help until a page says that somebody is. */
const OVER = new Set([401, 403, 404])

export type UnreadStream = { readonly close: () => void }

/** Follows the count of unread entries until it is closed or the session is over, and connects again after a break. */
export const followUnread = (onUnread: (unread: number) => void, onOver: () => void): UnreadStream => {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder()
    let text = ''
    for (let reader = body.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) return
      const { events, rest } = parseEvents(text + decoder.decode(value, { stream: true }))
      text = rest
      for (const event of events) {
        const unread = readUnread(event)
        if (unread !== undefined) onUnread(unread)
        failures = 0
      }
    }
  }
  const connect = async (): Promise<void> => {
    let retryAfterS = 0
    try {
      const response = await fetch(EVENTS_PATH, { headers: { accept: 'text/event-stream' }, signal: stopping.signal })
      if (OVER.has(response.status)) return onOver()
      retryAfterS = Number(response.headers.get('retry-after') ?? 0) || 0
      if (response.ok && response.body) await read(response.body)
    } catch {
      // No network, or the server ended the connection: tried again below.
    }
    if (stopping.signal.aborted) return
    failures += 1
    timer = setTimeout(() => void connect(), planReconnect(failures, Math.random(), retryAfterS))
  }
  void connect()
  return {
    close: () => {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}
