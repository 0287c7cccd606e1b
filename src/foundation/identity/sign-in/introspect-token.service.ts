import { createHash } from 'node:crypto'
import type { ProviderToken } from '#foundation/identity/sign-in/access-token.rules.ts'
import { readIntrospection, type Introspected } from '#foundation/identity/sign-in/introspected-token.rules.ts'
import { ProviderUnavailable, type RelyingParty } from '#foundation/identity/sign-in/relying-party.service.ts'
import { createCountCache } from '#platform/cache/bounded-cache.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'
import type { Services } from '#platform/services.ts'

const MOST_TOKENS = 10_000
/** Anybody may send tokens that nobody knows: of one network so many are asked about [T-99]. */
const PACE = { burst: 60, perSecond: 2 }

/** Of one network; the provider is not away, and others are answered. */
export class TooManyTokens extends ProviderUnavailable {}

export type OpaqueToken = {
  readonly text: string
  readonly issuer: string
  readonly audience: string
  /** The network that sent it. */
  readonly by: string
}

export type TokenIntrospection = (party: RelyingParty, token: OpaqueToken) => Promise<ProviderToken | undefined>

const nameOf = ({ issuer, audience, text }: OpaqueToken): string =>
  createHash('sha256').update(`${issuer} ${audience} ${text}`).digest('base64url')

/** Opaque access tokens, where the provider names an endpoint for them; calls with one token at once are one question. */
export const createIntrospection = ({ clock }: Pick<Services, 'clock'>): TokenIntrospection => {
  const known = createCountCache<Introspected>(MOST_TOKENS)
  const underWay = new Map<string, Promise<Introspected>>()
  const limit = createClientLimit(PACE)

  const introspect = async ({ client, config }: RelyingParty, { text, issuer, audience }: OpaqueToken): Promise<Introspected> => {
    const answer = await client.tokenIntrospection(config, text, { token_type_hint: 'access_token' })
    return readIntrospection(answer, { issuer, audience, now: clock.now() })
  }

  return async (party, token) => {
    if (party.config.serverMetadata().introspection_endpoint === undefined) return undefined
    const name = nameOf(token)
    const now = clock.now().getTime()
    const found = known.get(name)
    if (found && now < found.until) return found.token
    const waiting = underWay.get(name)
    if (waiting) return (await waiting).token
    if (!limit.mayCall(token.by, now)) throw new TooManyTokens('Too many unknown tokens come from this network')
    const requested = introspect(party, token)
      .then((read) => {
        known.set(name, read)
        return read
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, requested)
    return (await requested).token
  }
}
