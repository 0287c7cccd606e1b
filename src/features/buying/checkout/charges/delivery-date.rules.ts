import type { DeliveryMethod } from '#features/buying/checkout/charges/charges.rules.ts'

const DAY_MS = 86_400_000

/** Working days from our door to theirs. */
const TRANSIT_DAYS: Readonly<Record<DeliveryMethod, number>> = { standard: 3, express: 1, 'own-carrier': 1 }
/** Where nobody says when more comes. */
const USUAL_LEAD_DAYS = 20

const toDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Saturdays and Sundays do not count. */
export const addWorkingDays = (day: string, days: number): string => {
  let date = new Date(`${day}T00:00:00Z`)
  let left = days
  while (left > 0) {
    date = new Date(date.getTime() + DAY_MS)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return toDay(date)
}

export type DatedLine = {
  readonly quantity: number
  readonly leadDays?: number | undefined
  readonly stock: { readonly quantity: number; readonly next?: { readonly on: string; readonly quantity: number } | undefined }
}

/** The day on which all pieces of a line can leave. */
export const leavesOn = ({ quantity, leadDays, stock }: DatedLine, today: string): string => {
  const missing = quantity - stock.quantity
  if (missing <= 0) return today
  if (stock.next && stock.next.quantity >= missing) return stock.next.on > today ? stock.next.on : today
  return addWorkingDays(today, leadDays ?? USUAL_LEAD_DAYS)
}

/** When everything of an order can be there. */
export const arrivesOn = (lines: readonly DatedLine[], method: DeliveryMethod, today: string): string => {
  const leaves = lines.map((line) => leavesOn(line, today)).reduce((latest, day) => (day > latest ? day : latest), today)
  return addWorkingDays(leaves, TRANSIT_DAYS[method])
}
