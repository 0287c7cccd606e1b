import { hasOtherPrice, isUnitOf, type CheckedLine, type OurPart } from '#features/buying/procurement/order/order-check.rules.ts'

type Part = 'name' | 'street' | 'extra' | 'postalCode' | 'city' | 'region' | 'countryCode'
type Place = Readonly<Record<Part, string>> | undefined

/** Field by field: what was stored has its fields in another order. */
const describePlace = (place: Place): string =>
  place === undefined
    ? ''
    : [place.name, place.street, place.extra, place.postalCode, place.city, place.region, place.countryCode]
        .map((part) => part.trim().toLowerCase())
        .join('\n')

type Places = {
  readonly shipTo: Place
  readonly hasSeveralPlaces?: boolean
  readonly lines: readonly { readonly sku: string; readonly shipTo?: Place }[]
}

const describePlaces = ({ shipTo, hasSeveralPlaces = false, lines }: Places): string =>
  (hasSeveralPlaces ? [...new Set(lines.map((line) => describePlace(line.shipTo)))].toSorted() : [describePlace(shipTo)]).join(
    '\n\n',
  )

/** A change that names no place leaves the order where it goes. */
const hasOtherPlace = (before: Places, sent: Places): boolean =>
  (sent.shipTo !== undefined || sent.hasSeveralPlaces === true) && describePlaces(before) !== describePlaces(sent)

type ChangeCheck = {
  readonly before: Places
  readonly sent: Places & { readonly lines: readonly CheckedLine[] }
  /** Of the order as it is, at its prices. */
  readonly partOf: (sku: string) => OurPart | undefined
  readonly isPieces: (unit: string) => boolean
}

/** Why a change is refused: it changes pieces of the order's own parts, never their unit, price or place. */
export const findChangeFault = ({ before, sent, partOf, isPieces }: ChangeCheck): string | undefined => {
  for (const line of sent.lines) {
    const part = partOf(line.sku)
    if (!part) return `${line.sku} is no part of this order. Please order it by another one.`
    if (!isUnitOf(part, line.unit, isPieces)) return `Line ${line.lineNumber} is in a unit that we do not sell in.`
    if (hasOtherPrice({ lines: [line], partOf })) return `Line ${line.lineNumber} has another price than the order.`
  }
  return hasOtherPlace(before, sent)
    ? 'The change names another place than the order. Please order it by another one.'
    : undefined
}
