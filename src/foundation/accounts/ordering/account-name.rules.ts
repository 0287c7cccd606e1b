import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'

/** The header in which a call names the account that its page was drawn for: `{erpId}~{number}`. */
export const ACCOUNT_HEADER = 'x-ordering-account'

/** How a call names an account: `{erpId}~{number}`, or the number alone, which two ERPs may share [T-52]. */
export type AccountName = { readonly erpId: string | undefined; readonly number: string }

/** Zeros before the number, or none: both mean the same account. */
export const ACCOUNT_NAME = /^(?:([\w.-]{1,20})~)?([\w.-]{1,20})$/

export const readAccountName = (text: string): AccountName | undefined => {
  const [, erpId, number] = ACCOUNT_NAME.exec(text) ?? []
  return number === undefined ? undefined : { erpId, number }
}

/** As people know it: without the zeros. */
export const shortenSoldTo = (number: string): string => (/^\d+$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number)

type Ordering = { readonly number: string; readonly erpId: string; readonly salesOrg: string | null; readonly currency: string }

/** For whom, where and in what somebody orders, as one name [3.4.9]. */
export const identifyOrdering = ({ number, erpId, salesOrg, currency }: Ordering, language: string): string =>
  [number, erpId, salesOrg ?? '', language, currency].join(':')

type Named = { readonly key: string; readonly erpId: string }

/** Whether an account is the one a call names. */
export const isNamed = ({ erpId, number }: AccountName, account: Named): boolean =>
  keyOfSoldTo({ erpId: erpId ?? account.erpId, soldToNumber: number }) === account.key

export type NamedChoice<Account> =
  | { readonly found: 'one'; readonly account: Account }
  | { readonly found: 'none' }
  /** A bare number that stands for accounts of several ERPs. */
  | { readonly found: 'several' }

export const chooseNamed = <Account extends Named>(accounts: readonly Account[], name: AccountName): NamedChoice<Account> => {
  const [account, ...others] = accounts.filter((one) => isNamed(name, one))
  if (!account) return { found: 'none' }
  return others.length > 0 ? { found: 'several' } : { found: 'one', account }
}
