import type { Dice } from '#demo/pictures/dice.ts'
import type { OrderState } from '#features/orders/orders/public.ts'

const DAY_MS = 86_400_000
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)
export const writeDay = (date: Date): string => date.toISOString().slice(0, 10)

type Report = { readonly at: string; readonly place: string; readonly event: 'packed' | 'left' | 'out' | 'delivered' }
type Shipment = {
  readonly carrier: string
  readonly trackingNumber: string
  readonly shippedOn: string
  readonly deliveredOn?: string
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  readonly events: readonly Report[]
}

/** The history of an order until today. */
export type OrderLife = {
  readonly state: OrderState
  readonly promisedOn: string
  /** By line. */
  readonly backordered: readonly number[]
  readonly history: readonly { readonly state: OrderState; readonly at: string }[]
  readonly shipments: readonly Shipment[]
}

/** The latest orders, the newest first: every state that one can see on a working day. */
const LATEST: readonly OrderState[] = [
  'Received',
  'Confirmed',
  'Received',
  'In production',
  'Confirmed',
  'Part shipped',
  'In production',
  'Cancelled',
  'Shipped',
  'In production',
  'Part shipped',
  'Confirmed',
  'Delivered',
  'Shipped',
  'Part shipped',
  'In production',
  'Shipped',
  'Delivered',
  'Shipped',
  'Delivered',
]
const OPEN: readonly OrderState[] = ['Received', 'Confirmed', 'In production', 'Part shipped']
const PATH: readonly OrderState[] = ['Received', 'Confirmed', 'In production', 'Part shipped', 'Shipped', 'Delivered', 'Invoiced']
const DELIVERED_UNTIL = 34
const CARRIERS = ['Nordfrakt Express', 'Halden Logistics', 'Atlas Parcel'] as const
const PLACES = ['Rotterdam', 'Louisville', 'Leipzig', 'Memphis'] as const

const stateAt = (back: number): OrderState =>
  LATEST[back] ?? (back % 17 === 11 ? 'Cancelled' : back < DELIVERED_UNTIL ? 'Delivered' : 'Invoiced')

type OrderWish = {
  readonly dice: Dice
  readonly back: number
  readonly placedAt: Date
  readonly now: Date
  readonly quantities: readonly number[]
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** When it got to each state on its way: spread between its beginning and today, two weeks at most. */
const listStops = (state: OrderState, placedAt: Date, now: Date): { state: OrderState; at: Date }[] => {
  const passed = state === 'Cancelled' ? PATH.slice(0, 2) : PATH.slice(0, PATH.indexOf(state) + 1)
  const span = Math.min(now.getTime() - placedAt.getTime(), 14 * DAY_MS)
  const stops = passed.map((one, at) => ({ state: one, at: new Date(placedAt.getTime() + (span * at) / (passed.length + 0.5)) }))
  const last = stops.at(-1)?.at ?? placedAt
  return state === 'Cancelled' ? [...stops, { state, at: earlier(addDays(last, 0.2), now) }] : stops
}

const shipmentOf = (dice: Dice, at: Date, delivered: Date | undefined, lines: Shipment['lines']): Shipment => {
  const place = dice.pick(PLACES)
  const report = (time: Date, where: string, event: Report['event']): Report => ({
    at: time.toISOString(),
    place: where,
    event,
  })
  return {
    carrier: dice.pick(CARRIERS),
    trackingNumber: `NF${dice.int(10_000_000, 99_999_999)}`,
    shippedOn: writeDay(at),
    ...(delivered && { deliveredOn: writeDay(delivered) }),
    lines,
    events: [
      report(addDays(at, -0.1), place, 'packed'),
      report(at, place, 'left'),
      ...(delivered ? [report(addDays(delivered, -0.2), '', 'out'), report(delivered, '', 'delivered')] : []),
    ],
  }
}

export const planLife = ({ dice, back, placedAt, now, quantities }: OrderWish): OrderLife => {
  const state = stateAt(back)
  const stops = listStops(state, placedAt, now)
  const timeOf = (one: OrderState) => stops.find((stop) => stop.state === one)?.at
  const isSent = !OPEN.includes(state) && state !== 'Cancelled'
  const isPart = state === 'Part shipped'
  const shipped = quantities.map((quantity, at) => (isSent ? quantity : isPart && at === 0 ? Math.ceil(quantity / 2) : 0))
  const isShort = isPart || (state === 'In production' && back % 2 === 1)
  const backordered = quantities.map((quantity, at) =>
    isShort && at === quantities.length - 1 ? quantity - (shipped[at] ?? 0) : 0,
  )
  const isLate = OPEN.includes(state) && back % 4 === 3
  const promised = isLate
    ? addDays(now, -1 - dice.int(0, 4))
    : OPEN.includes(state)
      ? addDays(now, 3 + dice.int(0, 15))
      : addDays(placedAt, 12)
  const sentLines = shipped.flatMap((quantity, at) => (quantity > 0 ? [{ position: at + 1, quantity }] : []))
  const left = timeOf('Part shipped') ?? timeOf('Shipped')
  return {
    state,
    promisedOn: writeDay(promised),
    backordered,
    history: stops
      .filter((stop) => isPart || stop.state !== 'Part shipped')
      .map(({ state: reached, at }) => ({ state: reached, at: at.toISOString() })),
    shipments: left && sentLines.length > 0 ? [shipmentOf(dice, left, timeOf('Delivered'), sentLines)] : [],
  }
}
