import { padSoldTo, keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { Traits } from '#kernel/traits.ts'

/** Between 'Proceed' and the call; until then it can be taken back [9.8.4]. */
export const PROCEED_MS = 1000

export type ChangeCall = 'default' | 'contact' | 'roles'

type Chooser = { readonly traits: Traits; readonly isInternalCsr: boolean; readonly isManager: boolean }

/** Customers update their contact details; employees put the default or go by their role [6.4.3, 7.2.1, 7.2.2, 7.2.3]. */
export const chooseChangeCall = ({ traits: { soldToChange }, isInternalCsr, isManager }: Chooser): ChangeCall => {
  if (!isInternalCsr) return 'contact'
  return soldToChange === 'roles' || (soldToChange === 'manager-roles' && isManager) ? 'roles' : 'default'
}

/** Employees who serve customers; where that takes a manager, only those who are one [2.9.4]. */
export const mayManageAccounts = ({ traits: { csrRole }, isInternalCsr, isManager }: Chooser): boolean =>
  isInternalCsr && (csrRole !== 'manager' || isManager)

type Account = Pick<SoldToReply, 'soldToNumber' | 'erpId'>

/** The padded number; with the ERP where the site wants it [3.4.10], or where two ERPs have the number [T-52]. */
export const soldToValueOf = (account: Account, all: readonly Account[], { soldToValue }: Traits): string => {
  const number = padSoldTo(account.soldToNumber)
  const isShared = all.some((other) => padSoldTo(other.soldToNumber) === number && other.erpId !== account.erpId)
  return soldToValue === 'with-erp' || isShared ? `${account.erpId}~${number}` : number
}

type Place = {
  readonly traits: Traits
  readonly config: Pick<SiteConfig, 'partsSearchUrl' | 'additionalProductsUrl' | 'notPermittedReturnUrl'>
  /** Of the address bar. */
  readonly pathname: string
}

const NOT_PERMITTED = /^\/shop\/[^/]+\/[a-z]{2}\/notPermittedPage$/

/** Some pages make no sense for the next account; everywhere else the page is loaded again [2.14.8]. */
export const findPageAfterChange = ({ traits, config, pathname }: Place): string | undefined => {
  const path = pathname.replace(/\.html$/, '')
  const { leavesAfterChange: leaves } = traits
  if (leaves === 'inactive-account' && path.endsWith('/inactive-account')) return config.partsSearchUrl
  if (leaves === 'video-selector' && path.endsWith('/video-product-selector')) return config.additionalProductsUrl
  if (leaves === 'not-permitted' && NOT_PERMITTED.test(path)) return config.notPermittedReturnUrl
  return undefined
}

/** The browser's record of the choice [3.19.2]: hints for other pages and tabs, which the server never trusts. */
export const describeSelection = (account: Account & { readonly salesOrg?: string }): Readonly<Record<string, string>> => {
  const number = padSoldTo(account.soldToNumber)
  return {
    soldtonumber: number,
    selectedsoldto: JSON.stringify([number]),
    selectedsoldtowitherpid: JSON.stringify([keyOfSoldTo(account)]),
    salesOrgInfo: JSON.stringify({ salesOrg: account.salesOrg ?? '', erpId: account.erpId }),
  }
}

/** The key of the account that another tab stored last. */
export const readStoredKey = (stored: unknown): string | undefined => {
  const [key] = Array.isArray(stored) ? (stored as unknown[]) : []
  return typeof key === 'string' ? key : undefined
}

type Chosen = { readonly count: number; readonly hasActive: boolean }
export type SelectorState = { readonly isShown: boolean; readonly isDisabled: boolean; readonly opensItself: boolean }

/** Hidden without accounts, disabled with one; it opens itself where none is chosen [4.5.4, 4.5.5]. */
export const decideSelector = ({ count, hasActive }: Chosen): SelectorState => ({
  isShown: count > 0,
  isDisabled: count === 1,
  opensItself: count > 1 && !hasActive,
})

/** Only another account than the current one is worth a call [4.5.2, 4.5.4]. */
export const mayProceed = (selectedKey: string | undefined, activeKey: string | undefined): boolean =>
  selectedKey !== undefined && selectedKey !== activeKey
