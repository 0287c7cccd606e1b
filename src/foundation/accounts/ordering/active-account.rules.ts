import type { PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import type { AccountName } from '#foundation/accounts/ordering/account-name.rules.ts'
import { isNamed } from '#foundation/accounts/ordering/account-name.rules.ts'

/** The account that is ordered for now. */
export type ActiveAccount = Pick<
  PersonSoldTo,
  'id' | 'key' | 'erpId' | 'salesOrg' | 'name' | 'city' | 'postalCode' | 'countryCode' | 'priceList'
> & {
  /** Padded. */
  readonly number: string
  readonly currency: string
  /** Everything it may be billed in. */
  readonly currencies: readonly string[]
}

type Choice = { readonly chosenKey: string | null; readonly defaultKey: string | null }

/**
 * The one chosen in this session, else the person's default, else the only one there is. Of several without a default none is
 * taken: people choose it themselves before anything is ordered [4.5.4].
 */
export const pickActive = <Account extends { readonly key: string }>(
  { chosenKey, defaultKey }: Choice,
  offered: readonly Account[],
  isWholeList: boolean,
): Account | undefined => {
  const find = (key: string | null) => offered.find((account) => account.key === key)
  return find(chosenKey) ?? find(defaultKey) ?? (isWholeList && offered.length === 1 ? offered[0] : undefined)
}

/** Whether a page that was drawn for one account may act while another may be active [T-77]. */
export const isDrawnFor = (drawnFor: AccountName | undefined, active: ActiveAccount): boolean =>
  drawnFor === undefined || isNamed(drawnFor, active)

/** In replies, the default account is the one that this session orders for; its currency is the one that is paid in. */
export const markActive = (accounts: readonly PersonSoldTo[], active: ActiveAccount | undefined): PersonSoldTo[] =>
  accounts.map((account) =>
    account.id === active?.id
      ? { ...account, isDefault: true, chosenCurrency: active.currency }
      : { ...account, isDefault: false },
  )
