export type CustomerPlaces = {
  /** Of the person's own address. */
  readonly countryCode: string
  readonly soldTos: readonly { readonly countryCode: string }[]
}

/** Where a customer shops: the countries of the accounts, and of the person's own address [6.12.1]. */
export const listCustomerCountries = ({ countryCode, soldTos }: CustomerPlaces): string[] =>
  [...new Set([...soldTos.map((account) => account.countryCode), countryCode].map((code) => code.toLowerCase()))]
    .filter((code) => /^[a-z]{2}$/.test(code))
    .toSorted()
