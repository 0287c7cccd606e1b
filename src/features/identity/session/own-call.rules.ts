export type CallFacts = { readonly secFetchSite?: string; readonly ownHeader?: string }

/**
 * Whether a GET that changes something comes from a script of ours [T-11]. Browsers say so themselves; those that do not
 * (plain http) cannot be made to send a header of our own from another site.
 */
export const isOwnCall = ({ secFetchSite, ownHeader }: CallFacts): boolean =>
  secFetchSite === undefined ? ownHeader !== undefined : secFetchSite === 'same-origin'

export type VisitFacts = { readonly secFetchSite?: string; readonly secPurpose?: string }

/** A link or a redirect somewhere else leads here: what it asks for needs the visitor's own click first. */
export const isForeignVisit = ({ secFetchSite }: VisitFacts): boolean =>
  secFetchSite === 'cross-site' || secFetchSite === 'same-site'

/** The browser fetches ahead: nobody has clicked yet. */
export const isPrefetch = ({ secPurpose }: VisitFacts): boolean => /prefetch|prerender/.test(secPurpose ?? '')
