import type { Check } from '#platform/doctor/check.ts'

const GRACE_MS = 300_000

export const scheduleCheck: Check = {
  of: 'tenant',
  name: 'scheduled-pages',
  title: 'Pages are published at the time that their authors chose',
  look: async ({ query, clock }) => {
    const [row] = await query<{ late: number }>('select count(*)::int as late from page where scheduled_at < $1', [
      new Date(clock.now().getTime() - GRACE_MS),
    ])
    if (!row || row.late === 0) return []
    return [
      {
        code: 'page-late',
        facts: { count: row.late },
        what: `${row.late} pages should have been published by now.`,
        cure: 'Start a process with PORTICO_ROLE=worker or both, and look into its log.',
      },
    ]
  },
}
