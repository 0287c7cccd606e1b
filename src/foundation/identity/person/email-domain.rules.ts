/** The part after the last '@', lower-cased [5.1.1]. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Letters that only look like ours make another domain look like a listed one: such addresses are refused [T-56]. */
export const isPlainDomain = (domain: string): boolean =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain) && !domain.split('.').some((label) => label.startsWith('xn--'))

const isListed = (domain: string, list: readonly string[]): boolean =>
  list.some((listed) => domain === listed || domain.endsWith(`.${listed}`))

/** As a blocked list, a match makes the address invalid [5.1.2]. */
export const isBlockedAddress = (email: string, blocked: readonly string[]): boolean => isListed(domainOf(email), blocked)

/** A mailbox of the company, at one of its domains or below one; whose it is says nothing about rights. */
export const isCompanyAddress = (email: string, internal: readonly string[]): boolean =>
  isPlainDomain(domainOf(email)) && isListed(domainOf(email), internal)

export type AddressFacts = { readonly email: string; readonly isVerified: boolean }

/** As an internal list, a match marks the person as internal [5.1.3], once the address is proven to be theirs [T-56]. */
export const isInternalAddress = ({ email, isVerified }: AddressFacts, internal: readonly string[]): boolean =>
  isVerified && isPlainDomain(domainOf(email)) && internal.includes(domainOf(email))
