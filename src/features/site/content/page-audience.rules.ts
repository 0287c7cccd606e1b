import type { UserRole } from '#kernel/scope.ts'

/** To whom a page may be narrowed: all who are signed in, or those with one of these roles. */
export const AUDIENCES = ['signed-in', 'customer', 'internal', 'author', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Nobody named means everyone. */
export const isNarrowed = (audience: readonly Audience[] | undefined): audience is readonly Audience[] =>
  audience !== undefined && audience.length > 0

/** Who asks, if they are signed in. */
export type Viewer = { readonly roles: readonly UserRole[] }

export const maySeePage = (audience: readonly Audience[] | undefined, viewer: Viewer | undefined): boolean => {
  if (!isNarrowed(audience)) return true
  return viewer !== undefined && audience.some((who) => who === 'signed-in' || viewer.roles.includes(who))
}

/** The audience in the search index; undefined for pages that everyone may find. */
export const listAudienceTokens = (audience: readonly Audience[] | undefined): string[] | undefined =>
  isNarrowed(audience) ? audience.map((who) => (who === 'signed-in' ? who : `role:${who}`)) : undefined
