import { judgeHookAddress } from '#foundation/outbox/public.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const WEBHOOKS_PATH = '/secure/company/webhooks'

/** Of one company [T-80]. */
export const MOST_WEBHOOKS = 10
/** On resuming: what happened during the pause is sent, or stays in the log. */
export const MISSED = ['send', 'leave'] as const

/** Of one company in a minute, so that nobody floods a receiver by hand. */
export const MOST_RESENT = 30

export const DELIVERY_STATES = ['waiting', 'delivered', 'dead', 'paused'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const DELIVERY_LIST = {
  sortable: ['createdAt', 'event'],
  sort: '-createdAt',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** `unkept`: whoever made it no longer looks after the company, so nothing leaves until another admin changes it. */
export const WEBHOOK_STATES = ['active', 'paused', 'gone', 'unkept'] as const
export type ShownState = (typeof WEBHOOK_STATES)[number]

export const showState = (state: Exclude<ShownState, 'unkept'>, isStored: boolean): ShownState =>
  state === 'active' && !isStored ? 'unkept' : state

export type AddressFault = 'not_https' | 'credentials' | 'port' | 'not_a_url' | 'private' | 'own'

/** Why an address cannot be a webhook: by its form, or because it is one of this installation's own [T-111]. */
export const findAddressFault = (
  url: string,
  { allowsLoopback, isOwnHost }: { readonly allowsLoopback: boolean; readonly isOwnHost: (host: string) => boolean },
): AddressFault | undefined => {
  const { isAllowed, reason = 'not_a_url' } = judgeHookAddress(url, allowsLoopback)
  if (!isAllowed) return reason
  return isOwnHost(new URL(url).hostname) ? 'own' : undefined
}
