import { sql } from 'kysely'
import type { CostCentre } from '#features/company/purchase-policy/policy.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** Locked until the transaction ends: no purchase is booked on it meanwhile, and one that was is seen afterwards. */
export const lockCostCentreById = (tx: Tx, companyId: string, id: string): Promise<CostCentre | undefined> =>
  tx
    .selectFrom('costCentre')
    .select(['id', 'code', 'name', 'isActive'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** By a purchase, a rule, somebody's limits, an order that waits or recurs, or a procurement system; all but purchases know its code alone. */
export const isCostCentreNamed = async (
  tx: Tx,
  companyId: string,
  { id, code }: Pick<CostCentre, 'id' | 'code'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from budget_entry where cost_centre_id = ${id}
    union all select from approval_rule where company_id = ${companyId} and conditions -> 'costCentres' ? ${code}
    union all select from person where company_id = ${companyId} and ${code} = any(cost_centres)
    union all select from approval where company_id = ${companyId} and cost_centre = ${code}
    union all select from procurement_connection where company_id = ${companyId} and cost_centre = ${code}
    union all select from recurring_order join person on person.id = recurring_order.person_id
      where person.company_id = ${companyId} and recurring_order.cost_centre = ${code} and recurring_order.state <> 'Ended'
    limit 1`.execute(tx)
  return rows.length > 0
}
