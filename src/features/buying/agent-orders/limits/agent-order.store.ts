import { sql, type Generated } from 'kysely'
import { startOfMonth } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    agentOrder: {
      id: Generated<string>
      grantId: string
      idempotencyKey: string
      cartId: string
      requestHash: string
      orderNumber: string | null
      approvalId: string | null
      currency: string
      netMinor: bigint | string
      placedAt: Date
    }
  }
}

export type AgentOrder = {
  readonly grantId: string
  readonly idempotencyKey: string
  readonly cartId: string
  readonly requestHash: string
  readonly orderNumber: string | null
  readonly approvalId: string | null
}

export const findAgentOrder = (tx: Tx, grantId: string, idempotencyKey: string): Promise<AgentOrder | undefined> =>
  tx
    .selectFrom('agentOrder')
    .select(['grantId', 'idempotencyKey', 'cartId', 'requestHash', 'orderNumber', 'approvalId'])
    .where('grantId', '=', grantId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()

export const insertAgentOrder = async (
  tx: Tx,
  order: AgentOrder & { readonly net: Money; readonly now: Date },
): Promise<void> => {
  const { net, now, ...row } = order
  await tx
    .insertInto('agentOrder')
    .values({ ...row, currency: net.currency, netMinor: net.minor, placedAt: now })
    .execute()
}

/** Orders of grants in the month of an instant, one sum a currency; cancelled, rejected or withdrawn ones count no more. */
export const sumMonth = async (tx: Tx, grantIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Money[]>> => {
  const { rows } = await sql<{ grantId: string; currency: string; minor: string }>`
    select spent.grant_id, spent.currency, sum(spent.net_minor)::text as minor
    from agent_order spent
    left join cart on cart.id = spent.cart_id
    left join orders on orders.number = coalesce(spent.order_number, cart.order_number)
    left join approval on approval.id = spent.approval_id
    where spent.grant_id = any(${[...grantIds]}::uuid[]) and spent.placed_at >= ${startOfMonth(now)}
      and orders.state is distinct from 'Cancelled'
      and (approval.state is null or approval.state in ('Waiting', 'Escalated', 'Approved'))
    group by 1, 2 order by 2`.execute(tx)
  const sums = Map.groupBy(rows, ({ grantId }) => grantId)
  return new Map([...sums].map(([id, all]) => [id, all.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) }))]))
}
