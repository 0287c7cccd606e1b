import { z } from 'zod'
import type { Flags, FlagsOverride } from '#kernel/flags.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import type { SiteConfig, SiteConfigOverride } from '#kernel/site-config.ts'
import { TENANT_KEY, type TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'
import { salesOrgCountriesSchema } from '#foundation/tenants/sales-org.rules.ts'
import type { Settings } from '#foundation/tenants/settings.rules.ts'
import { tenantIdentitySchema } from '#foundation/tenants/tenant-identity.rules.ts'

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
    /** They lead to the first of the hosts. */
    formerHosts: z.array(host).max(20).default([]),
    config: config.default({}),
    flags: flags.default({}),
    identity: tenantIdentitySchema.prefault({}),
    salesOrgCountries: salesOrgCountriesSchema.default({}),
    traits: traits.default({}),
  })
export type Tenant = z.infer<ReturnType<typeof createTenantSchema>>

/** Settings of a site's admins over those of its installation. */
export type SiteSettings = { readonly config: SiteConfigOverride; readonly flags: FlagsOverride }

export type Tenants = {
  /** The possible values of a setting. */
  readonly settings: Settings
  readonly all: readonly Tenant[]
  readonly byKey: (key: TenantKey) => Tenant | undefined
  /** Also by a former host. */
  readonly byHost: (host: string) => Tenant | undefined
  /** Whether a tenant answered there before, and answers elsewhere now. */
  readonly isFormerHost: (host: string) => boolean
  /** How a tenant differs; a tenant that is not there differs in nothing. */
  readonly traitsOf: (key: TenantKey) => Traits
  /** The configuration of a tenant's site, without what a page says of it: that gives no rights. */
  readonly configOf: (key: TenantKey, locale?: Locale) => SiteConfig
  readonly flagsOf: (key: TenantKey) => Flags
  /** As the installation describes the tenant, without what its admins set. */
  readonly installed: (key: TenantKey) => Tenant | undefined
  /** From now on the site is as its admins set it, in this process. */
  readonly apply: (key: TenantKey, own: SiteSettings) => void
}

/** The Host header without its port, in lower case: `AEROBT.localhost:3000` is aerobt.localhost. */
export const plainHost = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')

const withSettings = (tenant: Tenant, { config, flags }: SiteSettings): Tenant => ({
  ...tenant,
  config: { ...tenant.config, ...config },
  flags: { ...tenant.flags, ...flags },
})

export const createTenants = (installed: readonly Tenant[], settings: Settings): Tenants => {
  const base = new Map(installed.map((tenant) => [tenant.key, tenant]))
  const keys = new Map(base)
  const owners = new Map(
    installed.flatMap(({ key, hosts, formerHosts }) => [...hosts, ...formerHosts].map((name) => [name, key] as const)),
  )
  const former = new Set(installed.flatMap(({ formerHosts }) => formerHosts))
  const resolve = (key: TenantKey, locale: Locale) => settings.resolveConfig(key, locale, keys.get(key)?.config)
  // Every request names its cookies after the configuration, so that of the default locale is made once.
  const configs = new Map(installed.map(({ key }) => [key, resolve(key, DEFAULT_LOCALE)]))
  const flags = new Map(installed.map((tenant) => [tenant.key, settings.resolveFlags(tenant.flags)]))
  return {
    settings,
    get all() {
      return [...keys.values()]
    },
    byKey: (key) => keys.get(key),
    byHost: (header) => keys.get(owners.get(header) ?? owners.get(plainHost(header)) ?? ''),
    isFormerHost: (header) => former.size > 0 && former.has(plainHost(header)),
    traitsOf: (key) => keys.get(key)?.traits ?? {},
    configOf: (key, locale) => (locale ? undefined : configs.get(key)) ?? resolve(key, locale ?? DEFAULT_LOCALE),
    flagsOf: (key) => flags.get(key) ?? settings.resolveFlags(),
    installed: (key) => base.get(key),
    apply: (key, own) => {
      const tenant = base.get(key)
      if (!tenant) return
      const applied = withSettings(tenant, own)
      keys.set(key, applied)
      configs.set(key, resolve(key, DEFAULT_LOCALE))
      flags.set(key, settings.resolveFlags(applied.flags))
    },
  }
}
