import { sql } from 'kysely'
import { planStep } from '#demo/erp/plan-step.ts'
import { makeDemoInvoice } from '#demo/invoices/demo-invoice.ts'
import { writeDay } from '#demo/orders/order-life.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { recordInvoice } from '#features/invoices/public.server.ts'
import { decideReturn, findOrder, listOpenReturns, listShipments } from '#features/orders/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Orders that were placed since the demo was made; those of its history stay as they are. */
const listPlaced = async (tx: Tx, before: Date): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from orders where source = 'portal' and number ~ '^6[0-9]{9}$' and state not in ('Invoiced', 'Cancelled')
      and changed_at <= ${before} order by id limit 200`.execute(tx)
  return rows.map(({ number }) => number)
}

/** Through the same door as any other ERP, in a transaction of its own. */
const stepOrder = (services: Services, tenant: TenantKey, number: string): Promise<boolean> =>
  withTenant(services.db, tenant, async (tx) => {
    const order = await findOrder(tx, number)
    if (!order) return false
    const steps = planStep(order, await listShipments(tx, order.id), services.clock.now())
    for (const { kind, line } of steps) {
      const door = services.integrationKinds.get(kind)
      const parsed = door?.schema.parse(line)
      const [result] = (await door?.apply({ tx, tenant, services }, [parsed] as never[])) ?? []
      if (result && !result.ok) throw new Error(`the demo's ERP was refused: ${result.error}`)
    }
    if (order.state === 'Delivered') {
      const invoice = makeDemoInvoice(order, services.clock.now())
      if (invoice) await recordInvoice(tx, { ...invoice, issuedOn: writeDay(services.clock.now()) })
    }
    return steps.length > 0
  })

const NEXT = { Requested: 'Approved', Approved: 'Received', Received: 'Credited' } as const

const stepReturns = (services: Services, tenant: TenantKey): Promise<void> =>
  withTenant(services.db, tenant, async (tx) => {
    for (const { number, state, orderNumber } of await listOpenReturns(tx))
      if (state === 'Requested' || state === 'Approved' || state === 'Received')
        await decideReturn(services, tx, { orderNumber, number, state: NEXT[state] })
  })

/** Everything that waits gets one step further; what changed a moment ago is left alone by the clockwork. */
export const stepErp = async (services: Services, quietSeconds = 0): Promise<number> => {
  const before = new Date(services.clock.now().getTime() - quietSeconds * 1000)
  let count = 0
  for (const tenant of TENANT_KEYS) {
    for (const number of await withTenant(services.db, tenant, (tx) => listPlaced(tx, before)))
      if (await stepOrder(services, tenant, number)) count += 1
    await stepReturns(services, tenant)
  }
  return count
}
