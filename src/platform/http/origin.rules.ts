export type OriginFacts = {
  /** The request's own host with its port, as the browser sees it. */
  readonly host: string
  readonly publicScheme: 'http' | 'https'
  readonly origin?: string | undefined
  readonly secFetchSite?: string | undefined
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const changesState = (method: string): boolean => !SAFE_METHODS.has(method)

const normaliseHost = (scheme: string, host: string): string | undefined => {
  const address = `${scheme}//${host}`
  // Parsing drops the default port; what does not survive unchanged was more than a host.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return undefined
  return new URL(address).host
}

/** Browsers name the page that sends; a form or script on another site cannot forge either header. */
export const isSameOrigin = ({ host, publicScheme, origin, secFetchSite }: OriginFacts): boolean => {
  if (origin === undefined) return secFetchSite === 'same-origin'
  const parts = /^(https?:)\/\/([^/]+)$/i.exec(origin)
  const scheme = parts?.[1]?.toLowerCase()
  if (!parts?.[2] || !scheme) return false
  // A demo may stand behind somebody's https; a site on https accepts nothing from http.
  if (publicScheme === 'https' && scheme !== 'https:') return false
  const own = normaliseHost(scheme, host)
  return own !== undefined && own === normaliseHost(scheme, parts[2])
}
