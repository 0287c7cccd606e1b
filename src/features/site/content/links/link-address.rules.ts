/** Resolving against a host that nobody has shows what a browser makes of an address. */
const HERE = 'http://own.invalid'

/** Scripts, mail and phone numbers have no query; browsers drop line breaks, so the parsed scheme counts. */
const mayCarryQuery = (href: string): boolean => URL.canParse(href, HERE) && /^https?:$/.test(new URL(href, HERE).protocol)

const splitAddress = (href: string) => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  return { path, query, hash }
}

/** The address with one more parameter, before its hash; a value that it had for it goes [2.21.4, 2.3.26]. */
export const addParameter = (href: string, name: string, value: string): string => {
  if (!mayCarryQuery(href)) return href
  const { path, query, hash } = splitAddress(href)
  const others = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== name)
  return `${path}?${[...others, `${name}=${encodeURIComponent(value)}`].join('&')}${hash}`
}

/** Letters, digits and hyphens: nothing that climbs, hides a path or starts a query [T-68]. */
const CONTRACT_ID = /^[A-Za-z\d-]{1,64}$/

/** Where the previous breadcrumb leads, by the query of this page [2.21.1, 2.21.2]. */
export const extendCrumb = (href: string, search: string): string => {
  const parameters = new URLSearchParams(search)
  const contractId = parameters.get('ContractID') ?? ''
  if (!/^\/(?![/\\])/.test(href)) return href
  const { path, query, hash } = splitAddress(href)
  const page = CONTRACT_ID.test(contractId) ? path.replace(/(?:\.html)?$/, (end) => `.CASE-${contractId}${end}`) : path
  const address = `${page}${query && `?${query}`}${hash}`
  return parameters.has('ProposalReview') ? addParameter(address, 'tabchange', 'true') : address
}

/** A contact page of this site, whatever it is called in the text [2.3.25]. */
export const isContactAddress = (href: string, here: string): boolean => {
  if (!URL.canParse(href, here)) return false
  const { origin, pathname } = new URL(href, here)
  return origin === new URL(here).origin && /\/contact-us(?:\.html)?$/.test(pathname)
}

export type Visit = {
  /** This site's addresses in the browser's history, where the browser tells them. */
  readonly addresses?: readonly (string | null)[]
  /** Which of them is open. */
  readonly at?: number
  readonly referrer: string
  readonly origin: string
  readonly historyLength: number
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '')

/** How far back the previous page of this site lies; 0 when there is none. Places of one page are no pages [2.21.3]. */
export const countStepsBack = ({ addresses, at = -1, referrer, origin, historyLength }: Visit): number => {
  if (addresses) {
    const here = addresses[at]
    if (!here) return 0
    const before = addresses.slice(0, at).findLastIndex((address) => address && withoutHash(address) !== withoutHash(here))
    return before < 0 ? 0 : at - before
  }
  return historyLength > 1 && URL.canParse(referrer) && new URL(referrer).origin === origin ? 1 : 0
}
