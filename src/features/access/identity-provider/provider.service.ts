import type { EventEmitter } from 'node:events'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import {
  describeEmbeddedClient,
  domainIdOf,
  findPerson,
  pathCookieName,
  providerCookie,
  PROVIDER_PATH,
} from '#foundation/identity/public.server.ts'
import { AGENT_SCOPES } from '#foundation/agents/public.ts'
import { resourceOf } from '#foundation/agents/public.server.ts'
import { preferredLocale } from '#foundation/locale/public.ts'
import {
  createAgentClients,
  DEMO_AGENT,
  toProviderClient,
  type AgentClients,
} from '#features/access/identity-provider/agents/agent-clients.service.ts'
import { isLoopbackRedirect } from '#features/access/identity-provider/agents/client-document.rules.ts'
import { consentPath } from '#features/access/identity-provider/agents/consent-path.rules.ts'
import { createAdapter } from '#features/access/identity-provider/provider-adapter.service.ts'
import { readProviderKeys } from '#features/access/identity-provider/provider-keys.service.ts'
import { localeFromTags } from '#features/access/identity-provider/ui-locale.rules.ts'
import { localePath } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { isDatabaseAway } from '#platform/database/database-fault.rules.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { versionOfSecrets } from '#platform/secrets/tenant-secret.ts'

export type Providers = {
  readonly of: (tenant: TenantKey) => Promise<Provider>
  /** An app or agent that may ask for a consent; undefined for the site itself. */
  readonly findAgent: AgentClients['find']
}

/** Apps and agents ask again for a token this often; a revoked one is refused at once all the same. */
const AGENT_TOKEN_S = 900
const AGENT_REFRESH_S = 30 * 86_400
const AGENT_GRANT_S = 365 * 86_400

/** As long as someone may look at the sign-in page; everything else lives for the length of one sign-in. */
const INTERACTION_S = 3600
const MOMENT_S = 600

const localeOfVisitor = (ctx: KoaContextWithOIDC) =>
  preferredLocale({ usr_country: ctx.cookies.get('usr_country'), usr_lang: ctx.cookies.get('usr_lang') })

type Parts = { readonly agents: AgentClients; readonly errors: typeof import('oidc-provider').errors }

const configure = async (app: App, tenant: TenantKey, { agents, errors }: Parts): Promise<Configuration> => {
  const { services } = app
  const { config, db } = services
  const client = await describeEmbeddedClient(services, tenant)
  const keys = await readProviderKeys(db, tenant)
  const domainId = domainIdOf(services, tenant)
  const { name, path } = providerCookie(domainId, config.cookies)
  // Each sign-in has these two on paths of its own, so that several tabs do not meet.
  const nameOf = (use: string): string => pathCookieName(`${domainId}-oidc-${use}`, config.cookies.hasPrefix)
  const resource = resourceOf(services, tenant)
  /** The site signs people in; every other client acts for them at the MCP endpoint. */
  const isSite = (clientId: string | undefined): boolean => clientId === client.clientId
  const cookie = { httpOnly: true, sameSite: 'lax' as const, secure: config.cookies.isSecure, signed: true }
  return {
    adapter: createAdapter(db, tenant, async (id) => {
      const found = await agents.find(id)
      return found && toProviderClient(found)
    }),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    // The first one signs.
    jwks: { keys: [keys.signing, ...(keys.former ?? []).map(({ jwk }) => jwk)] },
    cookies: {
      keys: [...keys.cookies],
      names: { session: name, interaction: nameOf('interaction'), resume: nameOf('resume') },
      long: { ...cookie, path },
      short: cookie,
    },
    clientAuthMethods: ['client_secret_post', 'none'],
    responseTypes: ['code'],
    scopes: ['openid', 'offline_access'],
    // How they proved themselves goes with who they are: the session records it [T-103].
    claims: { openid: ['sub', 'amr'] },
    pkce: { required: () => true },
    // Signing out is the site's own: this provider's session ends with the sign-in it was made for.
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_ctx, caller, among) => among ?? (isSite(caller.clientId) ? [] : resource),
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, indicator, caller) => {
          if (indicator !== resource || isSite(caller.clientId)) throw new errors.InvalidTarget()
          return { scope: AGENT_SCOPES.join(' '), audience: resource, accessTokenTTL: AGENT_TOKEN_S, accessTokenFormat: 'opaque' }
        },
      },
    },
    discovery: { client_id_metadata_document_supported: true },
    issueRefreshToken: async (_ctx, caller) => caller.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // The adapter removes the consent together with its tokens.
    revokeGrantPolicy: async () => false,
    expiresWithSession: async (_ctx, token) => isSite(token.clientId),
    ttl: {
      Interaction: INTERACTION_S,
      Session: MOMENT_S,
      Grant: (_ctx, grant) => (isSite(grant.clientId) ? MOMENT_S : AGENT_GRANT_S),
      AccessToken: (_ctx, _token, caller) => (isSite(caller.clientId) ? MOMENT_S : AGENT_TOKEN_S),
      RefreshToken: AGENT_REFRESH_S,
      IdToken: MOMENT_S,
      AuthorizationCode: 60,
    },
    clientBasedCORS: () => false,
    interactions: {
      url: (ctx, { uid, params, prompt }) => {
        const locale = localeFromTags(params['ui_locales']) ?? localeOfVisitor(ctx)
        return prompt.name === 'consent' ? consentPath({ locale }, uid) : `${localePath(locale)}/sign-in/${uid}`
      },
    },
    findAccount: async (_ctx, sub) => {
      const person = await withTenant(db, tenant, (tx) => findPerson(tx, sub))
      return person && { accountId: person.id, claims: () => ({ sub: person.id }) }
    },
    // The site itself needs no consent; apps and agents are asked about each time they come, because their names are their own.
    loadExistingGrant: async (ctx) => {
      const { client: caller, provider, session } = ctx.oidc
      if (!isSite(caller?.clientId)) {
        const given = ctx.oidc.result?.consent?.grantId
        return given === undefined ? undefined : provider.Grant.find(given)
      }
      const grant = new provider.Grant({ clientId: caller?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
    // Programs get the protocol's own words; people get a page that offers another try.
    renderError: (ctx, out, error) => {
      if (isDatabaseAway(error)) {
        ctx.status = 503
        ctx.set('retry-after', '5')
      }
      if (ctx.method === 'GET' && ctx.accepts('html', 'json') === 'html')
        ctx.redirect(`${localePath(localeOfVisitor(ctx))}/sign-in?problem=failed`)
      else ctx.body = { error: out.error }
    },
  }
}

/** A program of the demo listens at whatever port is free, at whatever path it likes. */
const openDemoRedirects = ({ Client }: Provider): void => {
  const isAllowed = Reflect.get(Client.prototype, 'redirectUriAllowed')
  Client.prototype.redirectUriAllowed = function (uri: string): boolean {
    return isAllowed.call(this, uri) || (this.clientId === DEMO_AGENT.clientId && isLoopbackRedirect(uri))
  }
}

const createProvider = async (app: App, tenant: TenantKey, agents: AgentClients): Promise<Provider> => {
  const issuer = `${app.services.originOf(tenant)}${PROVIDER_PATH}`
  // Loaded by the first sign-in: a server that shows pages starts without it.
  const { Provider, errors } = await import('oidc-provider')
  const provider = new Provider(issuer, await configure(app, tenant, { agents, errors }))
  openDemoRedirects(provider)
  // Its addresses are those that the mount writes into the request's headers, never those that a visitor sent [T-33].
  provider.proxy = true
  const events: EventEmitter = provider
  // Without a listener it would write to the console.
  events.on('error', (error: Error) => app.log.warn({ err: error }, 'the provider failed'))
  provider.on('server_error', (_ctx: unknown, error: Error) => app.log.error({ err: error }, 'the provider failed'))
  return provider
}

/** One built-in provider a tenant, made when someone first signs in there: its address is known once the server listens. */
export const createProviders = (app: App): Providers => {
  const agents = createAgentClients(app)
  const known = new Map<TenantKey, { readonly version: number; readonly provider: Promise<Provider> }>()
  return {
    findAgent: agents.find,
    of: (tenant) => {
      const version = versionOfSecrets(app.services.db, tenant)
      const found = known.get(tenant)
      if (found?.version === version) return found.provider
      const provider = createProvider(app, tenant, agents)
      known.set(tenant, { version, provider })
      provider.catch(() => known.delete(tenant))
      return provider
    },
  }
}
