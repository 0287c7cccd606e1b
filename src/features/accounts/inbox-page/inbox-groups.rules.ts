export const ENTRY_GROUPS = ['needs', 'today', 'yesterday', 'earlier'] as const
export type EntryGroup = (typeof ENTRY_GROUPS)[number]

type Placed = { readonly needsAction: boolean; readonly at: string }

/** The calendar day where the reader is, such as 2026-11-18. */
export const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

const DAY_MS = 86_400_000
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

const groupOf = ({ needsAction, at }: Placed, now: Date, timeZone: string): EntryGroup => {
  if (needsAction) return 'needs'
  const [day, today] = [dayIn(new Date(at), timeZone), dayIn(now, timeZone)]
  if (day >= today) return 'today'
  return day === dayBefore(today) ? 'yesterday' : 'earlier'
}

/** Entries that need the reader first, then by day; groups without entries are left out. */
export const groupEntries = <Entry extends Placed>(
  entries: readonly Entry[],
  now: Date,
  timeZone: string,
): { readonly group: EntryGroup; readonly entries: readonly Entry[] }[] =>
  ENTRY_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => groupOf(entry, now, timeZone) === group) })).filter(
    (one) => one.entries.length > 0,
  )
