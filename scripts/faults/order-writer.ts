import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenHistory } from './history.ts'
import type { Product } from './product.ts'
import { signIn, type Session } from './sign-in.ts'
import type { Counts, Writer } from './writer.ts'

const PAUSE_MS = 20
const PARTS = 20

type Buyer = Session & { readonly parts: readonly string[] }

export const signInBuyer = async (product: Product, tenant: string, who: string): Promise<Buyer> => {
  const session = await signIn(product, tenant, who)
  const { rows } = await product.query(
    `select sku from product where tenant = '${tenant}' and lifecycle = 'active' and markets is null
       and (prices->'list') ? 'USD' and (prices->'list') ? 'EUR' order by sku limit ${PARTS}`,
  )
  const parts = (rows as { sku: string }[]).map(({ sku }) => sku)
  return { ...session, parts }
}

/** One attempt to write with a key; the same key again is the same intent. */
export const write = (product: Product, { host, cookie }: Buyer, path: string, body: object, key: string) =>
  product.ask(path, { method: 'POST', host, cookie, body, headers: { 'idempotency-key': key } })

export const LINES = '/api/cart/v1/lines'
export const ORDERS = '/api/cart/v1/orders'

const IS_BUSY = /in_progress|"status":503/

/** A buyer who orders without a pause and asks again, with the same key, until there is an answer. */
export const startOrderWriter = async (product: Product, history: OpenHistory, tenant: string, who: string): Promise<Writer> => {
  const counts: Counts = { acknowledged: 0, unavailable: 0, refused: 0, unreachable: 0, slowestMs: 0, wrong: [] }
  const buyer = await signInBuyer(product, tenant, who)
  const startedAt = new Date()
  const numbers: string[] = []
  let isStopped = false

  const insist = async (path: string, body: object): Promise<string | undefined> => {
    const key = randomUUID()
    for (;;) {
      const sentAt = performance.now()
      try {
        const { status, body: text } = await write(product, buyer, path, body, key)
        counts.slowestMs = Math.max(counts.slowestMs, performance.now() - sentAt)
        if (status >= 200 && status < 300) return text
        if (status !== 503 && !IS_BUSY.test(text)) {
          counts.wrong.push(`${path}: ${status} ${text.slice(0, 200)}`)
          return undefined
        }
        counts.unavailable += 1
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') counts.refused += 1
        else counts.unreachable += 1
      }
      if (path === ORDERS) history.noteAttempt()
      await wait(PAUSE_MS)
    }
  }

  const work = (async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const lines = [0, 7].map((step) => ({ sku: buyer.parts[(turn + step) % buyer.parts.length], quantity: 1 }))
      const added = await insist(LINES, { lines })
      if (added === undefined) continue
      const { cartId } = JSON.parse(added) as { cartId: string }
      const placed = await insist(ORDERS, { cartId })
      if (placed === undefined) continue
      const { orderNumber } = JSON.parse(placed) as { orderNumber: string }
      numbers.push(orderNumber)
      history.acknowledge({ tenant, company: who, number: orderNumber })
      counts.acknowledged += 1
      await wait(PAUSE_MS)
    }
  })()
  return {
    counts,
    stop: async () => {
      isStopped = true
      await work
    },
    /** Acknowledged orders are there, and no others. */
    check: async () => {
      const { rows } = await product.query(
        `select number from orders join person on person.id = orders.placed_by
         where orders.tenant = '${tenant}' and person.email = '${who}@${tenant}.example'
           and orders.placed_at >= '${startedAt.toISOString()}'`,
      )
      const found = new Set((rows as { number: string }[]).map(({ number }) => number))
      const acknowledged = new Set(numbers)
      return {
        lost: numbers.filter((number) => !found.has(number)),
        returned: [...found].filter((number) => !acknowledged.has(number)).map((number) => `${number} was placed for nobody`),
      }
    },
  }
}

/** A person may place a thousand orders a day: those that were placed count for the day before yesterday. */
export const letDaysPass = async (product: Product): Promise<void> =>
  void (await product.query(`
    update cart set ordered_at = ordered_at - interval '2 days'
    where order_number is not null and ordered_at > now() - interval '1 day'`))

/** Traces of orders besides themselves: nothing is reserved or closed for an order that does not exist. */
export const findLeftovers = async (product: Product): Promise<string[]> => {
  const { rows } = await product.query(`
    select (select count(*)::integer from stock_reservation r
        where not exists (select from orders o where o.tenant = r.tenant and o.number = r.order_number)) as held,
      (select count(*)::integer from cart c where order_number is not null
        and not exists (select from orders o where o.tenant = c.tenant and o.number = c.order_number)) as closed`)
  const { held, closed } = rows[0] as { held: number; closed: number }
  return [
    ...(held === 0 ? [] : [`stock is held ${held} times for orders that do not exist`]),
    ...(closed === 0 ? [] : [`${closed} carts were closed for orders that do not exist`]),
  ]
}
