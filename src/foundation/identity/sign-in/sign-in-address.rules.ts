import type { SiteConfig } from '#kernel/site-config.ts'

const withWayBack = (path: string, resource: string, appId: string): string =>
  `${path}?${new URLSearchParams({ resource, appId }).toString()}`

/** Sign-in with the way back [2.1.10, 2.14.4]. */
export const signInAddress = (
  { authorizationUri, appId }: Pick<SiteConfig, 'authorizationUri' | 'appId'>,
  resource: string,
): string => withWayBack(authorizationUri, resource, appId)

/** Sign-out, landing on a page of ours [2.14.6]. */
export const signOutAddress = ({ logoutUri, appId }: Pick<SiteConfig, 'logoutUri' | 'appId'>, resource: string): string =>
  withWayBack(logoutUri, resource, appId)
