/** How an address in use stands to a link that gives the old one back. */
export type RestoreLink = { readonly expiresAt: Date; readonly usedAt: Date | null }
/** Whoever holds the old address by now. */
export type AddressHolder = { readonly id: string; readonly status: string }

export type RestoreState = 'ask' | 'done' | 'used' | 'expired' | 'unknown' | 'taken'

export const checkRestoreLink = (link: RestoreLink | undefined, now: Date): 'ask' | 'used' | 'expired' | 'unknown' => {
  if (!link) return 'unknown'
  if (link.usedAt) return 'used'
  return now < link.expiresAt ? 'ask' : 'expired'
}

/**
 * Somebody may have registered with the address since: who never confirmed it does not hold it, and must not be able to
 * keep its owner from coming back [T-73].
 */
export const decideRestore = (personId: string, holder: AddressHolder | undefined): 'restore' | 'replace' | 'taken' => {
  if (!holder || holder.id === personId) return 'restore'
  return holder.status === 'pending' ? 'replace' : 'taken'
}

const STATUS: Readonly<Record<RestoreState, number>> = { ask: 200, done: 200, used: 410, expired: 410, unknown: 410, taken: 409 }
export const statusOfRestore = (state: RestoreState): number => STATUS[state]
