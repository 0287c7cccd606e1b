import type { Configuration, CustomFetch } from 'openid-client'
import { describeEmbeddedClient } from '#foundation/identity/sign-in/embedded-client.service.ts'
import { createAllowedFetch, createOwnFetch } from '#foundation/identity/sign-in/outbound-fetch.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { App } from '#platform/feature.ts'
import { versionOfSecrets } from '#platform/secrets/tenant-secret.ts'

export type RelyingParty = { readonly client: typeof import('openid-client'); readonly config: Configuration }
export type RelyingParties = { readonly of: (tenant: TenantKey) => Promise<RelyingParty> }

/** A provider may change its keys and endpoints. */
const KNOWN_FOR_MS = 3_600_000

type Client = { issuer: string; clientId: string; clientSecret: string; fetch: CustomFetch }

const describeClient = async (app: App, tenant: TenantKey): Promise<Client> => {
  const foreign = app.services.tenants.byKey(tenant)?.identity.identityProvider
  if (foreign) return { ...foreign, fetch: createAllowedFetch([foreign.issuer, ...foreign.origins]) }
  return {
    ...(await describeEmbeddedClient(app.services, tenant)),
    fetch: createOwnFetch(app, app.services.originOf(tenant)),
  }
}

/** The provider does not answer, or not as one: nothing that the visitor did is wrong. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

const discover = async (app: App, tenant: TenantKey): Promise<RelyingParty> => {
  const described = await describeClient(app, tenant)
  return askProvider(described).catch((error: unknown) => {
    throw new ProviderUnavailable(`The OpenID provider ${described.issuer} of ${tenant} could not be asked for its description`, {
      cause: error,
    })
  })
}

const askProvider = async ({ issuer, clientId, clientSecret, fetch }: Client): Promise<RelyingParty> => {
  // Loaded by the first sign-in: a server that shows pages starts without it.
  const client = await import('openid-client')
  const isInsecure = issuer.startsWith('http:')
  const config = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [client.customFetch]: fetch,
    // Plain http is for this machine only; the tenant's data allows it nowhere else.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to make people look twice
    execute: [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])],
  })
  return { client, config }
}

/** Each site's provider metadata, loaded when first needed. */
export const createRelyingParties = (app: App): RelyingParties => {
  const known = new Map<TenantKey, { readonly at: number; readonly version: number; readonly party: Promise<RelyingParty> }>()
  return {
    of: (tenant) => {
      const now = performance.now()
      const found = known.get(tenant)
      const version = versionOfSecrets(app.services.db, tenant)
      if (found && found.version === version && now - found.at < KNOWN_FOR_MS) return found.party
      const party = discover(app, tenant)
      known.set(tenant, { at: now, version, party })
      // A provider that was away for a moment is asked again by the next sign-in.
      party.catch(() => known.delete(tenant))
      return party
    },
  }
}
