import { sweepRecords } from '#features/identity/sign-in/oidc-record.store.ts'
import { keepForDays, type Retention } from '#server/retention/retention.ts'

export const identityRetention: readonly Retention[] = [
  keepForDays({ table: 'session', column: 'expires_at', days: 1 }),
  // Longer than the longest wait that guesses can earn.
  keepForDays({ table: 'attempt', column: 'window_start', days: 2 }),
  keepForDays({ table: 'person_token', column: 'expires_at', days: 1 }),
  // The provider lives by real time, whatever ours is shifted by: what has run out goes at once.
  { table: 'oidc_record', days: 0, remove: (tx, _before, limit) => sweepRecords(tx, limit) },
]
