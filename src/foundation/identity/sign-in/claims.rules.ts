import type { ClaimNames } from '#foundation/tenants/public.ts'
import { isLanguage, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Claims = Readonly<Record<string, unknown>>

export type ClaimedPerson = {
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly phone: string
  readonly jobTitle: string
  readonly department: string
  readonly language: Language
  readonly isInternal: boolean
}

const textOf = (claims: Claims, name: string | undefined, length = 100): string => {
  const value = name === undefined ? undefined : lookUp(claims, name)
  return typeof value === 'string' ? value.trim().slice(0, length) : ''
}

/** Some providers write booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** Why a foreign provider's claims do not say who someone is, and the claim that is to blame. */
export type ClaimFault = { readonly fault: 'noEmail' | 'unverified'; readonly claim: string }

/** A foreign provider's claims as our fields; a fault without an address that it has verified [T-56]. */
export const readClaims = (
  claims: Claims,
  names: ClaimNames,
  isAddress: (value: string) => boolean,
): ClaimedPerson | ClaimFault => {
  const email = textOf(claims, names.email, 254).toLowerCase()
  if (!isAddress(email)) return { fault: 'noEmail', claim: names.email }
  if (!isTrue(lookUp(claims, names.emailVerified))) return { fault: 'unverified', claim: names.emailVerified }
  const language = textOf(claims, names.language).toLowerCase().split(/[_-]/)[0] ?? ''
  return {
    email,
    givenName: textOf(claims, names.givenName) || (email.split('@')[0] ?? email),
    familyName: textOf(claims, names.familyName),
    phone: textOf(claims, names.phone, 40),
    jobTitle: textOf(claims, names.jobTitle),
    department: textOf(claims, names.department),
    language: isLanguage(language) ? language : 'en',
    isInternal: names.isInternal !== undefined && isTrue(lookUp(claims, names.isInternal)),
  }
}
