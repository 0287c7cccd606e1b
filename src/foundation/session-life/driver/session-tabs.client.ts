import type { TabMessage } from '#foundation/session-life/machine/session-life-state.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export type TabChannel = {
  readonly post: (message: TabMessage) => void
  readonly listen: (hear: (message: TabMessage) => void) => () => void
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** An older version of this page in another tab may speak differently. */
export const isTabMessage = (value: unknown): value is TabMessage => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const message = value as Readonly<Record<string, unknown>>
  return message['type'] === 'ended'
    ? message['how'] === 'signed-out' || message['how'] === 'timed-out'
    : message['type'] === 'refreshed' &&
        ['deadline', 'refreshedAt', 'automaticRefreshes'].every((field) => isNumber(lookUp(message, field)))
}

/** Tabs of one site. Browsers without it still agree through storage and the marker cookie, a little later. */
export const openTabChannel = (domainId: string): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel(`${domainId}-session`)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = (event: MessageEvent<unknown>): void => {
        if (isTabMessage(event.data)) hear(event.data)
      }
      channel.addEventListener('message', onMessage)
      return () => {
        channel.removeEventListener('message', onMessage)
        channel.close()
      }
    },
  }
}
