import { ORDER_NUMBER, ORDER_STATES, type OrderState } from '#features/orders/orders/order.rules.ts'
import { fieldOf, type Field, type LineOf } from '#foundation/data-kinds/public.ts'

const { amount, choice, country, currency, date, record, records, text, time, wholeNumber, yesNo } = fieldOf

const MOST_PIECES = 999_999
/** Six digits, as ERPs number the lines of a document. */
export const MOST_POSITION = 999_999

const promisedOn = date({ help: 'The day it was promised for.' })
const requestedOn = date({ help: 'The day it was requested for.' })

const part = {
  position: wholeNumber({
    ...{ least: 1, most: MOST_POSITION },
    help: 'The number of the line in your ERP, such as 10, 20, 30; left out, they are counted 1, 2, 3.',
  }),
  sku: text({ isRequired: true, most: 60, help: 'The part number.' }),
  name: text({ help: 'The name of the part; left out, the catalogue’s name of it.' }),
  category: text({ help: 'The path of its category, by which spending is added up; left out, the catalogue’s.' }),
  quantity: wholeNumber({ isRequired: true, least: 1, most: MOST_PIECES, help: 'How many pieces were ordered.' }),
  shipped: wholeNumber({ least: 0, most: MOST_PIECES, help: 'How many were sent; shipments add to it.' }),
  backordered: wholeNumber({ least: 0, most: MOST_PIECES, help: 'How many are missing at the moment.' }),
  unitPrice: amount({ isRequired: true, help: 'The price of a piece.' }),
  total: amount({ help: 'The price of the line, where it is not quantity times unit price.' }),
  note: text({ most: 500, help: 'A remark that the customer reads.' }),
  requestedOn,
  promisedOn,
}

const backorder = {
  position: wholeNumber({ isRequired: true, least: 1, most: MOST_POSITION, help: 'The position of the order’s line.' }),
  backordered: wholeNumber({ isRequired: true, least: 0, most: MOST_PIECES, help: 'How many pieces are missing.' }),
  promisedOn: date({ help: 'The day the missing ones are promised for.' }),
}

const stop = {
  state: choice({ isRequired: true, choices: ORDER_STATES, help: 'The state that it came to.' }),
  at: time({ isRequired: true, help: 'When it did.' }),
}

const tax = {
  name: text({ isRequired: true, most: 60, help: 'The name of the tax, such as VAT.' }),
  percent: amount({ isRequired: true, help: 'Its rate as a decimal text, such as 19.' }),
  amount: amount({ isRequired: true, help: 'What it amounts to.' }),
}

const address = {
  name: text({ help: 'The name at the door.' }),
  street: text({ help: 'Street and house number.' }),
  city: text({ help: 'The city.' }),
  state: text({ most: 60, help: 'State or province, where addresses have one.' }),
  postalCode: text({ most: 20, help: 'The postal code.' }),
  countryCode: country({ help: 'The country.' }),
}

/** An order that is new here needs account, placedAt, currency and lines; of one that is known, all but the number may be left out. */
export const ORDER_FIELDS = {
  orderNumber: text({
    ...{ isRequired: true, isSearched: true, most: 30, pattern: ORDER_NUMBER, patternFault: 'is no order number' },
    help: 'The number of the order: letters, digits and hyphens.',
  }),
  account: text({ refersTo: 'accounts', most: 60, isSearched: true, help: 'The account it is for, such as M1~1001.' }),
  poNumber: text({ isSearched: true, help: 'The number of the customer’s purchase order.' }),
  state: text({
    ...{ refersTo: 'order-state-words', most: 60 },
    help: 'How far it came, in our words or those of your ERP; an order goes forward only.',
  }) as Field<OrderState, false>,
  placedAt: time({ help: 'When it was placed.' }),
  placedBy: text({ refersTo: 'people', help: 'The mail address of the person who placed it.' }),
  requestedOn,
  promisedOn,
  currency: currency({ help: 'The currency of all its amounts.' }),
  site: text({ help: 'The name under which the customer knows where it goes.' }),
  shipTo: record({ fields: address, help: 'Where it goes.' }),
  deliveryMethod: text({ help: 'How it is sent, such as express.' }),
  paymentType: text({ help: 'How it is paid, such as account.' }),
  isComplete: yesNo({ help: 'Whether it is sent all at once.' }),
  lines: records({ fields: part, help: 'The parts that were ordered; those that come replace those that are stored.' }),
  backorders: records({ fields: backorder, help: 'News of single lines: what is missing, and until when.' }),
  history: records({ fields: stop, help: 'Of an order that is new here: when it came to each state on its way.' }),
  freight: amount({ help: 'The cost of the delivery.' }),
  taxes: records({ fields: tax, help: 'The taxes on it.' }),
} as const

export type OrderRecord = LineOf<typeof ORDER_FIELDS>
export type OrderPart = LineOf<typeof part>
export type Backorder = LineOf<typeof backorder>
