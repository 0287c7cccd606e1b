import { keepForDays } from '#platform/retention/retention.ts'

/** Three years after it was requested, nobody needs to know what was decided; the audit log still says it. */
const KEPT_DAYS = 3 * 365

export const requestRetention = keepForDays({
  table: 'access_request',
  column: 'asked_at',
  days: KEPT_DAYS,
  onlyIf: `status <> 'Waiting'`,
})
