import { sql, type ColumnType, type Generated, type RawBuilder } from 'kysely'
import { addDays, DUE_DAYS, EQUIPMENT_LIST, type ServiceFilter } from '#features/support/equipment/equipment.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    equipment: {
      id: Generated<string>
      serialNumber: string
      soldToId: string
      sku: string
      site: Generated<string>
      commissionedOn: ColumnType<string | null>
      nextServiceOn: ColumnType<string | null>
      warrantyUntil: ColumnType<string | null>
    }
  }
}

/** Days are written as `2026-11-16`. */
export type Unit = {
  readonly id: string
  readonly serialNumber: string
  readonly sku: string
  /** The part number where the product is not known any more. */
  readonly product: string
  readonly site: string
  readonly commissionedOn: string | null
  readonly nextServiceOn: string | null
  readonly warrantyUntil: string | null
}

export type EquipmentFilter = {
  readonly q?: string | undefined
  readonly site?: string | undefined
  readonly service?: ServiceFilter | undefined
  readonly commissioned?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
}

const selectUnits = (language: Language): RawBuilder<unknown> => sql`
  select equipment.id, equipment.serial_number, equipment.sku,
    coalesce(product.names->>${language}, product.names->>'en', equipment.sku) as product,
    coalesce(account_site.name, equipment.site) as site, equipment.commissioned_on::text as commissioned_on,
    equipment.next_service_on::text as next_service_on, equipment.warranty_until::text as warranty_until
  from equipment
  left join product on product.sku = equipment.sku
  left join account_site on account_site.sold_to_id = equipment.sold_to_id and account_site.number = equipment.site`

const isServiced: Readonly<Record<ServiceFilter, (today: string) => RawBuilder<unknown>>> = {
  due: (today) => sql`equipment.next_service_on between ${today}::date and ${addDays(today, DUE_DAYS)}::date`,
  overdue: (today) => sql`equipment.next_service_on < ${today}::date`,
}

type UnitQuery = ListQuery<(typeof EQUIPMENT_LIST.sortable)[number]> & {
  readonly soldToId: string
  readonly language: Language
  readonly today: string
}

export const listUnits = (
  tx: Tx,
  { q = '', site, service, commissioned }: EquipmentFilter,
  { soldToId, language, today, ...list }: UnitQuery,
): Promise<ListPage<Unit>> =>
  readListPage(
    tx,
    sql<Unit>`${selectUnits(language)}
      where equipment.sold_to_id = ${soldToId}::uuid
      ${
        q.trim() === ''
          ? sql``
          : sql`and concat_ws(' ', equipment.serial_number, equipment.sku, product.names->>${language}, product.names->>'en',
              account_site.name, equipment.site) ilike ${containsPattern(q)}`
      }
      ${site === undefined ? sql`` : sql`and coalesce(account_site.name, equipment.site) ilike ${containsPattern(site)}`}
      ${commissioned?.from ? sql`and equipment.commissioned_on >= ${commissioned.from}::timestamptz::date` : sql``}
      ${commissioned?.to ? sql`and equipment.commissioned_on < ${commissioned.to}::timestamptz::date` : sql``}
      ${service === undefined ? sql`` : sql`and ${isServiced[service](today)}`}`,
    list,
    { spec: EQUIPMENT_LIST, unique: 'id' },
  )

export type EquipmentCounts = Readonly<Record<'all' | ServiceFilter, number>>

export const countUnits = async (tx: Tx, soldToId: string, today: string): Promise<EquipmentCounts> => {
  const { rows } = await sql<EquipmentCounts>`
    select count(*)::integer as all, count(*) filter (where ${isServiced.due(today)})::integer as due,
      count(*) filter (where ${isServiced.overdue(today)})::integer as overdue
    from equipment where sold_to_id = ${soldToId}::uuid`.execute(tx)
  return rows[0] ?? { all: 0, due: 0, overdue: 0 }
}

/** Of any account; who may see it is decided by the account's key. */
export const findUnit = async (tx: Tx, id: string, language: Language): Promise<(Unit & { accountKey: string }) | undefined> => {
  const { rows } = await sql<Unit & { accountKey: string }>`
    select unit.*, sold_to.account_key as account_key
    from (${selectUnits(language)} where equipment.id = ${id}::uuid) unit
    join equipment on equipment.id = unit.id join sold_to on sold_to.id = equipment.sold_to_id`.execute(tx)
  return rows[0]
}

export type UnitProduct = {
  readonly accessories: readonly string[]
  readonly replacedBy: string | null
  readonly documents: readonly {
    readonly title: string
    readonly href: string
    readonly kind?: string
    readonly language?: string
    readonly revision?: string
  }[]
}

/** Whoever has a unit reads about it also where its product is not sold. */
export const findUnitProduct = (tx: Tx, sku: string): Promise<UnitProduct | undefined> =>
  tx.selectFrom('product').select(['accessories', 'replacedBy', 'documents']).where('sku', '=', sku).executeTakeFirst()
