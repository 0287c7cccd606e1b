import { chooseValid, type DeliveryMethod, type DeliveryTerms } from '#features/buying/delivery-terms/delivery-terms.rules.ts'

const DAY_MS = 86_400_000

/** Where a tenant has no line for the method. */
const USUAL_TIMES = { transitDays: 3, leadDays: 20 }

const toDay = (date: Date): string => date.toISOString().slice(0, 10)

/** From when on, around which holidays and for how long days of a delivery are counted. */
export type DeliveryCalendar = {
  readonly today: string
  readonly holidays: ReadonlySet<string>
  readonly transitDays: number
  readonly leadDays: number
}

const isWorkingDay = (date: Date, holidays: ReadonlySet<string>): boolean =>
  date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !holidays.has(toDay(date))

/** Saturdays, Sundays and holidays do not count. */
export const addWorkingDays = (day: string, days: number, holidays: ReadonlySet<string>): string => {
  let date = new Date(`${day}T00:00:00Z`)
  let left = days
  while (left > 0) {
    date = new Date(date.getTime() + DAY_MS)
    if (isWorkingDay(date, holidays)) left -= 1
  }
  return toDay(date)
}

const clockIn = (now: Date, timeZone: string): { readonly day: string; readonly time: string } => {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(now)
    .split(' ')
  return { day, time }
}

/** The day itself, or the next working day: nothing is dispatched on Saturdays, Sundays and holidays. */
const startOn = (day: string, holidays: ReadonlySet<string>): string =>
  isWorkingDay(new Date(`${day}T00:00:00Z`), holidays) ? day : addWorkingDays(day, 1, holidays)

/** Today, or the next working day once the method's cut-off time is over. */
export const openCalendar = (
  { holidays: all, cutOffTimes, deliveryTimes }: DeliveryTerms,
  { now, method, countryCode }: { readonly now: Date; readonly method: DeliveryMethod; readonly countryCode: string },
): DeliveryCalendar => {
  const country = countryCode.toLowerCase()
  const holidays = new Set(all.filter((one) => one.countryCode === '' || one.countryCode === country).map(({ day }) => day))
  const cutOff = chooseValid(cutOffTimes, toDay(now), (one) => (one.method === method ? 0 : undefined))
  const found = chooseValid(deliveryTimes, toDay(now), (one) => {
    if (one.method !== method || (one.countryCode !== '' && one.countryCode !== country)) return undefined
    return one.countryCode === '' ? 0 : 1
  })
  const { transitDays, leadDays } = found ?? USUAL_TIMES
  const rest = { holidays, transitDays, leadDays }
  if (!cutOff) return { today: startOn(toDay(now), holidays), ...rest }
  const { day, time } = clockIn(now, cutOff.timeZone)
  return { today: time < cutOff.untilTime ? startOn(day, holidays) : addWorkingDays(day, 1, holidays), ...rest }
}

export type DatedLine = {
  readonly quantity: number
  readonly leadDays?: number | undefined
  readonly stock: { readonly quantity: number; readonly next?: { readonly on: string; readonly quantity: number } | undefined }
}

/** The day on which all pieces of a line can leave. */
export const shipsOn = ({ quantity, leadDays, stock }: DatedLine, calendar: DeliveryCalendar): string => {
  const { today, holidays } = calendar
  const missing = quantity - stock.quantity
  if (missing <= 0) return today
  if (stock.next && stock.next.quantity >= missing) return stock.next.on > today ? stock.next.on : today
  return addWorkingDays(today, leadDays ?? calendar.leadDays, holidays)
}

/** When all of these can be there. */
export const arrivesOn = (lines: readonly DatedLine[], calendar: DeliveryCalendar): string => {
  const leaves = lines
    .map((line) => shipsOn(line, calendar))
    .reduce((latest, day) => (day > latest ? day : latest), calendar.today)
  return addWorkingDays(leaves, calendar.transitDays, calendar.holidays)
}
