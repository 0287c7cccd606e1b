/** Somebody else may have written it. */
const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** The value of a readable cookie. */
export const readCookie = (name: string, cookies: string = document.cookie): string | undefined => {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decode(pair.slice(at + 1))
  }
  return undefined
}

export type CookieOptions = {
  readonly maxAgeSeconds?: number
  /** `Lax` for what the first page must know already when someone comes by a link on another site. */
  readonly sameSite?: 'Strict' | 'Lax'
}

/** Ours are for the whole site and never sent from others' pages; without an age they end with the browser. */
export const writeCookie = (name: string, value: string, { maxAgeSeconds, sameSite = 'Strict' }: CookieOptions = {}): void => {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  // Browsers trust localhost like https, and keep such cookies there too [9.4.1].
  const secure = window.isSecureContext ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=${sameSite}${secure}${age}`
}

export const deleteCookie = (name: string): void => writeCookie(name, '', { maxAgeSeconds: 0 })
