import type { Check } from '#platform/doctor/check.ts'

const LONG_MS = 86_400_000

/** Somebody may have forgotten it. */
export const readOnlyCheck: Check = {
  of: 'tenant',
  name: 'site-read-only',
  title: 'No site has been read-only for longer than a day',
  look: async ({ query, clock, tenant }) => {
    const [row] = await query<{ since: Date; reason: string }>('select since, reason from site_read_only')
    if (!row || clock.now().getTime() - row.since.getTime() < LONG_MS) return []
    const since = row.since.toISOString().slice(0, 10)
    return [
      {
        code: 'site-read-only',
        severity: 'warning',
        facts: { since, reason: row.reason },
        what: `${tenant} has been read-only since ${since}: ${row.reason}`,
        cure: `Run \`npm run tenant -- read-only off --tenant ${tenant}\` when it is no longer needed.`,
      },
    ]
  },
}
