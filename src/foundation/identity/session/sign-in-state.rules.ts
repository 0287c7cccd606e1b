/** Readable by scripts; says that someone signed in, and proves nothing [T-15]. */
export const markerName = (domainId: string): string => `${domainId}-isAuthenticated`
/** Holds the session; scripts cannot read it. */
export const tokenName = (domainId: string): string => `${domainId}-token`

/** Signed in, as far as the page can know: the marker is there [4.1.1]. */
export const isSignedIn = (cookies: string, domainId: string): boolean =>
  cookies.split('; ').some((pair) => pair.startsWith(`${markerName(domainId)}=`))

/** Query flags that open a status dialog when they equal true [2.10.2]. */
export const STATUS_FLAGS = [
  'deniedPartyStatus',
  'deactivationStatus',
  'deletedStatus',
  'emailChangeStatus',
  'isRevalidationRequired',
  'isNewUser',
  'csrPendingStatus',
  'unidentifiedUser',
  'identifiedUser',
  'revalidate',
  'newBrandCustomer',
] as const
export type StatusFlag = (typeof STATUS_FLAGS)[number]

export const findStatusFlag = (search: string): StatusFlag | undefined => {
  const query = new URLSearchParams(search)
  return STATUS_FLAGS.find((flag) => query.get(flag) === 'true')
}

export type Visit = { readonly cookies: string; readonly search: string; readonly domainId: string; readonly isTimedOut: boolean }

/** Whether this visit needs the portal's scripts at all. */
export const needsPortal = ({ cookies, search, domainId, isTimedOut }: Visit): boolean =>
  isSignedIn(cookies, domainId) || isTimedOut || findStatusFlag(search) !== undefined

/** The timed-out page is known by its last segment [2.2.13]. */
export const isTimedOutPath = (path: string): boolean => /(?:^|\/)session-time-out(?:\.html)?\/?$/.test(path)

/** Account selections in local storage, cleared when signed out [3.19.2, 4.1.3]. */
export const ACCOUNT_KEYS = [
  'soldtonumber',
  'selectedsoldto',
  'selectedsoldtowitherpid',
  'persistentAccounts',
  'salesOrgInfo',
  'searchedSoldArr',
  'localSatellite',
  'selectedTab',
] as const

export const loggedInDetailsName = (domainId: string): string => `${domainId}-loggedInDetails`
/** Stored for someone who is signed out [4.1.4]. */
export const SIGNED_OUT_DETAILS = { hasEcommerceAccess: false, userLoggedIn: false, defaultSoldTo: '' } as const
