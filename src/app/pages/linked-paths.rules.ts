import { localePath, type Locale } from '#kernel/locale.ts'

const hrefOf = (value: object): string | undefined => ('href' in value && typeof value.href === 'string' ? value.href : undefined)

/** Below the locale, without query and hash; undefined when it leads elsewhere. */
const pathOf = (locale: Locale, href: string): string | undefined => {
  const start = `${localePath(locale)}/`
  return href.startsWith(start) ? href.slice(start.length - 1).split(/[?#]/, 1)[0] : undefined
}

const isRecord = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/** Where links in the properties of blocks lead, as far as it is the same locale. */
export const listLinkedPaths = (locale: Locale, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const href = hrefOf(value)
  const own = href === undefined ? undefined : pathOf(locale, href)
  const below = Object.values(value).flatMap((part) => listLinkedPaths(locale, part))
  return own === undefined ? below : [own, ...below]
}

/** Without the entries of lists that lead to one of these paths. */
export const dropEntries = <T>(locale: Locale, value: T, dropped: ReadonlySet<string>): T => {
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isRecord(value))) return value
  const isRelevant = (part: unknown): boolean => {
    const href = typeof part === 'object' && part !== null ? hrefOf(part) : undefined
    return href === undefined || !dropped.has(pathOf(locale, href) ?? '')
  }
  const stored: unknown = Array.isArray(value)
    ? value.filter(isRelevant).map((part: unknown) => dropEntries(locale, part, dropped))
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, dropEntries(locale, part, dropped)]))
  return stored as T
}
