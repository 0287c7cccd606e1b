/** Claims of an access token of a company's own provider, once its signature, issuer, audience and time are proven. */
export type ProviderToken = {
  readonly issuer: string
  readonly subject: string
  readonly clientId: string
  /** As OAuth writes a list. */
  readonly scope: string
}

type Claims = Readonly<Record<string, unknown>>

const LONGEST_CLIENT = 500

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The standard's name first (RFC 9068), then those of providers from before it: Keycloak, Okta, Entra ID. */
const clientOf = ({ client_id: standard, azp, cid, appid }: Claims): string | undefined =>
  textOf(standard) ?? textOf(azp) ?? textOf(cid) ?? textOf(appid)

const scopeOf = ({ scope, scp }: Claims): string => {
  const value = scope ?? scp
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(' ')
  return textOf(value) ?? ''
}

/** Kinds of signed tokens that may be access tokens; an ID token, a logout token or a proof of possession is none. */
const TYPES = new Set(['at+jwt', 'application/at+jwt', 'jwt'])

/** Undefined for a token that is no access token, names nobody or no client, or is bound to a key that nobody proves here. */
export const readProviderToken = (claims: Claims, type: string | undefined): ProviderToken | undefined => {
  const [issuer, subject, clientId] = [textOf(claims['iss']), textOf(claims['sub']), clientOf(claims)]
  if (type !== undefined && !TYPES.has(type.toLowerCase())) return undefined
  if (issuer === undefined || subject === undefined || clientId === undefined || clientId.length > LONGEST_CLIENT)
    return undefined
  // A token of the client itself acts for nobody; an ID token has a nonce or a hash of another token.
  if (subject === clientId || claims['nonce'] !== undefined || claims['at_hash'] !== undefined) return undefined
  if (claims['cnf'] !== undefined) return undefined
  return { issuer, subject, clientId, scope: scopeOf(claims) }
}
