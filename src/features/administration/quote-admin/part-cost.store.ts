import { sql } from 'kysely'
import { parseDecimal, toMoneyJson, type MoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

export type PartCost = { readonly sku: string; readonly unit: MoneyJson }

/** The cost of these parts in a currency; those without one in it are left out. */
export const listPartCosts = async (tx: Tx, skus: readonly string[], currency: string): Promise<PartCost[]> => {
  const { rows } = await sql<{ sku: string; amount: string }>`
    select sku, trim_scale(amount)::text as amount from part_cost
    where sku = any(${[...skus]}::text[]) and currency = ${currency} order by sku`.execute(tx)
  return rows.flatMap(({ sku, amount }) => {
    const unit = parseDecimal(amount, currency)
    return unit ? [{ sku, unit: toMoneyJson(unit) }] : []
  })
}
