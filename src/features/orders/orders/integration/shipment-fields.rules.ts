import { MOST_POSITION } from '#features/orders/orders/integration/order-fields.rules.ts'
import { TRACKING_KINDS } from '#features/orders/orders/order-history.rules.ts'
import { fieldOf, type Line, type LineOf, type LineProblem } from '#foundation/data-kinds/public.ts'

const { choice, date, records, text, time, wholeNumber } = fieldOf

const sentPart = {
  position: wholeNumber({ isRequired: true, least: 1, most: MOST_POSITION, help: 'The position of the order’s line.' }),
  quantity: wholeNumber({ isRequired: true, least: 1, most: 999_999, help: 'How many pieces of it are in the shipment.' }),
}

const trackingEvent = {
  at: time({ isRequired: true, help: 'When it happened.' }),
  place: text({ help: 'Where it happened.' }),
  event: choice({ isRequired: true, choices: TRACKING_KINDS, help: 'What the carrier reports.' }),
}

export const SHIPMENT_FIELDS = {
  shipmentNumber: text({ isRequired: true, isSearched: true, most: 40, help: 'The number of the shipment in your ERP.' }),
  orderNumber: text({ isRequired: true, isSearched: true, refersTo: 'orders', most: 30, help: 'The order that it is for.' }),
  carrier: text({ help: 'Who brings it.' }),
  trackingNumber: text({ isSearched: true, help: 'The carrier’s number of it.' }),
  shippedOn: date({ isRequired: true, help: 'The day it left.' }),
  deliveredOn: date({ help: 'The day it arrived; left out while it is under way.' }),
  lines: records({ isRequired: true, fields: sentPart, help: 'What is in it.' }),
  events: records({ fields: trackingEvent, help: 'What the carrier reported so far.' }),
} as const

export type ShipmentRecord = LineOf<typeof SHIPMENT_FIELDS>
type SentPart = LineOf<typeof sentPart>
type SentRecord = Partial<ShipmentRecord>

/** A position that is in it twice is one line with both quantities. */
const addUp = (lines: readonly SentPart[]): SentPart[] => {
  const quantities = new Map<number, number>()
  for (const { position, quantity } of lines) quantities.set(position, (quantities.get(position) ?? 0) + quantity)
  return [...quantities].map(([position, quantity]) => ({ position, quantity }))
}

/** Reports in the order of their time, whatever order they come in. */
const sortEvents = (events: NonNullable<ShipmentRecord['events']>) =>
  events
    .map(({ at, place, event }) => ({ at, event, ...(place && { place }) }))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))

export const completeShipment = (line: Line): Line => {
  const { lines, events } = line as SentRecord
  return { ...line, ...(lines && { lines: addUp(lines) }), ...(events && { events: sortEvents(events) }) }
}

export const checkShipment = ({ shippedOn, deliveredOn }: ShipmentRecord): LineProblem[] =>
  deliveredOn && deliveredOn < shippedOn ? [{ column: 'deliveredOn', reason: `is before ${shippedOn}, when it left` }] : []
