import type { TenantHosts } from '#foundation/tenants/host-clash.rules.ts'
import { createTenantSchema, type Tenant } from '#foundation/tenants/tenant.rules.ts'
import type { Settings } from '#foundation/tenants/settings.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { salesOrgCountriesSchema, type SalesOrgCountries } from '#foundation/tenants/sales-org.rules.ts'
import { sql, type Generated } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    tenant: {
      key: TenantKey
      name: string
      config: unknown
      flags: unknown
      identity: unknown
      salesOrgCountries: unknown
      traits: unknown
    }
    tenantHost: { host: string; tenantKey: TenantKey; position: Generated<number>; isFormer: Generated<boolean> }
  }
}

/** Read at the start, validated: a broken row stops the server instead of a page. */
export const listTenants = async (db: Db, settings: Settings): Promise<Tenant[]> => {
  const schema = createTenantSchema(settings)
  const [tenants, hosts] = await Promise.all([
    db.selectFrom('tenant').selectAll().orderBy('key').execute(),
    db.selectFrom('tenantHost').selectAll().orderBy('position').orderBy('host').execute(),
  ])
  const listHosts = (key: TenantKey, isFormer: boolean): string[] =>
    hosts.filter((row) => row.tenantKey === key && row.isFormer === isFormer).map(({ host }) => host)
  return tenants.map((tenant) =>
    schema.parse({ ...tenant, hosts: listHosts(tenant.key, false), formerHosts: listHosts(tenant.key, true) }),
  )
}

export const hasTenant = async (db: Db, key: TenantKey): Promise<boolean> =>
  (await db.selectFrom('tenant').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

/** All of them go before any comes: a host may pass from one tenant of a file to another. */
const replaceHosts = async (tx: Tx, tenants: readonly Tenant[]): Promise<void> => {
  const keys = tenants.map(({ key }) => key)
  await tx.deleteFrom('tenantHost').where('tenantKey', 'in', keys).execute()
  const rows = tenants.flatMap(({ key: tenantKey, hosts, formerHosts }) => [
    ...hosts.map((host, position) => ({ host, tenantKey, position, isFormer: false })),
    ...formerHosts.map((host, position) => ({ host, tenantKey, position, isFormer: true })),
  ])
  await tx.insertInto('tenantHost').values(rows).execute()
}

/** Of all tenants, present and former. */
export const listTenantHosts = async (db: Db): Promise<TenantHosts[]> => {
  const rows = await db.selectFrom('tenantHost').selectAll().execute()
  return [...Map.groupBy(rows, ({ tenantKey }) => tenantKey)].map(([key, own]) => ({
    key,
    hosts: own.filter(({ isFormer }) => !isFormer).map(({ host }) => host),
    formerHosts: own.filter(({ isFormer }) => isFormer).map(({ host }) => host),
  }))
}

/** For the owner of the database: the application itself may not change where a tenant answers. */
export const saveTenantsIn = async (tx: Tx, tenants: readonly Tenant[]): Promise<void> => {
  for (const { key, name, config, flags, identity, salesOrgCountries, traits } of tenants) {
    const values = {
      name,
      config: JSON.stringify(config),
      flags: JSON.stringify(flags),
      identity: JSON.stringify(identity),
      salesOrgCountries: JSON.stringify(salesOrgCountries),
      traits: JSON.stringify(traits),
    }
    await tx
      .insertInto('tenant')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute()
  }
  await replaceHosts(tx, tenants)
}

export const saveTenants = (owner: Db, tenants: readonly Tenant[]): Promise<void> =>
  owner.transaction().execute((tx) => saveTenantsIn(tx, tenants))

/** Of the tenant whose transaction this is. */
export const findSalesOrgCountries = async (tx: Tx): Promise<SalesOrgCountries> => {
  const row = await tx
    .selectFrom('tenant')
    .select('salesOrgCountries')
    .where('key', '=', sql<TenantKey>`current_setting('app.tenant')`)
    .executeTakeFirst()
  return salesOrgCountriesSchema.parse(row?.salesOrgCountries ?? {})
}
