/** Browsers hold `__Host-` to its word: this very host set the cookie, over https and for the whole site. */
export const hostCookieName = (name: string, hasPrefix: boolean): string => (hasPrefix ? `__Host-${name}` : name)

/** For cookies that belong to one path, which that prefix forbids. */
export const pathCookieName = (name: string, hasPrefix: boolean): string => (hasPrefix ? `__Secure-${name}` : name)
