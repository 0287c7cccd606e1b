import { sql, type ColumnType } from 'kysely'
import { readSettings } from '#foundation/tenants/site-setting.rules.ts'
import type { Settings } from '#foundation/tenants/settings.rules.ts'
import type { SiteSettings } from '#foundation/tenants/tenant.rules.ts'
import { addPurge } from '#platform/cdn/purge.store.ts'
import { siteKey } from '#platform/cdn/surrogate-key.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    siteSetting: {
      config: ColumnType<unknown, string, string>
      flags: ColumnType<unknown, string, string>
      revision: number
      changedAt: Date
      changedBy: string | null
    }
  }
}

/** Every process hears here that a site was set differently; the payload is the tenant. */
export const SETTING_CHANNEL = 'portico_settings'

export type StoredSettings = SiteSettings & {
  /** 0 while nobody has set anything. */
  readonly revision: number
  readonly changedAt: Date | null
  readonly changedByName: string | null
}

/** Of the tenant whose transaction this is. */
export const findSettings = async (tx: Tx, settings: Settings): Promise<StoredSettings> => {
  const row = await tx
    .selectFrom('siteSetting')
    .leftJoin('person', 'person.id', 'siteSetting.changedBy')
    .select(['siteSetting.config', 'siteSetting.flags', 'siteSetting.revision', 'siteSetting.changedAt'])
    .select(sql<string | null>`nullif(trim(person.given_name || ' ' || person.family_name), '')`.as('changedByName'))
    .executeTakeFirst()
  if (!row) return { config: {}, flags: {}, revision: 0, changedAt: null, changedByName: null }
  const { revision, changedAt, changedByName } = row
  return { ...readSettings(settings, row), revision, changedAt, changedByName }
}

/** Nobody else changes them until the transaction ends, also while there are none. */
export const lockSettings = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('site_setting ' || current_setting('app.tenant')))`.execute(tx)
}

type Save = SiteSettings & { readonly by: string; readonly at: Date }

export const saveSettings = async (tx: Tx, { config, flags, by, at }: Save): Promise<number> => {
  const values = { config: JSON.stringify(config), flags: JSON.stringify(flags), changedAt: at, changedBy: by }
  const { revision } = await tx
    .insertInto('siteSetting')
    .values({ ...values, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('tenant' as never).doUpdateSet({ ...values, revision: sql`site_setting.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  await addPurge(tx, (tenant) => [siteKey(tenant)])
  await sql`select pg_notify(${SETTING_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
  return revision
}
