import type { Check } from '#platform/doctor/check.ts'
import { checkQueue, minutesSince } from '#platform/doctor/work.rules.ts'

const MOST_MINUTES = 60

type IndexState = {
  readonly hasPages: boolean
  readonly segments: number
  readonly incomplete: number
  readonly waiting: number
  readonly since: Date | null
}

/** Segments of the searched generation without any of their parts were lost, such as by a restore that left a table out. */
const STATE = `select exists (select from page where published_version is not null) as "hasPages",
  count(segment.id)::int as segments,
  count(segment.id) filter (where not exists (select from search_blob where segment_id = segment.id))::int as incomplete,
  (select count(*)::int from search_change) as waiting, (select min(since) from search_change) as since
  from search_index join search_segment segment on segment.generation = search_index.generation`

export const indexCheck: Check = {
  of: 'tenant',
  name: 'search-index',
  title: 'The search index is there, whole, and not more than an hour behind',
  look: async ({ query, clock, tenant }) => {
    const [state] = await query<IndexState>(STATE)
    if (!state) return []
    const now = clock.now()
    const cure = `Run \`npm run reindex -- --tenant ${tenant}\`.`
    if (state.incomplete > 0)
      return [
        {
          code: 'search-incomplete',
          facts: { count: state.incomplete },
          what: `${state.incomplete} segments of the search index of ${tenant} have lost their content: search finds less than there is.`,
          cure,
        },
      ]
    if (checkQueue(state.since, now, MOST_MINUTES)) {
      const minutes = minutesSince(state.since, now)
      return [
        {
          code: 'search-late',
          facts: { count: state.waiting, minutes },
          what: `The search of ${tenant} has not seen ${state.waiting} changes, the oldest of them ${minutes} minutes old.`,
          cure: 'Start a process with PORTICO_ROLE=worker or both, and look into its log.',
        },
      ]
    }
    if (state.segments === 0 && state.waiting === 0 && state.hasPages)
      return [
        {
          code: 'search-missing',
          what: `${tenant} has pages and no search index: search finds nothing.`,
          cure,
        },
      ]
    return []
  },
}
