const MAX_LENGTH = 2048
/** Resolving against a host that nobody has shows whether a value leads away from its own. */
const HERE = 'http://own.invalid'

/**
 * The one door for return addresses: a path of this site, or the fallback [T-1].
 * Browsers drop tabs and line breaks and read a backslash as a slash, so such values are refused before they are resolved.
 */
export const toSameOriginPath = (value: unknown, fallback: string): string => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return fallback
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  if (!value.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(value) || /^\/(?:\/|%2f|%5c|%25)/i.test(value)) return fallback
  if (!URL.canParse(value, HERE)) return fallback
  const url = new URL(value, HERE)
  return url.origin === HERE && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : fallback
}
