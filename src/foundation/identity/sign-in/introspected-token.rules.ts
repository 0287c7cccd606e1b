import { readProviderToken, type ProviderToken } from '#foundation/identity/sign-in/access-token.rules.ts'

/** So long at most an answer of the provider is believed: a token that is revoked there ends within it. */
const BELIEVED_MS = 60_000
/** A token that opens nothing is looked at again sooner: it may have come before the provider knew it. */
const REFUSED_MS = 10_000

export type Introspected = { readonly token: ProviderToken | undefined; readonly until: number }

type Answer = Readonly<Record<string, unknown>>
type About = { readonly issuer: string; readonly audience: string; readonly now: Date }

const isOneOf = (value: unknown, expected: string): boolean => (Array.isArray(value) ? value : [value]).includes(expected)
const isBearer = (type: unknown): boolean => type === undefined || (typeof type === 'string' && type.toLowerCase() === 'bearer')
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The provider's word about an opaque token (RFC 7662), by the same conditions as a signed one; a refresh token is none. */
export const readIntrospection = (answer: Answer, { issuer, audience, now }: About): Introspected => {
  const at = now.getTime()
  const refused = { token: undefined, until: at + REFUSED_MS }
  const { active, iss = issuer, aud, exp, nbf, token_type: type, typ } = answer
  if (active !== true || iss !== issuer || !isOneOf(aud, audience) || !isBearer(type) || !isBearer(typ)) return refused
  if (!isTime(exp) || exp * 1000 <= at || (nbf !== undefined && (!isTime(nbf) || nbf * 1000 > at))) return refused
  const token = readProviderToken({ ...answer, iss }, undefined)
  return token ? { token, until: Math.min(at + BELIEVED_MS, exp * 1000) } : refused
}
