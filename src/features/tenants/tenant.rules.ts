import { z } from 'zod'
import { TENANT_KEYS, type TenantKey } from '#kernel/tenant.ts'
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
  key: z.enum(TENANT_KEYS),
  name: z.string().min(1).max(100),
  hosts: z.array(host).min(1).max(20),
  config: siteConfigOverrideSchema.default({}),
  flags: flagsOverrideSchema.default({}),
  identity: tenantIdentitySchema.prefault({}),
  salesOrgCountries: salesOrgCountriesSchema.default({}),
})
export type Tenant = z.infer<typeof tenantSchema>

export type Tenants = {
  readonly all: readonly Tenant[]
  readonly byKey: (key: TenantKey) => Tenant | undefined
  readonly byHost: (host: string) => Tenant | undefined
}

/** The Host header without its port, in lower case: `AEROBT.localhost:3000` is aerobt.localhost. */
export const plainHost = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')

export const createTenants = (all: readonly Tenant[]): Tenants => {
  const hosts = new Map(all.flatMap((tenant) => tenant.hosts.map((name) => [name, tenant] as const)))
  const keys = new Map(all.map((tenant) => [tenant.key, tenant]))
  return { all, byKey: (key) => keys.get(key), byHost: (header) => hosts.get(header) ?? hosts.get(plainHost(header)) }
}
