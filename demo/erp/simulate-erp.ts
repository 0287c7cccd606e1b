import { sql } from 'kysely'
import { planStep } from '#demo/erp/plan-step.ts'
import { makeRestInvoice } from '#demo/invoices/demo-invoice.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { listInvoicesOfOrder, recordInvoice, tellInvoice } from '#features/orders/invoices/public.server.ts'
import { decideReturn, findOrder, listReturnsUnderWay, listShipments } from '#features/orders/orders/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { describeProblems, parseLine } from '#foundation/data-kinds/public.server.ts'
import type { Services } from '#platform/services.ts'

const MOST = 1000
/** Orders that were placed since the demo was made. */
const IS_PLACED = sql`source = 'portal' and number ~ '^6[0-9]{9}$'`

/** Those that are under way, the latest first. By itself the clockwork leaves the demo's history as it is: it shows every state. */
const listUnderWay = async (tx: Tx, before: Date, isHistoryMoved: boolean): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from orders where state not in ('Invoiced', 'Cancelled') and changed_at <= ${before}
      ${isHistoryMoved ? sql`` : sql`and ${IS_PLACED}`} order by (${IS_PLACED}) desc, id desc limit ${MOST}`.execute(tx)
  return rows.map(({ number }) => number)
}

/** Through the same door as any other ERP, in a transaction of its own. */
const stepOrder = (services: Services, tenant: TenantKey, number: string): Promise<boolean> =>
  withTenant(services.db, tenant, async (tx) => {
    const order = await findOrder(tx, number)
    if (!order) return false
    const steps = planStep(order, await listShipments(tx, order.id), services.clock.now())
    for (const { kind, line } of steps) {
      const door = services.dataKinds.get(kind)
      const parsed = door && parseLine(door, line)
      const results = parsed && 'line' in parsed ? await door?.apply({ tx, tenant, services }, [parsed]) : [parsed]
      for (const result of results ?? [])
        if (result && 'problems' in result) throw new Error(`the demo's ERP was refused: ${describeProblems(result.problems)}`)
    }
    if (order.state === 'Delivered') {
      const invoice = makeRestInvoice(order, await listInvoicesOfOrder(tx, order.number), services.clock.now())
      if (invoice) {
        await recordInvoice(tx, invoice)
        await tellInvoice(services, tx, invoice)
      }
    }
    return steps.length > 0
  })

/** Staff answer a return; what they approved arrives and is credited. */
const stepReturns = (services: Services, tenant: TenantKey, before: Date): Promise<void> =>
  withTenant(services.db, tenant, async (tx) => {
    for (const { number, state, orderNumber } of await listReturnsUnderWay(tx, before))
      await decideReturn(services, { tx, tenant }, { orderNumber, number, state: state === 'Approved' ? 'Received' : 'Credited' })
  })

type StepOptions = {
  /** An order that changed a moment ago is left alone. */
  readonly quietSeconds?: number
  /** The orders that the demo was made with as well. */
  readonly isHistoryMoved?: boolean
}

/** Everything that is under way gets one step further. */
export const stepErp = async (
  services: Services,
  { quietSeconds = 0, isHistoryMoved = true }: StepOptions = {},
): Promise<number> => {
  const before = new Date(services.clock.now().getTime() - quietSeconds * 1000)
  let count = 0
  for (const tenant of TENANT_KEYS) {
    for (const number of await withTenant(services.db, tenant, (tx) => listUnderWay(tx, before, isHistoryMoved)))
      if (await stepOrder(services, tenant, number)) count += 1
    await stepReturns(services, tenant, before)
  }
  return count
}
