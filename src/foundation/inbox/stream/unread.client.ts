import { createSharedValue } from '#browser/shared-value.ts'
import { createUnreadHub } from '#foundation/inbox/stream/unread-hub.client.ts'

/** Messages of a page to the shared worker: who is signed in, or that it leaves. */
export type PageMessage = { readonly person: string | null }

/** How many entries are unread; undefined until known. */
export const unreadEntries = createSharedValue<number | undefined>(undefined)

const LOCK = 'inbox-stream'

/** All tabs share the connection of one worker. */
const followByWorker = (person: string): void => {
  const worker = new SharedWorker(new URL('./unread.worker.ts', import.meta.url), { type: 'module', name: LOCK })
  worker.port.addEventListener('message', ({ data }: MessageEvent<number>) => unreadEntries.set(data))
  worker.port.start()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  const say = (message: PageMessage): void => worker.port.postMessage(message)
  say({ person })
  addEventListener('pagehide', () => say({ person: null }))
  addEventListener('pageshow', ({ persisted }) => persisted && say({ person }))
}

/** Where there are no shared workers, as on many phones: one tab has the connection and tells the others. */
const followByLock = (person: string): void => {
  const channel = new BroadcastChannel(LOCK)
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => unreadEntries.set(data))
  void navigator.locks.request(LOCK, () => {
    const send = (unread: number): void => {
      unreadEntries.set(unread)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
      channel.postMessage(unread)
    }
    createUnreadHub().join({ send }, person)
    // Until the page is closed: then the next tab has its turn.
    return new Promise<never>(() => undefined)
  })
}

let isFollowing = false

/** Once a page, for somebody who is signed in. */
export const startUnread = (person: string): void => {
  if (isFollowing) return
  isFollowing = true
  if ('SharedWorker' in globalThis) followByWorker(person)
  else if ('locks' in navigator) followByLock(person)
}
