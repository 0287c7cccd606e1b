import { cancelEmailChange } from '#features/accounts/account-settings/email-change.api.ts'
import { findStatusFlag, type StatusFlag } from '#foundation/identity/public.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

export type StatusDialog = { readonly flag: StatusFlag; readonly accountName?: string }

const MAX_ACCOUNT_NAME = 80
/** Line breaks, NUL and the marks that reorder what is read. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Comes from the address, so anyone may have written it: a short line of text, nothing else [2.10.3, T-20]. */
export const readAccountName = (raw: string): string => {
  // A character takes at most two units: what is cut here would be cut below.
  const start = raw.slice(0, 2 * MAX_ACCOUNT_NAME + 2)
  const characters = Array.from(start.replaceAll('_', ' ').replace(HIDDEN, '').trim())
  return characters.length > MAX_ACCOUNT_NAME ? `${characters.slice(0, MAX_ACCOUNT_NAME - 1).join('')}…` : characters.join('')
}

/** The status that the page's address asks to show; the first flag wins [2.10.1]. */
export const readStatusDialog = (search: string): StatusDialog | undefined => {
  const flag = findStatusFlag(search)
  if (!flag) return undefined
  const accountName = readAccountName(new URLSearchParams(search).get('accountName') ?? '')
  return { flag, accountName: accountName || undefined }
}

type CloseConfig = Pick<SiteConfig, 'cancelSimplifiedRegistrationEndpoint' | 'appId'>

/** Where closing leads: the same page without its query [2.10.4]; a newcomer gives the registration up [2.10.5]. */
export const chooseCloseAddress = (flag: StatusFlag, pathname: string, config: CloseConfig): string =>
  flag === 'isNewUser'
    ? `${config.cancelSimplifiedRegistrationEndpoint}?${new URLSearchParams({ appId: config.appId }).toString()}`
    : pathname

type RevalidationBody = { readonly incrementCounter: 'Y' } | { readonly revalidate: 'Y' }

export type StatusAction =
  | { readonly kind: 'revalidate'; readonly path: string; readonly body: RevalidationBody }
  | { readonly kind: 'cancel-email-change' | 'register'; readonly path: string }

type ActionConfig = Pick<SiteConfig, 'accountRevalidationEndpoint' | 'annualRevalidationEndpoint' | 'simplifiedRegistrationPath'>

/** The dialog's action; the server checks its own records before it does anything [2.10.6, T-19]. */
export const chooseStatusAction = (flag: StatusFlag, config: ActionConfig): StatusAction | undefined => {
  switch (flag) {
    case 'deactivationStatus':
    case 'isRevalidationRequired':
      return { kind: 'revalidate', path: config.accountRevalidationEndpoint, body: { incrementCounter: 'Y' } }
    case 'revalidate':
      return { kind: 'revalidate', path: config.annualRevalidationEndpoint, body: { revalidate: 'Y' } }
    case 'emailChangeStatus':
      return { kind: 'cancel-email-change', path: cancelEmailChange.path }
    case 'isNewUser':
      return { kind: 'register', path: config.simplifiedRegistrationPath }
    default:
      return undefined
  }
}
