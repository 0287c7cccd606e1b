import { sql, type ColumnType, type Generated } from 'kysely'
import type { ApprovalRule, Tier } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { fromConditionsJson, type ConditionsJson } from '#features/company/purchase-policy/policy.schema.ts'
import type { ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Json<T> = ColumnType<T, string, string>

declare module '#platform/database/database.ts' {
  interface Tables {
    costCentre: { id: Generated<string>; companyId: string; code: string; name: string; isActive: Generated<boolean> }
    approvalRule: {
      id: Generated<string>
      companyId: string
      name: string
      isActive: Generated<boolean>
      conditions: Json<ConditionsJson>
      tiers: Json<readonly Tier[]>
      escalateAfterHours: number | null
      createdAt: Generated<Date>
    }
  }
}

export type CostCentre = { readonly id: string; readonly code: string; readonly name: string; readonly isActive: boolean }

export const listCostCentres = (tx: Tx, companyId: string): Promise<CostCentre[]> =>
  tx
    .selectFrom('costCentre')
    .select(['id', 'code', 'name', 'isActive'])
    .where('companyId', '=', companyId)
    .orderBy('code')
    .limit(1000)
    .execute()

const selectCostCentre = (tx: Tx, companyId: string, code: string) =>
  tx
    .selectFrom('costCentre')
    .select(['id', 'code', 'name', 'isActive'])
    .where('companyId', '=', companyId)
    .where('code', '=', code)

export const findCostCentre = (tx: Tx, companyId: string, code: string): Promise<CostCentre | undefined> =>
  selectCostCentre(tx, companyId, code).executeTakeFirst()

/** Locked until the transaction ends: purchases for one cost centre are decided one after the other. */
export const lockCostCentre = (tx: Tx, companyId: string, code: string): Promise<CostCentre | undefined> =>
  selectCostCentre(tx, companyId, code).forUpdate().executeTakeFirst()

/** Undefined where the company has that code already. */
export const insertCostCentre = async (
  tx: Tx,
  companyId: string,
  { code, name, isActive }: Omit<CostCentre, 'id'>,
): Promise<string | undefined> => {
  const row = await tx
    .insertInto('costCentre')
    .values({ companyId, code, name, isActive })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type CostCentreChange = { readonly [Field in keyof Omit<CostCentre, 'id'>]?: CostCentre[Field] | undefined }

/** A code that is taken fails on the table's own key. */
export const updateCostCentre = async (tx: Tx, companyId: string, id: string, change: CostCentreChange): Promise<void> => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await tx
    .updateTable('costCentre')
    .set({ id, ...given })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export const deleteCostCentre = async (tx: Tx, companyId: string, id: string): Promise<void> => {
  await tx.deleteFrom('costCentre').where('companyId', '=', companyId).where('id', '=', id).execute()
}

export type StoredRule = ApprovalRule & { readonly id: string }

export const listRules = async (tx: Tx, companyId: string): Promise<StoredRule[]> => {
  const rows = await tx
    .selectFrom('approvalRule')
    .select(['id', 'name', 'isActive', 'conditions', 'tiers', 'escalateAfterHours'])
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(({ conditions, ...rule }) => ({ ...rule, when: fromConditionsJson(conditions) }))
}

export type RuleValues = {
  readonly name: string
  readonly isActive: boolean
  readonly when: ConditionsJson
  readonly tiers: readonly Tier[]
  readonly escalateAfterHours: number | null
}

const toRow = ({ name, isActive, when, tiers, escalateAfterHours }: RuleValues) => ({
  name,
  isActive,
  conditions: JSON.stringify(when),
  tiers: JSON.stringify(tiers),
  escalateAfterHours,
})

export const insertRule = async (tx: Tx, companyId: string, rule: RuleValues): Promise<string> => {
  const { id } = await tx
    .insertInto('approvalRule')
    .values({ companyId, ...toRow(rule) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateRule = async (tx: Tx, companyId: string, id: string, rule: RuleValues): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('approvalRule')
    .set(toRow(rule))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteRule = async (tx: Tx, companyId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('approvalRule')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Rates between these currencies, a day after the other. */
export const listRates = async (tx: Tx, currencies: readonly string[]): Promise<ExchangeRate[]> => {
  if (new Set(currencies).size < 2) return []
  const { rows } = await sql<ExchangeRate>`
    select from_currency as "from", to_currency as "to", valid_on::text, rate::text from exchange_rate
    where from_currency = any(${[...currencies]}::text[]) and to_currency = any(${[...currencies]}::text[])
    order by valid_on desc limit 10000`.execute(tx)
  return rows
}

/** Of its accounts, the one that most of them have first. */
export const listCompanyCurrencies = async (tx: Tx, companyId: string): Promise<string[]> => {
  const { rows } = await sql<{ currency: string }>`
    select currency from (
      select coalesce(default_currency, customer_unit_currency) as currency, 1 as weight from sold_to where company_id = ${companyId}
      union all select unnest(currencies), 0 from sold_to where company_id = ${companyId}) as of_accounts
    where currency is not null group by currency order by sum(weight) desc, currency limit 100`.execute(tx)
  return rows.map(({ currency }) => currency)
}
