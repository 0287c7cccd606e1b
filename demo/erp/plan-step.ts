import type { Order } from '#features/orders/orders/public.server.ts'

/** The next lines that the demo's ERP would send. */
export type ErpStep =
  | { readonly kind: 'orders'; readonly line: Readonly<Record<string, unknown>> }
  | { readonly kind: 'shipments'; readonly line: Readonly<Record<string, unknown>> }

type KnownShipment = {
  readonly number: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly shippedOn: string
  readonly deliveredOn: string | null
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  readonly events: readonly { readonly at: string; readonly place: string; readonly event: string }[]
}

const DAY_MS = 86_400_000
const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
const digitsOf = (number: string): number => Number(number.replaceAll(/\D/g, '').slice(-6))

type Line = { readonly position: number; readonly quantity: number }
const openLines = (order: Order): Line[] =>
  order.lines
    .map(({ position, quantity, shipped }) => ({ position, quantity: quantity - shipped }))
    .filter(({ quantity }) => quantity > 0)

/** The first half, by lines or by pieces; what cannot be divided goes at once, and so does what shall come complete. */
const firstHalf = (order: Order): Line[] => {
  const open = openLines(order)
  const [only] = open
  if (order.isComplete) return open
  if (open.length > 1) return open.slice(0, Math.ceil(open.length / 2))
  return only && only.quantity > 1 ? [{ ...only, quantity: Math.ceil(only.quantity / 2) }] : open
}

const sendShipment = (order: Order, place: number, lines: readonly Line[], now: Date): ErpStep => ({
  kind: 'shipments',
  line: {
    shipmentNumber: `8${order.number}${place}`,
    orderNumber: order.number,
    carrier: 'Nordfrakt Express',
    trackingNumber: `NF${order.number.slice(-7)}${place}`,
    shippedOn: dayAfter(now, 0),
    lines,
    events: [{ at: now.toISOString(), place: 'Rotterdam', event: 'left' }],
  },
})

const deliverShipment = (order: Order, { number, ...shipment }: KnownShipment, now: Date): ErpStep => ({
  kind: 'shipments',
  line: {
    ...shipment,
    shipmentNumber: number,
    orderNumber: order.number,
    deliveredOn: dayAfter(now, 0),
    events: [...shipment.events, { at: now.toISOString(), place: order.shipTo.city, event: 'delivered' }],
  },
})

/** One step of an order: confirmed, made, sent in parts, delivered, billed; of three orders one waits for stock meanwhile. */
export const planStep = (order: Order, shipments: readonly KnownShipment[], now: Date): ErpStep[] => {
  const say = (line: object): ErpStep[] => [{ kind: 'orders', line: { orderNumber: order.number, ...line } }]
  switch (order.state) {
    case 'Received':
      return say({ state: 'Confirmed', promisedOn: dayAfter(now, 5) })
    case 'Confirmed': {
      const last = order.lines.at(-1)
      const isShort = digitsOf(order.number) % 3 === 0 && last !== undefined && !order.isComplete
      const until = dayAfter(now, 12)
      return say({
        state: 'In production',
        ...(isShort && {
          promisedOn: until,
          backorders: [{ position: last.position, backordered: Math.ceil(last.quantity / 2), promisedOn: until }],
        }),
      })
    }
    case 'In production':
      return [sendShipment(order, 1, firstHalf(order), now)]
    case 'Part shipped':
      return [sendShipment(order, shipments.length + 1, openLines(order), now)]
    case 'Shipped':
      return shipments.filter(({ deliveredOn }) => deliveredOn === null).map((shipment) => deliverShipment(order, shipment, now))
    case 'Delivered':
      return say({ state: 'Invoiced' })
    default:
      return []
  }
}
