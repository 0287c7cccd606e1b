import { createUnreadHub } from '#foundation/inbox/stream/unread-hub.client.ts'
import type { PageMessage } from '#foundation/inbox/stream/unread.client.ts'

/** The part of a shared worker's scope that is used: the project's types know pages alone. */
type SharedScope = { onconnect: (event: MessageEvent) => void }

const hub = createUnreadHub()

;(globalThis as unknown as SharedScope).onconnect = ({ ports }) => {
  const [port] = ports
  if (!port) return
  const page = { send: (unread: number) => port.postMessage(unread) }
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.person === null) hub.leave(page)
    else hub.join(page, data.person)
  })
  port.start()
}
