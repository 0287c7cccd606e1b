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
    tenantHost: { host: string; tenantKey: TenantKey; position: Generated<number> }
  }
}

/** Read at the start, validated: a broken row stops the server instead of a page. */
export const listTenants = async (db: Db, settings: Settings): Promise<Tenant[]> => {
  const schema = createTenantSchema(settings)
  const [tenants, hosts] = await Promise.all([
    db.selectFrom('tenant').selectAll().orderBy('key').execute(),
    db.selectFrom('tenantHost').selectAll().orderBy('position').orderBy('host').execute(),
  ])
  return tenants.map((tenant) =>
    schema.parse({ ...tenant, hosts: hosts.filter((row) => row.tenantKey === tenant.key).map((row) => row.host) }),
  )
}

export const hasTenant = async (db: Db, key: TenantKey): Promise<boolean> =>
  (await db.selectFrom('tenant').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

/** For the owner of the database: the application itself may not change where a tenant answers. */
export const saveTenantsIn = async (tx: Tx, tenants: readonly Tenant[]): Promise<void> => {
  for (const { key, name, hosts, config, flags, identity, salesOrgCountries, traits } of tenants) {
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
    await tx.deleteFrom('tenantHost').where('tenantKey', '=', key).execute()
    await tx
      .insertInto('tenantHost')
      .values(hosts.map((host, position) => ({ host, tenantKey: key, position })))
      .execute()
  }
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
