import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import type { OrderLine, WrittenNumber } from '#features/buying/quick-order/reading/order-line.rules.ts'
import type { ReadOrder } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { choosePlace, namePlace, type DeliveryPlace } from '#features/buying/quick-order/reading/order-place.rules.ts'
import { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'
import { trimSigns } from '#kernel/trim-signs.ts'
import type { XmlElement } from '#platform/files/xml-reader.ts'

export const UBL_ORDER = 'urn:oasis:names:specification:ubl:schema:xsd:Order-2'

const LONGEST = 200

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The namespace that the root's own prefix stands for. */
const namespaceOf = ({ name, attributes }: XmlElement): string | undefined => {
  const at = name.indexOf(':')
  return attributes.get(at < 0 ? 'xmlns' : `xmlns:${name.slice(0, at)}`)
}

const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => typeof child === 'object' && localOf(child.name) === name)

const findAt = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element)

const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string => textOf(findAt(element, ...path))

const DECIMAL = /^\d{1,15}(?:\.\d{1,6})?$/

/** A whole number, also as `2.0`. */
const readWhole = (text: string): number | undefined => {
  const [, whole] = /^(\d{1,9})(?:\.0+)?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole)
}

/** The price of one piece: a price may be for a hundred [price and base quantity]. Undefined where it does not come out even. */
export const pricePerPiece = (amount: string, base: string): string | undefined => {
  if (!DECIMAL.test(amount)) return undefined
  const pieces = base === '' ? 1 : readWhole(base)
  if (!pieces) return undefined
  const [whole = '', fraction = ''] = amount.split('.')
  const scaled = BigInt(whole + fraction.padEnd(6, '0')) * 10_000n
  if (scaled % BigInt(pieces) !== 0n) return undefined
  const text = String(scaled / BigInt(pieces)).padStart(11, '0')
  const [left, right] = [text.slice(0, -10), trimSigns(text.slice(-10), { end: /0/ })]
  return right === '' ? left : `${left}.${right}`
}

const DAY = /^\d{4}-\d{2}-\d{2}/

const readLine = (line: XmlElement, at: number): OrderLine => {
  const item = findAt(line, 'Item')
  const numbers: WrittenNumber[] = [
    { text: textAt(item, 'SellersItemIdentification', 'ID'), source: 'part' as const },
    { text: textAt(item, 'BuyersItemIdentification', 'ID'), source: 'own' as const },
    { text: textAt(item, 'ManufacturersItemIdentification', 'ID'), source: 'label' as const },
  ].filter(({ text }) => text !== '')
  const written = findAt(line, 'Quantity')
  const quantity = readWhole(textOf(written))
  const unit = written?.attributes.get('unitCode')?.slice(0, 20)
  const price = pricePerPiece(textAt(line, 'Price', 'PriceAmount'), textAt(line, 'Price', 'BaseQuantity'))
  const words = textAt(item, 'Name') || textAt(item, 'Description')
  const requestedOn = DAY.exec(textAt(line, 'Delivery', 'RequestedDeliveryPeriod', 'EndDate'))?.[0]
  const position = readWhole(textAt(line, 'ID'))
  const isOther = unit !== undefined && kindOfUnit(unit) !== 'pieces'
  const fault = quantity === undefined || quantity < 1 ? ('quantity' as const) : isOther ? ('unit' as const) : undefined
  return {
    ...{ line: at + 1, numbers, words },
    asked: [...numbers.map(({ text }) => text), words, textOf(written), unit ?? ''].filter(Boolean).join(' ').slice(0, 300),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(price !== undefined && { price }),
    ...(requestedOn !== undefined && { requestedOn }),
    ...(position !== undefined && { position }),
    ...(fault !== undefined && { fault }),
  }
}

const REGION = ['CountrySubentityCode', 'CountrySubentity'] as const

/** Undefined where it says only when; a place without an address is one, and cannot be delivered to. */
const readDelivery = (delivery: XmlElement): DeliveryPlace[] => {
  const location = findAt(delivery, 'DeliveryLocation')
  const address = findAt(location, 'Address') ?? findAt(delivery, 'DeliveryAddress')
  if (!location && !address) return []
  const of = (...names: readonly string[]): string => names.map((name) => textAt(address, name)).find(Boolean) ?? ''
  return [
    {
      name: textAt(delivery, 'DeliveryParty', 'PartyName', 'Name') || textAt(location, 'Name'),
      street: [of('StreetName'), of('BuildingNumber')].filter(Boolean).join(' '),
      extra: of('AdditionalStreetName'),
      postalCode: of('PostalZone'),
      city: of('CityName'),
      region: of(...REGION),
      countryCode: textAt(address, 'Country', 'IdentificationCode').toUpperCase(),
    },
  ]
}

/** Of the whole order, or of all of its lines. */
const findDelivery = (root: XmlElement, items: readonly XmlElement[]): ReadOrder['delivery'] => {
  const [whole, ...others] = childrenOf(root, 'Delivery').flatMap(readDelivery)
  const ofLines = items.map((item) => childrenOf(item, 'Delivery').flatMap(readDelivery)[0])
  const isSplit = others.some((one) => whole && namePlace(one) !== namePlace(whole))
  const { shipTo, hasSeveralPlaces } = choosePlace(whole, ofLines, namePlace)
  return isSplit || hasSeveralPlaces ? 'several' : shipTo
}

const CURRENCY = /^[A-Z]{3}$/

/** An Order of UBL 2.1 and no other document; every element is looked for in its own place. */
export const readUblOrder = (root: XmlElement): ReadOrder => {
  if (localOf(root.name) !== 'Order' || namespaceOf(root) !== UBL_ORDER) return refuseDocument('wrong_type')
  const currency = textAt(root, 'DocumentCurrencyCode')
  const prices = childrenOf(root, 'OrderLine').flatMap(
    (line) => findAt(line, 'LineItem', 'Price', 'PriceAmount')?.attributes.get('currencyID') ?? [],
  )
  const codes = new Set([...(currency === '' ? [] : [currency]), ...prices])
  const [code = '', ...others] = codes
  const poNumber = textAt(root, 'ID')
  const items = childrenOf(root, 'OrderLine').flatMap((line) => findAt(line, 'LineItem') ?? [])
  const delivery = findDelivery(root, items)
  return {
    ...(poNumber !== '' && { poNumber: poNumber.slice(0, 40) }),
    ...(others.length === 0 && CURRENCY.test(code) && { currency: code }),
    ...(delivery && { delivery }),
    lines: items.map(readLine),
  }
}
