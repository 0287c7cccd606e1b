import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import type { Buyer } from '../upgrade/load.ts'
import { send } from './send.ts'

const LINES = '/api/cart/v1/lines'
const ORDERS = '/api/cart/v1/orders'
const PAUSE_MS = 25
/** A loaded machine may take so long for one answer; a longer silence is counted as none. */
const IS_LATER = /in_progress|"status":50[234]/

export type Buying = {
  /** Tenant and number of what was acknowledged. */
  readonly placed: readonly string[]
  /** Answers that neither acknowledge nor say to come back, with how often they came. */
  readonly wrong: ReadonlyMap<string, number>
  readonly stop: () => Promise<void>
}

/** Buyers order without a pause; each intent is sent again with the same key until it is answered. */
export const startBuying = (port: number, buyers: readonly Buyer[]): Buying => {
  const placed: string[] = []
  const wrong = new Map<string, number>()
  let isStopped = false
  const note = (text: string): void => void wrong.set(text, (wrong.get(text) ?? 0) + 1)

  const insist = async ({ host, cookie }: Buyer, path: string, body: object): Promise<string | undefined> => {
    const headers = { 'idempotency-key': randomUUID() }
    for (;;) {
      try {
        const { status, body: text } = await send(port, path, { method: 'POST', host, cookie, body, headers })
        if (status >= 200 && status < 300) return text
        if (status < 502 && !IS_LATER.test(text)) {
          note(`${path}: ${status} ${text.replaceAll(/[\da-f-]{36}/g, '…').slice(0, 160)}`)
          return undefined
        }
      } catch {
        // The process or the balancer hung up: it may have been done or not.
      }
      await wait(PAUSE_MS)
    }
  }
  const buy = async (buyer: Buyer): Promise<void> => {
    const { host, skus } = buyer
    for (let turn = 0; !isStopped; turn += 1) {
      const lines = [0, 7].map((step) => ({ sku: skus[(turn + step) % skus.length], quantity: 1 }))
      const added = await insist(buyer, LINES, { lines })
      const cartId = added && (JSON.parse(added) as { cartId: string }).cartId
      const order = cartId && (await insist(buyer, ORDERS, { cartId }))
      if (order) placed.push(`${host.split('.')[0]} ${(JSON.parse(order) as { orderNumber: string }).orderNumber}`)
      await wait(PAUSE_MS)
    }
  }
  const working = buyers.map(buy)
  return {
    placed,
    wrong,
    stop: async () => {
      isStopped = true
      await Promise.all(working)
    },
  }
}

/** Every order of these tenants, past row-level security. */
export const listOrders = (admin: PoolConfig, tenants: readonly string[]): Promise<string[]> =>
  withClient(admin, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tenant || ' ' || number as name from orders where tenant = any($1)`,
      [tenants],
    )
    return rows.map(({ name }) => name)
  })

/** Jobs that wait and how long the oldest of them does: a worker that did not come back lets them grow old. */
export const readOldestJob = (admin: PoolConfig): Promise<number> =>
  withClient(admin, async (client) => {
    const { rows } = await client.query<{ seconds: number | null }>(
      `select extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
       where state in ('created', 'retry') and start_after <= now()`,
    )
    return rows[0]?.seconds ?? 0
  })
