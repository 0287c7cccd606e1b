import { isOrderingEnabled } from '#foundation/accounts/contact-reply.rules.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import type { Traits } from '#kernel/traits.ts'

const LENGTH = 10

/** Digits alone are filled up to ten; a number with a letter stays as it is [5.7.1, 9.5.1]. */
export const padSoldTo = (number: string): string => (/^\d+$/.test(number) ? number.padStart(LENGTH, '0') : number)

/** Two ERPs may use one number for two customers: only both together say which account is meant [T-52]. */
export const keyOfSoldTo = ({ soldToNumber, erpId }: Pick<SoldToReply, 'soldToNumber' | 'erpId'>): string => {
  const isNumeric = /^\d+$/.test(soldToNumber)
  return `${erpId}~${isNumeric ? soldToNumber.replace(/^0+/, '').padStart(LENGTH, '0') : soldToNumber}`
}

export type SoldToSite = {
  readonly traits: Traits
  /** The flag soldto_control. */
  readonly isControlled: boolean
  readonly isManager: boolean
}

/** Conditions of an account to be offered here: orders and returns [5.7.2], or under control ordering [5.7.3]. */
export const findOfferRule = ({ traits, isControlled }: SoldToSite): 'orders-returns' | 'enabled' | undefined => {
  if (traits.soldToList === 'orders-returns') return 'orders-returns'
  return isControlled && traits.soldToList === 'controlled' ? 'enabled' : undefined
}

const isOffered = (site: SoldToSite, account: SoldToReply): boolean => {
  const rule = findOfferRule(site)
  if (rule === 'orders-returns') return account.soldToToolAccess?.includes('OrdersReturns') ?? true
  return rule === undefined || isOrderingEnabled(account)
}

/** The first stays, and stays the default if either was; some sites keep the default one for managers [5.7.4]. */
const mergeTwo = <Account extends SoldToReply>(first: Account, second: Account, { traits, isManager }: SoldToSite): Account => {
  const isSecondStored =
    traits.soldToMerge === 'manager-default' && isManager && second.isDefault === true && first.isDefault !== true
  return { ...(isSecondStored ? second : first), isDefault: first.isDefault === true || second.isDefault === true }
}

/** The accounts a person chooses from: those this site offers [5.7.2, 5.7.3], each once, with full numbers. */
export const prepareSoldTos = <Account extends SoldToReply>(accounts: readonly Account[], site: SoldToSite): Account[] => {
  const merged = new Map<string, Account>()
  for (const account of accounts) {
    if (!isOffered(site, account)) continue
    const key = keyOfSoldTo(account)
    const known = merged.get(key)
    merged.set(key, known ? mergeTwo(known, account, site) : account)
  }
  return [...merged.values()].map((account) => ({ ...account, soldToNumber: padSoldTo(account.soldToNumber) }))
}

/** The account marked as default, or the first [4.5.1]. */
export const chooseDefaultSoldTo = <Account extends { readonly isDefault?: boolean }>(
  accounts: readonly Account[],
): Account | undefined => accounts.find(({ isDefault }) => isDefault) ?? accounts[0]
