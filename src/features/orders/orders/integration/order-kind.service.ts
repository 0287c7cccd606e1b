import { checkOrder } from '#features/orders/orders/integration/check-order.rules.ts'
import { completeOrder } from '#features/orders/orders/integration/complete-order.rules.ts'
import { ORDER_FIELDS, type OrderRecord } from '#features/orders/orders/integration/order-fields.rules.ts'
import {
  deleteOrders,
  expandOrders,
  findOrderReferences,
  findUsedOrders,
  holdOrders,
  ORDER_SOURCE_LINES,
} from '#features/orders/orders/integration/order-kind.store.ts'
import { saveOrders } from '#features/orders/orders/integration/save-orders.service.ts'
import { touchOrders } from '#features/orders/orders/order-source.service.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

export const orderKind = defineRecords({
  name: 'orders',
  right: 'orders',
  help: 'Orders of your ERP, and what became of orders that were placed here.',
  keys: ['orderNumber'],
  fields: ORDER_FIELDS,
  example: {
    orderNumber: '4500012345',
    account: 'M1~1001',
    poNumber: 'PO-5507',
    state: 'Confirmed',
    placedAt: '2027-03-24T08:15:00Z',
    promisedOn: '2027-03-31',
    currency: 'EUR',
    shipTo: { name: 'Nordfjord Shipping', street: 'Strandgata 4', postalCode: '6771', city: 'Nordfjordeid', countryCode: 'no' },
    lines: [
      { position: 10, sku: 'HS-334-4D', name: 'Gas detector', quantity: 2, unitPrice: '597.52' },
      { position: 20, sku: 'HS-245', quantity: 1, unitPrice: '90' },
    ],
    freight: '18',
    taxes: [{ name: 'VAT', percent: '25', amount: '325.76' }],
  },
  isDecidedByData: true,
  complete: completeOrder,
  check: checkOrder,
  source: ORDER_SOURCE_LINES,
  expand: expandOrders,
  hold: (tx, lines) =>
    holdOrders(
      tx,
      lines.map((line) => String(line['orderNumber'])),
    ),
  findReferences: findOrderReferences,
  referencesOf: ({ orderNumber }) => [String(orderNumber)],
  subjectOf: ({ orderNumber }: OrderRecord) => orderNumber,
  save: saveOrders,
  remove: async ({ tx }, lines) => {
    const numbers = lines.map(({ orderNumber }) => orderNumber)
    const used = await findUsedOrders(tx, numbers)
    const free = numbers.filter((number) => !used.has(number))
    await deleteOrders(tx, free)
    await touchOrders(tx, free)
    return numbers.map((number) => {
      const reason = used.get(number)
      return reason === undefined ? [] : [{ column: 'orderNumber', reason }]
    })
  },
})
