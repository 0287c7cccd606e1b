import type { ContactReply, SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'

/** Accounts under either name [3.3.2]. */
export const readSoldTos = (reply: ContactReply | null | undefined): readonly SoldToReply[] =>
  reply?.uniqueSoldToAccounts ?? reply?.soldToAccounts ?? []

/** The country of the person's address; the United States unless said [3.3.3]. */
export const readCountry = (reply: ContactReply | null | undefined): string => reply?.address?.countryCode || 'US'

/** Currencies under either name [3.4.6]. */
export const readCurrencies = ({ currencyList }: SoldToReply): string[] =>
  (currencyList?.currency ?? currencyList?.currency_Info ?? []).map(({ isoCode }) => isoCode)

export const isOrderingEnabled = ({ EcomEnabled, ecomEnabled }: SoldToReply): boolean =>
  (EcomEnabled ?? ecomEnabled) === 'Enabled'
