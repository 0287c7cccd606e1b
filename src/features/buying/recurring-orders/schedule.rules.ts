export const UNITS = ['days', 'weeks', 'months'] as const
export type Unit = (typeof UNITS)[number]
export type Every = { readonly count: number; readonly unit: Unit }
export type Schedule = { readonly startsOn: string; readonly every: Every }

const DAY_MS = 86_400_000
const writeDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** So many months later; the 31st becomes the last day of a shorter month. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return writeDay(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
}

/** The day of a delivery, counted from 0. Always from the first day, so that a short month does not move the later ones. */
export const dayAt = ({ startsOn, every: { count, unit } }: Schedule, at: number): string => {
  if (unit === 'months') return addMonths(startsOn, count * at)
  return writeDay(Date.parse(startsOn) + count * at * (unit === 'weeks' ? 7 : 1) * DAY_MS)
}

const LONGEST_MONTH = 31

/** The place of the first delivery on or after a day. */
const placeFrom = (schedule: Schedule, day: string): number => {
  const { startsOn, every } = schedule
  if (day <= startsOn) return 0
  const length = every.count * (every.unit === 'months' ? LONGEST_MONTH : every.unit === 'weeks' ? 7 : 1)
  // Never too far: months are at most as long as this.
  let at = Math.max(0, Math.floor((Date.parse(day) - Date.parse(startsOn)) / DAY_MS / length))
  while (dayAt(schedule, at) < day) at += 1
  return at
}

/** The first so many days on or after a day. */
export const listDays = (schedule: Schedule, from: string, count: number): string[] => {
  const first = placeFrom(schedule, from)
  return Array.from({ length: count }, (_, at) => dayAt(schedule, first + at))
}

export const firstDayFrom = (schedule: Schedule, from: string): string => dayAt(schedule, placeFrom(schedule, from))

/** Of what comes on its days; what is called in parts has none. */
export const firstDayOf = (
  { startsOn, every }: { readonly startsOn: string; readonly every: Every | null },
  from: string,
): string | null => every && firstDayFrom({ startsOn, every }, from)

export const nextDay = (day: string): string => writeDay(Date.parse(day) + DAY_MS)

/** The latest due day on or before today, and the first day after it: what was missed meanwhile comes once. */
export const takeDue = (
  schedule: Schedule,
  nextOn: string,
  today: string,
): { readonly due: string; readonly next: string } | undefined => {
  if (nextOn > today) return undefined
  const after = placeFrom(schedule, nextDay(today))
  return { due: dayAt(schedule, Math.max(0, after - 1)), next: dayAt(schedule, after) }
}
