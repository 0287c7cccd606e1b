import { choosePlace, namePlace, pricePerPiece } from '#features/buying/quick-order/public.server.ts'
import { attributeOf, childrenOf, findAt, textAt } from '#features/buying/procurement/cxml/cxml-tree.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { readPieces } from '#features/buying/procurement/cxml/operation.rules.ts'
import type { Address } from '#features/buying/checkout/public.server.ts'
import type { XmlElement } from '#platform/files/xml-reader.ts'

export type OrderType = 'new' | 'update' | 'delete'

export type RequestedLine = {
  readonly lineNumber: number
  readonly sku: string
  readonly quantity: number
  readonly unit: string
  /** Of one piece, as decimal text; missing where the order names none. */
  readonly price: string | undefined
  readonly currency: string | undefined
  readonly requestedOn: string | undefined
  /** Only where lines go to different places. */
  readonly shipTo?: Address | undefined
}

export type RequestedOrder = {
  readonly orderId: string
  readonly type: OrderType
  /** Missing where the order names no place; undefined fields of it are empty. */
  readonly shipTo: Address | undefined
  readonly hasSeveralPlaces?: boolean
  readonly comments: string
  readonly lines: readonly RequestedLine[]
}

const MOST_LINES = 1_000
const LONGEST_ID = 35
const TYPES: readonly OrderType[] = ['new', 'update', 'delete']

const readPrice = (item: XmlElement): Pick<RequestedLine, 'price' | 'currency'> => {
  const money = findAt(item, 'ItemDetail', 'UnitPrice', 'Money')
  const amount = textAt(item, 'ItemDetail', 'UnitPrice', 'Money').replaceAll(',', '')
  if (amount === '') return { price: undefined, currency: undefined }
  const base = attributeOf(findAt(item, 'ItemDetail', 'PriceBasisQuantity'), 'quantity')
  return { price: pricePerPiece(amount, base) ?? '', currency: attributeOf(money, 'currency').toUpperCase() }
}

const readLine = (item: XmlElement, at: number): RequestedLine => {
  const lineNumber = readPieces(attributeOf(item, 'lineNumber')) ?? at + 1
  const sku = textAt(item, 'ItemID', 'SupplierPartID').slice(0, 60)
  if (sku === '') throw new CxmlProblem(406, `Line ${lineNumber} names no SupplierPartID.`)
  const quantity = readPieces(attributeOf(item, 'quantity'))
  if (quantity === undefined) throw new CxmlProblem(406, `The quantity of line ${lineNumber} is no whole number of pieces.`)
  const requestedOn = /^\d{4}-\d{2}-\d{2}/.exec(attributeOf(item, 'requestedDeliveryDate'))?.[0]
  const unit = textAt(item, 'ItemDetail', 'UnitOfMeasure').slice(0, 20)
  return { lineNumber, sku, quantity, unit, requestedOn, ...readPrice(item) }
}

const readShipTo = (element: XmlElement | undefined): Address | undefined => {
  const address = findAt(element, 'ShipTo', 'Address')
  // An address that is only a number of theirs is one, and cannot be delivered to.
  if (!address) return undefined
  const postal = findAt(address, 'PostalAddress')
  const streets = childrenOf(postal, 'Street').map((street) => textAt(street).slice(0, 80))
  return {
    name: (textAt(address, 'Name') || textAt(postal, 'DeliverTo')).slice(0, 80),
    street: streets[0] ?? '',
    extra: streets.slice(1).join(', ').slice(0, 80),
    postalCode: textAt(postal, 'PostalCode').slice(0, 20),
    city: textAt(postal, 'City').slice(0, 80),
    region: textAt(postal, 'State').slice(0, 40),
    countryCode: attributeOf(findAt(postal, 'Country'), 'isoCountryCode').toUpperCase().slice(0, 2),
  }
}

/** An order, a change of it or its end; what is missing in it is an answer and never a guess. */
export const readOrderRequest = (content: XmlElement): RequestedOrder => {
  const header = findAt(content, 'OrderRequestHeader')
  const orderId = attributeOf(header, 'orderID')
  if (orderId === '' || orderId.length > LONGEST_ID)
    throw new CxmlProblem(400, `The order has no orderID of ${LONGEST_ID} letters at most.`)
  const named = attributeOf(header, 'type').toLowerCase() || 'new'
  const type = TYPES.find((one) => one === named)
  if (!type) throw new CxmlProblem(406, 'This type of order is not taken.')
  const kind = attributeOf(header, 'orderType').toLowerCase() || 'regular'
  if (kind !== 'regular') throw new CxmlProblem(406, `Orders of the type ${kind.slice(0, 20)} are not taken, only regular ones.`)
  const items = childrenOf(content, 'ItemOut')
  if (items.length > MOST_LINES) throw new CxmlProblem(406, `An order has ${MOST_LINES} lines at most.`)
  if (items.length === 0 && type !== 'delete') throw new CxmlProblem(406, 'The order has no lines.')
  const lines = type === 'delete' ? [] : items.map(readLine)
  const places = lines.length === 0 ? [] : items.map(readShipTo)
  const { shipTo, hasSeveralPlaces } = choosePlace(readShipTo(header), places, namePlace)
  return {
    ...{ orderId, type, shipTo, hasSeveralPlaces, comments: textAt(header, 'Comments').slice(0, 80) },
    lines: hasSeveralPlaces ? lines.map((line, at) => ({ ...line, shipTo: places[at] ?? shipTo })) : lines,
  }
}
