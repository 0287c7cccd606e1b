import { isTimedOutPath, signInAddress, signOutAddress } from '#foundation/identity/public.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'
import type { Destination } from '#foundation/session-life/machine/session-life-state.rules.ts'

type Addresses = Pick<SiteConfig, 'authorizationUri' | 'logoutUri' | 'appId' | 'homePath' | 'postLoginHomePath'>

export type Whereabouts = {
  readonly config: Addresses
  /** Path and query of this page. */
  readonly here: string
  /** Only for people who are signed in. */
  readonly isGated: boolean
  readonly timedOutPage: string
}

export const addressOf = (to: Destination, { config, here, isGated, timedOutPage }: Whereabouts): string => {
  switch (to) {
    case 'sign-out':
      return signOutAddress(config, isGated ? config.homePath : here)
    case 'sign-out-timed-out':
      return signOutAddress(config, timedOutPage)
    case 'sign-out-here':
      return signOutAddress(config, here)
    case 'timed-out':
      return timedOutPage
    case 'sign-in':
      return signInAddress(config, here)
    case 'root':
      return `/?${new URLSearchParams({ resource: here, appId: config.appId }).toString()}`
  }
}

/** Where a stored return address leads: a page of this site that one would want to see again, or the fallback [T-3]. */
export const readReturn = (stored: unknown, fallback: string): string => {
  const path = toSameOriginPath(stored, fallback)
  return isTimedOutPath(path.split('?', 1)[0] ?? '') || path.startsWith('/system/') ? fallback : path
}

export type ReturnCheck = { readonly stored?: string; readonly owner?: string; readonly here: string; readonly sub: string }

/** Someone else than the person whose session ended came back to that person's page. */
export const isSomeoneElses = ({ stored, owner, here, sub }: ReturnCheck): boolean =>
  stored !== undefined && owner !== undefined && owner !== sub && stored === here
