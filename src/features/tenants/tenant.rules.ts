import { z } from 'zod'
import type { Flags } from '#kernel/flags.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import { TENANT_KEY, type TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'
import { salesOrgCountriesSchema } from '#features/tenants/sales-org.rules.ts'
import type { Settings } from '#features/tenants/settings.rules.ts'
import { tenantIdentitySchema } from '#features/tenants/tenant-identity.rules.ts'

const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without a port')

/** One business unit: its name, where it answers and what differs from the defaults. */
export const createTenantSchema = ({ config, flags, traits }: Pick<Settings, 'config' | 'flags' | 'traits'>) =>
  z.strictObject({
    key: z.string().regex(TENANT_KEY, 'must be 2 to 20 lower-case letters and digits'),
    name: z.string().min(1).max(100),
    hosts: z.array(host).min(1).max(20),
    config: config.default({}),
    flags: flags.default({}),
    identity: tenantIdentitySchema.prefault({}),
    salesOrgCountries: salesOrgCountriesSchema.default({}),
    traits: traits.default({}),
  })
export type Tenant = z.infer<ReturnType<typeof createTenantSchema>>

export type Tenants = {
  readonly all: readonly Tenant[]
  readonly byKey: (key: TenantKey) => Tenant | undefined
  readonly byHost: (host: string) => Tenant | undefined
  /** How a tenant differs; a tenant that is not there differs in nothing. */
  readonly traitsOf: (key: TenantKey) => Traits
  /** The configuration of a tenant's site, without what a page says of it: that gives no rights. */
  readonly configOf: (key: TenantKey, locale?: Locale) => SiteConfig
  readonly flagsOf: (key: TenantKey) => Flags
}

/** The Host header without its port, in lower case: `AEROBT.localhost:3000` is aerobt.localhost. */
export const plainHost = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')

export const createTenants = (all: readonly Tenant[], settings: Pick<Settings, 'resolveConfig' | 'resolveFlags'>): Tenants => {
  const hosts = new Map(all.flatMap((tenant) => tenant.hosts.map((name) => [name, tenant] as const)))
  const keys = new Map(all.map((tenant) => [tenant.key, tenant]))
  const resolve = (key: TenantKey, locale: Locale) => settings.resolveConfig(key, locale, keys.get(key)?.config)
  // Every request names its cookies after the configuration, so that of the default locale is made once.
  const configs = new Map(all.map(({ key }) => [key, resolve(key, DEFAULT_LOCALE)]))
  const flags = new Map(all.map((tenant) => [tenant.key, settings.resolveFlags(tenant.flags)]))
  return {
    all,
    byKey: (key) => keys.get(key),
    byHost: (header) => hosts.get(header) ?? hosts.get(plainHost(header)),
    traitsOf: (key) => keys.get(key)?.traits ?? {},
    configOf: (key, locale) => (locale ? undefined : configs.get(key)) ?? resolve(key, locale ?? DEFAULT_LOCALE),
    flagsOf: (key) => flags.get(key) ?? settings.resolveFlags(),
  }
}
