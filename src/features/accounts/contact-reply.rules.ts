import type { ContactDetails, SoldToAccount } from '#features/accounts/contact-details.schema.ts'

/** An account as the browser may meet it; systems behind the portal name some fields in two ways [3.4.4, 3.4.6]. */
export type SoldToReply = Partial<Omit<SoldToAccount, 'soldToNumber' | 'erpId' | 'currencyList'>> &
  Pick<SoldToAccount, 'soldToNumber' | 'erpId'> & {
    readonly currencyList?: {
      readonly currency?: readonly { readonly isoCode: string }[]
      readonly currency_Info?: readonly { readonly isoCode: string }[]
    }
  }

/** Contact details or favourites as they may arrive: with accounts under either name, or with an error instead. */
export type ContactReply = Partial<Omit<ContactDetails, 'soldToAccounts'>> & {
  readonly soldToAccounts?: readonly SoldToReply[]
  /** Of favourites, which come page by page: how many there are. */
  readonly totalAccounts?: number
  readonly uniqueSoldToAccounts?: readonly SoldToReply[]
  readonly error?: { readonly errorCode?: number | string } | string
}

/** Accounts under either name [3.3.2]. */
export const readSoldTos = (reply: ContactReply | null | undefined): readonly SoldToReply[] =>
  reply?.uniqueSoldToAccounts ?? reply?.soldToAccounts ?? []

/** The country of the person's address; the United States unless said [3.3.3]. */
export const readCountry = (reply: ContactReply | null | undefined): string => reply?.address?.countryCode || 'US'

export const isOrderingEnabled = ({ EcomEnabled, ecomEnabled }: SoldToReply): boolean =>
  (EcomEnabled ?? ecomEnabled) === 'Enabled'
