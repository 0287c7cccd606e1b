import type { SiteConfig } from '#kernel/site-config.ts'

/** A sign-in in the language of this page, for people who come from no page that they would want back. */
export const signInHref = ({
  authorizationUri,
  appId,
  postLoginHomePath,
}: Pick<SiteConfig, 'authorizationUri' | 'appId' | 'postLoginHomePath'>): string =>
  `${authorizationUri}?${new URLSearchParams({ resource: postLoginHomePath, appId }).toString()}`
