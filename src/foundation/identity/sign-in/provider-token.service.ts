import type { FetchImplementation, JWTVerifyGetKey } from 'jose'
import { readProviderToken, type ProviderToken } from '#foundation/identity/sign-in/access-token.rules.ts'
import { createIntrospection, TooManyTokens } from '#foundation/identity/sign-in/introspect-token.service.ts'
import { createAllowedFetch } from '#foundation/identity/sign-in/outbound-fetch.service.ts'
import {
  createRelyingParties,
  ProviderUnavailable,
  type RelyingParty,
} from '#foundation/identity/sign-in/relying-party.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { App } from '#platform/feature.ts'

/** Signatures by a key of the provider's own; a shared secret proves nothing here. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** Header, claims and signature; anything else is a question for the provider, where it answers such. */
const SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** Clocks of two companies differ a little. */
const TOLERANCE_S = 10
/** Anybody may send a token that names an unknown key: so often at most the provider is asked because of it. */
const COOLDOWN_MS = 30_000
/** A provider that did not answer is left alone for so long. */
const PAUSE_MS = 10_000

/** Faults of the provider’s answer, not of the token. */
const AWAY: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

export type ProviderTokens = {
  /** Undefined for a token that is not valid for this audience; throws `ProviderUnavailable` where that cannot be told. */
  readonly verify: (
    tenant: TenantKey,
    token: string,
    about: { readonly audience: string; readonly by: string },
  ) => Promise<ProviderToken | undefined>
}

// Loaded by the first token: a server that shows pages starts without it.
const loadJose = () => import('jose')

/** Access tokens of tenants' own OpenID providers, by the keys or the introspection that their discovery names [T-112]. */
export const createProviderTokens = (app: App): ProviderTokens => {
  const { tenants, clock } = app.services
  const parties = createRelyingParties(app)
  const keys = new WeakMap<RelyingParty, JWTVerifyGetKey>()
  const failedAt = new Map<TenantKey, number>()
  const introspect = createIntrospection(app.services)

  const openKeys = async (tenant: TenantKey, { config }: RelyingParty): Promise<JWTVerifyGetKey> => {
    const { createRemoteJWKSet, customFetch } = await loadJose()
    const { jwks_uri: address } = config.serverMetadata()
    const foreign = tenants.byKey(tenant)?.identity.identityProvider
    if (!foreign || address === undefined) throw new ProviderUnavailable(`The OpenID provider of ${tenant} names no keys`)
    const allowed = createAllowedFetch([foreign.issuer, ...foreign.origins])
    const read: FetchImplementation = async (url, { headers, method }) => {
      const answer = await allowed(url, { headers: Object.fromEntries(headers), method, body: undefined, redirect: 'manual' })
      if (answer.status !== 200) throw new Error(`The provider’s keys were answered with ${answer.status}`)
      return answer
    }
    return createRemoteJWKSet(new URL(address), { cooldownDuration: COOLDOWN_MS, [customFetch]: read })
  }

  const keysOf = async (tenant: TenantKey): Promise<JWTVerifyGetKey> => {
    const party = await parties.of(tenant)
    const known = keys.get(party)
    if (known) return known
    const opened = await openKeys(tenant, party)
    keys.set(party, opened)
    return opened
  }

  return {
    verify: async (tenant, token, { audience, by }) => {
      const issuer = tenants.byKey(tenant)?.identity.identityProvider?.issuer
      if (issuer === undefined) return undefined
      if (performance.now() - (failedAt.get(tenant) ?? -PAUSE_MS) < PAUSE_MS)
        throw new ProviderUnavailable(`The OpenID provider of ${tenant} did not answer a moment ago`)
      const { errors, jwtVerify } = await loadJose()
      try {
        if (!SIGNED.test(token)) return await introspect(await parties.of(tenant), { text: token, issuer, audience, by })
        const checks = { issuer, audience, algorithms: ALGORITHMS, clockTolerance: TOLERANCE_S, requiredClaims: ['exp', 'sub'] }
        const { payload, protectedHeader } = await jwtVerify(token, await keysOf(tenant), { ...checks, currentDate: clock.now() })
        return readProviderToken(payload, protectedHeader.typ)
      } catch (error) {
        if (error instanceof errors.JOSEError && !AWAY.has(error.code)) return undefined
        if (error instanceof TooManyTokens) throw error
        failedAt.set(tenant, performance.now())
        if (error instanceof ProviderUnavailable) throw error
        throw new ProviderUnavailable(`The OpenID provider of ${tenant} does not answer about a token`, { cause: error })
      }
    },
  }
}
