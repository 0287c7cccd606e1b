import { DEFAULT_LOCALE, localePath } from '#kernel/locale.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'
import { isHomePath, parseSitePath } from '#kernel/site-path.ts'
import type { Traits } from '#kernel/traits.ts'

export type ReturnFacts = {
  readonly traits: Traits
  /** The page that requested the sign-in: its address, or its path [2.1.10]. */
  readonly resource: unknown
  /** Our own origin. */
  readonly origin: string
  readonly homePath: string
  readonly postLoginHomePath: string
}

/** These begin or end a session themselves: coming back to one would go round in circles. */
const ROUND_ABOUT = /^\/(?:system\/sling|oidc|bin|pif|sm|api)(?:\/|$)|^\/[a-z]{2}\/[a-z]{2}\/sign-in(?:\/|$)/

/** A path of ours, also when it was written with our own origin in front; one parse, no nesting [T-1, T-2]. */
export const readOwnResource = (resource: unknown, origin: string): string | undefined => {
  const path = typeof resource === 'string' && resource.startsWith(`${origin}/`) ? resource.slice(origin.length) : resource
  return toSameOriginPath(path, '') || undefined
}

const pathnameOf = (path: string): string => path.split('?', 1)[0] ?? path

/** Where someone is after signing in: where they wanted to be. */
export const chooseReturnPath = ({ traits, resource, origin, homePath, postLoginHomePath }: ReturnFacts): string => {
  if (resource === undefined || resource === '' || resource === '/') return postLoginHomePath
  const path = readOwnResource(resource, origin)
  if (path === undefined) return homePath
  const pathname = pathnameOf(path)
  if (pathname === '/' || ROUND_ABOUT.test(pathname)) return postLoginHomePath
  if (traits.signedInHome === 'my-account' && isHomePath(pathname))
    return `${localePath(parseSitePath(pathname)?.locale ?? DEFAULT_LOCALE)}/secure/my-account`
  return path
}
