import { sweepRecords } from '#foundation/identity/sign-in/oidc-record.store.ts'
import { keepForDays, type Retention } from '#platform/retention/retention.ts'

export const identityRetention: readonly Retention[] = [
  keepForDays({ table: 'session', column: 'expires_at', days: 1 }),
  keepForDays({ table: 'person_token', column: 'expires_at', days: 1 }),
  // Whoever comes back after more than a year gets a mail once more.
  keepForDays({ table: 'known_device', column: 'last_seen_at', days: 400 }),
  // The provider lives by real time, whatever ours is shifted by: what has run out goes at once.
  { table: 'oidc_record', days: 0, remove: (tx, _before, limit) => sweepRecords(tx, limit) },
]
