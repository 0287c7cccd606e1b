import { saveShipments, takeBackShipments } from '#features/orders/orders/integration/save-shipments.service.ts'
import { checkShipment, completeShipment, SHIPMENT_FIELDS } from '#features/orders/orders/integration/shipment-fields.rules.ts'
import { holdShippedOrders, SHIPMENT_SOURCE_LINES } from '#features/orders/orders/integration/shipment-kind.store.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

export const shipmentKind = defineRecords({
  name: 'shipments',
  right: 'orders',
  help: 'What left the house for an order, and how far it came.',
  keys: ['shipmentNumber'],
  fields: SHIPMENT_FIELDS,
  example: {
    shipmentNumber: '80001234',
    orderNumber: '4500012345',
    carrier: 'Fjord Freight',
    trackingNumber: 'FF00123456',
    shippedOn: '2027-03-31',
    lines: [{ position: 10, quantity: 2 }],
    events: [{ at: '2027-03-31T14:00:00Z', place: 'Bergen', event: 'left' }],
  },
  isDecidedByData: true,
  complete: completeShipment,
  check: checkShipment,
  source: SHIPMENT_SOURCE_LINES,
  hold: (tx, lines) =>
    holdShippedOrders(
      tx,
      lines.flatMap((line) => (typeof line['orderNumber'] === 'string' ? [line['orderNumber']] : [])),
      lines.map((line) => String(line['shipmentNumber'])),
    ),
  save: saveShipments,
  remove: takeBackShipments,
})
