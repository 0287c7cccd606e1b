import { z } from 'zod'
import { TENANT_KEY, type TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'
import { flagsOverrideSchema } from '#features/tenants/flags.rules.ts'
import { salesOrgCountriesSchema } from '#features/tenants/sales-org.rules.ts'
import { tenantIdentitySchema } from '#features/tenants/tenant-identity.rules.ts'
import { siteConfigOverrideSchema } from '#features/tenants/site-config.rules.ts'

const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without a port')

/** One business unit: its name, where it answers and what differs from the defaults. */
export const tenantSchema = z.strictObject({
  key: z.string().regex(TENANT_KEY, 'must be 2 to 20 lower-case letters and digits'),
  name: z.string().min(1).max(100),
  hosts: z.array(host).min(1).max(20),
  config: siteConfigOverrideSchema.default({}),
  flags: flagsOverrideSchema.default({}),
  identity: tenantIdentitySchema.prefault({}),
  salesOrgCountries: salesOrgCountriesSchema.default({}),
  /** Checked against what the features declare when tenants are read and when they are saved. */
  traits: z
    .record(z.string(), z.unknown())
    .default({})
    .transform((traits): Traits => traits),
})
export type Tenant = z.infer<typeof tenantSchema>

export type Tenants = {
  readonly all: readonly Tenant[]
  readonly byKey: (key: TenantKey) => Tenant | undefined
  readonly byHost: (host: string) => Tenant | undefined
  /** How a tenant differs; a tenant that is not there differs in nothing. */
  readonly traitsOf: (key: TenantKey) => Traits
}

/** The Host header without its port, in lower case: `AEROBT.localhost:3000` is aerobt.localhost. */
export const plainHost = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')

export const createTenants = (all: readonly Tenant[]): Tenants => {
  const hosts = new Map(all.flatMap((tenant) => tenant.hosts.map((name) => [name, tenant] as const)))
  const keys = new Map(all.map((tenant) => [tenant.key, tenant]))
  return {
    all,
    byKey: (key) => keys.get(key),
    byHost: (header) => hosts.get(header) ?? hosts.get(plainHost(header)),
    traitsOf: (key) => keys.get(key)?.traits ?? {},
  }
}
