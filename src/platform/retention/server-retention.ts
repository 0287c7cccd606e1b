import { keepForDays, type Retention } from '#platform/retention/retention.ts'

/** pg-boss forgets its own copies after seven days, and what nobody ever took after ninety. */
const FORGOTTEN_BY_THE_QUEUE = 120

/** Of the tables that belong to no feature. */
export const serverRetention: readonly Retention[] = [
  keepForDays({ table: 'job', column: 'created_at', days: 30, onlyIf: `state in ('completed', 'failed', 'cancelled')` }),
  keepForDays({ table: 'job', part: 'unfinished', column: 'created_at', days: FORGOTTEN_BY_THE_QUEUE }),
  keepForDays({ table: 'idempotency_key', column: 'expires_at', days: 1 }),
  keepForDays({ table: 'mail_outbox', column: 'created_at', days: 30, onlyIf: `state <> 'queued'` }),
  keepForDays({ table: 'mail_outbox', part: 'unfinished', column: 'created_at', days: FORGOTTEN_BY_THE_QUEUE }),
  // Whatever a cache in front did not take by then has left it by its age.
  keepForDays({ table: 'cdn_purge', column: 'created_at', days: 1 }),
  // Longer than the longest wait that attempts can earn.
  keepForDays({ table: 'attempt', column: 'window_start', days: 2 }),
]
