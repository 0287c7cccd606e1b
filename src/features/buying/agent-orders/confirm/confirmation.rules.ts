import type { CONFIRMATION_STATES } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'

/** How long a request to confirm waits, and what was confirmed can be ordered. */
export const CONFIRMATION_MS = 30 * 60_000

type StoredState = 'waiting' | 'confirmed' | 'refused' | 'used'
type Facts = { readonly state: StoredState; readonly expiresAt: Date; readonly contentHash: string }

/** The time left of a confirmation at an instant. */
export const stateAt = (
  { state, expiresAt }: Pick<Facts, 'state' | 'expiresAt'>,
  now: Date,
): (typeof CONFIRMATION_STATES)[number] =>
  (state === 'waiting' || state === 'confirmed') && expiresAt.getTime() <= now.getTime() ? 'expired' : state

export type ConfirmationUse = 'order' | 'wait' | 'ask' | 'refused' | 'used'

/** It holds for the cart as it was, once, for half an hour; for another cart the person is asked again [T-112]. */
export const decideUse = (found: Facts, contentHash: string, now: Date): ConfirmationUse => {
  const state = stateAt(found, now)
  if (state === 'refused' || state === 'used') return state
  if (state === 'expired' || found.contentHash !== contentHash) return 'ask'
  return state === 'confirmed' ? 'order' : 'wait'
}
