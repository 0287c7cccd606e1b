import type { Tenants } from '#foundation/tenants/public.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Config } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'

/** Addresses are written from the configuration, never from what a request claims [T-33]. */
export const createOrigins =
  (config: Pick<Config, 'mode' | 'publicScheme' | 'publicPort'>, tenants: Tenants, port: () => number) =>
  (key: TenantKey): string => {
    const host = tenants.byKey(key)?.hosts[0] ?? 'localhost'
    // In production a proxy answers, on the scheme's own port unless said.
    const publicPort = config.publicPort ?? (config.mode === 'demo' ? port() : undefined)
    // Without the scheme's own port, as browsers write it.
    return publicPort === undefined
      ? `${config.publicScheme}://${host}`
      : new URL(`${config.publicScheme}://${host}:${publicPort}`).origin
  }

/** The present origin of the tenant whose former host this is. */
export const createPresentFinder =
  ({ tenants, originOf }: Pick<Services, 'tenants' | 'originOf'>) =>
  ({ host }: { readonly host: string }): string | undefined => {
    const tenant = tenants.isFormerHost(host) ? tenants.byHost(host) : undefined
    return tenant && originOf(tenant.key)
  }
