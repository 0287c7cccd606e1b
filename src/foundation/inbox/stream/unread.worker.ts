import { createUnreadHub } from '#foundation/inbox/stream/unread-hub.client.ts'
import type { PageMessage } from '#foundation/inbox/stream/unread.client.ts'

const hub = createUnreadHub()

// The project's types know pages alone: there, nothing connects.
addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  const page = { send: (unread: number) => port.postMessage(unread) }
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.person === null) hub.leave(page)
    else hub.join(page, data.person)
  })
  port.start()
})
