/** The customer (or the supplier itself) that a person works for. */
export type Company = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly customerType: string
  readonly customerGroup: string
  readonly lineOfBusiness: string
}

/** An account that is ordered through, as it is stored. */
export type SoldToRow = {
  readonly id: string
  readonly number: string
  readonly erpId: string
  readonly salesOrg: string
  readonly name: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
  readonly defaultCurrency: string | null
  readonly customerUnitCurrency: string | null
  readonly currencies: readonly string[]
  readonly isEcomEnabled: boolean
  /** Null: not restricted to some tools. */
  readonly toolAccess: readonly string[] | null
  /** Whose prices it pays; missing or null: those of the public list. */
  readonly priceList?: string | null
}

/** In someone's list. */
export type PersonSoldTo = SoldToRow & {
  readonly isDefault: boolean
  /** `{erpId}~{padded number}`: the one name of an account [T-52]. */
  readonly key: string
  /** The person's chosen currency; null: the account's. */
  readonly chosenCurrency: string | null
}
