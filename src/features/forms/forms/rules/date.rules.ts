const DAY_MS = 86_400_000
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day as its number, or undefined for a text that is none, such as 30 February. */
const readDay = (iso: string): number | undefined => {
  const parts = ISO_DAY.exec(iso)
  if (!parts) return undefined
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
  return writeDay(time) === iso ? time : undefined
}
const writeDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isDay = (value: string): boolean => readDay(value) !== undefined
export const addDays = (iso: string, days: number): string => writeDay((readDay(iso) ?? 0) + days * DAY_MS)
export const weekdayOf = (iso: string): number => new Date(readDay(iso) ?? 0).getUTCDay()

/** A bound as authors write it: a day, or so many days from today, as in '+3'. */
export const BOUND = /^(?:\d{4}-\d{2}-\d{2}|[+-]\d{1,4})$/
export const resolveBound = (bound: string | undefined, today: string): string | undefined =>
  bound === undefined || isDay(bound) ? bound : addDays(today, Number(bound))

export type DayLimits = {
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
  readonly closedWeekdays?: readonly number[] | undefined
  readonly closedDates?: readonly string[] | undefined
}
export type DayFault = 'date' | 'dateBounds' | 'dateClosed'

/** Days that cannot be chosen [5.10.8]. */
export const findDayFault = (iso: string, today: string, limits: DayLimits): DayFault | undefined => {
  if (!isDay(iso)) return 'date'
  const [earliest, latest] = [resolveBound(limits.earliest, today), resolveBound(limits.latest, today)]
  if ((earliest !== undefined && iso < earliest) || (latest !== undefined && iso > latest)) return 'dateBounds'
  return limits.closedWeekdays?.includes(weekdayOf(iso)) || limits.closedDates?.includes(iso) ? 'dateClosed' : undefined
}

/** The order in which a language writes a day. */
const DATE_FORMATS: ReadonlyMap<string, string> = new Map([
  ['de', 'dd.mm.yyyy'],
  ['fr', 'dd/mm/yyyy'],
  ['es', 'dd/mm/yyyy'],
  ['pl', 'dd.mm.yyyy'],
  ['zh', 'yyyy-mm-dd'],
])
/** Month, day and year unless it is said [9.7.3]. */
export const DEFAULT_DATE_FORMAT = 'mm/dd/yyyy'
export const chooseDateFormat = (language: string): string => DATE_FORMATS.get(language) ?? DEFAULT_DATE_FORMAT
/** Sunday unless it is said [9.7.3]. */
export const DEFAULT_WEEK_START = 0

export const writeDate = (iso: string, format: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return isDay(iso) ? format.replace('yyyy', year).replace('mm', month).replace('dd', day) : ''
}

/** An entered date, as yyyy-mm-dd [3.16.1]; undefined where it is none. */
export const readDate = (typed: string, format: string): string | undefined => {
  const text = typed.trim()
  if (text.length > 10) return undefined
  if (isDay(text)) return text
  const order = (format.match(/yyyy|mm|dd/g) ?? []).map((part) => part[0])
  const numbers = text.split(/[./\s-]+/)
  if (numbers.length !== 3 || numbers.some((number) => !/^\d{1,4}$/.test(number))) return undefined
  const find = (part: string): string => numbers[order.indexOf(part)] ?? ''
  const year = find('y')
  if (year.length !== 2 && year.length !== 4) return undefined
  const iso = `${year.padStart(4, '20')}-${find('m').padStart(2, '0')}-${find('d').padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

/** The weeks of a month, from the first day of the week; days of other months are left out. */
export const listWeeks = (month: string, weekStart = DEFAULT_WEEK_START): (string | undefined)[][] => {
  const first = `${month}-01`
  const lead = (weekdayOf(first) - weekStart + 7) % 7
  const days: (string | undefined)[] = Array.from({ length: lead }, () => undefined)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 !== 0) days.push(undefined)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + count
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}
