/** As a document writes it; what it does not say is empty. */
export type DeliveryPlace = {
  readonly name: string
  readonly street: string
  readonly extra: string
  readonly postalCode: string
  readonly city: string
  readonly region: string
  readonly countryCode: string
}

export const namePlace = (place: DeliveryPlace): string => JSON.stringify(Object.values(place)).toLowerCase()

export type ChosenPlace<Place> = {
  /** Undefined where the order names none: it goes to the account's own. */
  readonly shipTo: Place | undefined
  /** Lines go to different places, which one order of ours cannot. */
  readonly hasSeveralPlaces: boolean
}

/** Where an order goes: a line without a place goes to that of the header, and all lines must agree. */
export const choosePlace = <Place>(
  header: Place | undefined,
  lines: readonly (Place | undefined)[],
  nameOf: (place: Place) => string,
): ChosenPlace<Place> => {
  const places = lines.length === 0 ? [header] : lines.map((place) => place ?? header)
  const names = new Set(places.map((place) => (place === undefined ? '' : nameOf(place))))
  return names.size > 1 ? { shipTo: header, hasSeveralPlaces: true } : { shipTo: places[0], hasSeveralPlaces: false }
}
