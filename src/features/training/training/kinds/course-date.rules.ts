import { fieldOf, type LineOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { isTimeZone } from '#features/training/training/office/attendance.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

const { text, date, wholeNumber, country, language } = fieldOf

const HOUR = { most: 5, pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, patternFault: 'is no time of day; write it as 09:00' }

export const FIRST_HOUR = '09:00'
export const LAST_HOUR = '17:00'

export const courseDateFields = {
  course: text({ isRequired: true, refersTo: 'courses', most: 30, help: 'The number of the course.' }),
  id: text({ isRequired: true, isSearched: true, most: 60, help: 'Your own number of the date.' }),
  startsOn: date({ isRequired: true, help: 'Its first day.' }),
  endsOn: date({ isRequired: true, help: 'Its last day.' }),
  startTime: text({ ...HOUR, help: 'When it begins on the first day, there; without it 09:00.' }),
  endTime: text({ ...HOUR, help: 'When it ends on the last day, there; without it 17:00.' }),
  timeZone: text({ most: 60, help: 'The time zone there, such as Europe/Oslo; without it the one of the country, else UTC.' }),
  language: language({ help: 'The language it is held in; without it English.' }),
  place: text({ isSearched: true, most: 80, help: 'The city; without it the date is held online.' }),
  countryCode: country({ help: 'The country of the city.' }),
  venue: text({ most: 160, help: 'The building or room.' }),
  seats: wholeNumber({ isRequired: true, least: 1, most: 1000, help: 'How many can take part.' }),
}
export type CourseDateLine = LineOf<typeof courseDateFields>

type ZonedLocale = { readonly getTimeZones?: () => readonly string[] | undefined }

const clockOf = (timeZone: string): string =>
  ['2027-01-01', '2027-07-01']
    .map((day) => new Date(day).toLocaleString('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' }))
    .join()

/** A country with one clock needs no zone in its lines. */
export const zoneOfCountry = (code: unknown): string => {
  if (typeof code !== 'string') return 'UTC'
  const zones = (new Intl.Locale(`und-${code.toUpperCase()}`) as ZonedLocale).getTimeZones?.() ?? []
  return zones[0] !== undefined && new Set(zones.map(clockOf)).size === 1 ? zones[0] : 'UTC'
}

const LONGEST_DAYS = 60
const DAY_MS = 86_400_000

export const findDateFaults = (line: CourseDateLine): LineProblem[] => {
  const { startsOn, endsOn, startTime = FIRST_HOUR, endTime = LAST_HOUR, timeZone, place, countryCode, venue } = line
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS
  const faults: LineProblem[] = []
  if (days < 0) faults.push({ column: 'endsOn', reason: `${endsOn} is before the first day, ${startsOn}` })
  if (days === 0 && endTime <= startTime) faults.push({ column: 'endTime', reason: `${endTime} is not after ${startTime}` })
  if (days > LONGEST_DAYS) faults.push({ column: 'endsOn', reason: `is more than ${LONGEST_DAYS} days after the first day` })
  if (timeZone !== undefined && !isTimeZone(timeZone))
    faults.push({ column: 'timeZone', reason: `‘${timeZone}’ is no time zone; write it as Europe/Oslo` })
  if (place === undefined && (countryCode !== undefined || venue !== undefined))
    faults.push({ column: 'place', reason: 'is missing; only a date that is held online has none, and no country or venue' })
  return faults
}

/** The meaning of an empty cell; fields that a line leaves out stay as they were. */
export const fillEmptyCells = (line: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const usual: Readonly<Record<string, string>> = {
    ...{ startTime: FIRST_HOUR, endTime: LAST_HOUR, language: 'en' },
    timeZone: zoneOfCountry(line['countryCode']),
  }
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, value === null ? (lookUp(usual, name) ?? null) : value]),
  )
}
