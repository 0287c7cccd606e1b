import { isLanguage, type Locale } from '#kernel/locale.ts'

/** An address of the site, parsed once: `/{country}/{language}/{page}[.selector…][.extension]`; a dot that is encoded is part of a name. */
export type SitePath = {
  readonly locale?: Locale
  /** `/content/{tenant}/…` names a tenant; the host decides, and a mismatch does not exist [T-6]. */
  readonly contentTenant?: string
  /** The page's path below its locale, without selectors and extension; '/' for the home page. */
  readonly page: string
  readonly selectors: readonly string[]
  readonly extension?: string
  /** Follows `jcr:content` in addresses of a page's inner parts. */
  readonly part?: string
}

const MAX_LENGTH = 2048
const COUNTRY = /^[a-z]{2}$/
const PART_MARK = 'jcr:content'
/** A last dot-part outside this list is a selector: `details.orderNum-4711` has no extension. */
const EXTENSIONS: ReadonlySet<string> = new Set(['html', 'json', 'xml', 'zip', 'txt'])

const decodeSegment = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Segments that could climb, hide a second path or break a log line are not addresses of ours. */
const isPlainSegment = (segment: string | undefined): segment is string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\u0000-\u001f\u007f]/.test(segment)

/** As they are written; all of them can be decoded. */
const splitSegments = (pathname: string): string[] | undefined => {
  if (pathname.length > MAX_LENGTH || !pathname.startsWith('/')) return undefined
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  if (trimmed === '') return []
  const segments = trimmed.split('/')
  return segments.map(decodeSegment).every(isPlainSegment) ? segments : undefined
}

const splitName = (last: string): Pick<SitePath, 'selectors' | 'extension'> & { name: string } => {
  const [name = '', ...rest] = last.split('.').map(decodeURIComponent)
  const tail = rest.at(-1)
  return tail !== undefined && EXTENSIONS.has(tail)
    ? { name, selectors: rest.slice(0, -1), extension: tail }
    : { name, selectors: rest }
}

/** Undefined when the address cannot be one of this site. */
export const parseSitePath = (pathname: string): SitePath | undefined => {
  const written = splitSegments(pathname)
  if (!written) return undefined
  const all = written.map(decodeURIComponent)
  const mark = all.indexOf(PART_MARK)
  const segments = mark < 0 ? all.slice(0, -1) : all.slice(0, mark)
  const last = written.at(-1) ?? ''
  const { name, selectors, extension } = splitName(last)
  if (mark < 0 && last !== '') segments.push(name)
  if (segments.some((segment) => segment === '')) return undefined

  const contentTenant = segments[0] === 'content' && segments.length > 1 ? segments[1] : undefined
  const [country = '', language = '', ...below] = contentTenant === undefined ? segments : segments.slice(2)
  const locale: Locale | undefined = COUNTRY.test(country) && isLanguage(language) ? { country, language } : undefined
  const page = `/${(locale ? below : segments).join('/')}`
  return {
    locale,
    contentTenant,
    page: locale && page === '/home' ? '/' : page,
    selectors,
    extension,
    part: mark < 0 ? undefined : [...all.slice(mark + 1, -1), name].join('/'),
  }
}

/** A URL that ends in two 2-letter segments is a home page [2.1.1]. */
export const isHomePath = (pathname: string): boolean => /(?:^|\/)[a-z]{2}\/[a-z]{2}\/?(?:\.html)?$/.test(pathname)

/** Error pages have /error/ in their path [2.2.10]. */
export const isErrorPath = (pathname: string): boolean => pathname.includes('/error/')
