export const DELIVERY_METHODS = ['standard', 'express', 'own-carrier'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
export const DEFAULT_METHOD: DeliveryMethod = 'standard'

export const TAX_KINDS = ['vat', 'sales'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/** Days, both included; null: until further notice. */
export type Validity = { readonly validFrom: string; readonly validUntil: string | null }

/** Empty currency or country: every one without a line of its own. Countries are in lower case. */
export type FreightRate = Validity & {
  readonly currency: string
  readonly method: DeliveryMethod
  readonly countryCode: string
  /** Decimal text in the currency; otherwise a percentage of the goods. */
  readonly amount: string | null
  readonly percent: `${number}` | null
  /** From this value of the goods on nothing is charged. */
  readonly freeFrom: string | null
}

/** Empty region: every one without a line of its own. */
export type TaxRate = Validity & {
  readonly countryCode: string
  readonly region: string
  readonly tax: TaxKind
  readonly percent: `${number}`
}

/** Empty country: wherever it goes. */
export type Holiday = { readonly day: string; readonly countryCode: string }

/** An order later on a day counts from the next working day. `untilTime` is `14:30` in the zone. */
export type CutOffTime = Validity & { readonly method: DeliveryMethod; readonly untilTime: string; readonly timeZone: string }

/** In working days. Empty country: every one without a line of its own. */
export type DeliveryTime = Validity & {
  readonly method: DeliveryMethod
  readonly countryCode: string
  /** From the supplier's door to the customer's. */
  readonly transitDays: number
  /** Until it leaves, where nobody says when more comes. */
  readonly leadDays: number
}

/** A tenant's delivery charges, the taxes on top, and when things leave. */
export type DeliveryTerms = {
  readonly freightRates: readonly FreightRate[]
  readonly taxRates: readonly TaxRate[]
  readonly holidays: readonly Holiday[]
  readonly cutOffTimes: readonly CutOffTime[]
  readonly deliveryTimes: readonly DeliveryTime[]
}

const isValidOn = ({ validFrom, validUntil }: Validity, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil)

/** Of those valid on the day the most specific one; of equally specific ones the one that began last. */
export const chooseValid = <Line extends Validity>(
  lines: readonly Line[],
  day: string,
  /** How specific a line is, or undefined where it does not apply. */
  rank: (line: Line) => number | undefined,
): Line | undefined => {
  const ranked = lines
    .filter((line) => isValidOn(line, day))
    .flatMap((line) => {
      const place = rank(line)
      return place === undefined ? [] : [{ line, place }]
    })
  return ranked.toSorted((a, b) => b.place - a.place || b.line.validFrom.localeCompare(a.line.validFrom))[0]?.line
}
