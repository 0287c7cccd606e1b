import { domainOf, isBlockedAddress, isPlainDomain } from '#foundation/identity/public.ts'

export type AddressFault = 'missing' | 'invalid' | 'blocked'

/** Lists are public, so saying that a domain is blocked tells nothing about people [5.1.2, T-62]. */
export const findAddressFault = (
  email: string,
  blocked: readonly string[],
  isMailAddress: (value: string) => boolean,
): AddressFault | undefined => {
  if (email === '') return 'missing'
  if (!isMailAddress(email) || !isPlainDomain(domainOf(email))) return 'invalid'
  return isBlockedAddress(email, blocked) ? 'blocked' : undefined
}

/** Names are shown to others: no line breaks, no marks that reorder what is read, no addresses of other sites. */
export const isPersonName = (name: string): boolean =>
  name.length > 0 && name.length <= 60 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>@/\\:]|\bwww\./u.test(name)
