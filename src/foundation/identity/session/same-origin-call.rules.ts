export type CallFacts = { readonly secFetchSite?: string; readonly ownHeader?: string }

/**
 * Whether a GET that changes something comes from a script of ours [T-11]. Browsers say so themselves; those that do not
 * (plain http) cannot be made to send a header of our own from another site.
 */
export const isSameOriginCall = ({ secFetchSite, ownHeader }: CallFacts): boolean =>
  secFetchSite === undefined ? ownHeader !== undefined : secFetchSite === 'same-origin'

export type VisitFacts = {
  readonly secFetchSite?: string
  readonly secPurpose?: string
  /** The pages that Origin and Referer name, if they were sent. */
  readonly origin?: string
  readonly referer?: string
}

/** Undefined for what names no page at all: 'null' stands for a place that hides itself. */
const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined)

/**
 * A link, a form or a redirect somewhere else leads here: what it requests needs the visitor's own click first. One foreign
 * sign is enough; without any, the address was typed or kept as a bookmark.
 */
export const isForeignVisit = ({ secFetchSite, origin, referer }: VisitFacts, isOwnHost: (host: string) => boolean): boolean => {
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return true
  return [origin, referer].some((address) => {
    if (address === undefined || address === '') return false
    const host = hostOf(address)
    return host === undefined || !isOwnHost(host)
  })
}

/** The browser fetches ahead: nobody has clicked yet. */
export const isPrefetch = ({ secPurpose }: VisitFacts): boolean => /prefetch|prerender/.test(secPurpose ?? '')
