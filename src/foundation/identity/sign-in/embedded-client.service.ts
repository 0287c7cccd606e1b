import { randomBytes } from 'node:crypto'
import { hostCookieName } from '#foundation/identity/session/cookie-name.rules.ts'
import { returnFromProvider } from '#foundation/identity/sign-in/sign-in.api.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'
import type { Services } from '#platform/services.ts'

export const PROVIDER_PATH = '/oidc'

export const callbackUrl = ({ originOf }: Pick<Services, 'originOf'>, tenant: TenantKey): string =>
  `${originOf(tenant)}${returnFromProvider.path}`

export type EmbeddedClient = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

const makeClientSecret = (): string => randomBytes(32).toString('base64url')

/** Site and provider are the same process, which reads a new one as soon as it hears of the rotation. */
export const rotateClientSecret = { 'oidc-client': makeClientSecret }

/** How the site presents itself to the provider that is built in; the secret is made once and never leaves the server. */
export const describeEmbeddedClient = async (services: Services, tenant: TenantKey): Promise<EmbeddedClient> => ({
  issuer: `${services.originOf(tenant)}${PROVIDER_PATH}`,
  clientId: services.tenants.configOf(tenant).appId,
  clientSecret: await readTenantSecret(services.db, tenant, 'oidc-client', makeClientSecret),
  redirectUri: callbackUrl(services, tenant),
})

/** The built-in provider's own cookie; it lives for the length of one sign-in. */
export const providerCookie = (
  domainId: string,
  { hasPrefix }: Services['config']['cookies'],
): { readonly name: string; readonly path: string } => ({
  name: hostCookieName(`${domainId}-oidc`, hasPrefix),
  path: hasPrefix ? '/' : PROVIDER_PATH,
})
