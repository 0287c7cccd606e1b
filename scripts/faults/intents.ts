import { randomUUID } from 'node:crypto'
import { findLeftovers, LINES, ORDERS, signInBuyer, write } from './order-writer.ts'
import type { Product } from './product.ts'
import type { Report } from './report.ts'

const REPEATS = 20
const BUYERS = [
  ['process', 'buyer'],
  ['process', 'single'],
  ['sps', 'buyer'],
  ['aerobt', 'buyer'],
] as const

const numberOf = (body: string): string => (JSON.parse(body) as { orderNumber?: string }).orderNumber ?? ''

/** Carts posted many times at once: one order each, whatever is repeated. */
export const repeatIntents = async (product: Product, carts: number, report: Report): Promise<readonly string[]> => {
  const failures: string[] = []
  const numbers = new Set<string>()
  let posts = 0
  const orderAll = async (tenant: string, who: string, share: number): Promise<void> => {
    const buyer = await signInBuyer(product, tenant, who)
    const fill = async (turn: number): Promise<string> => {
      const { status, body } = await write(
        product,
        buyer,
        LINES,
        { lines: [{ sku: buyer.parts[turn % 20], quantity: 1 }] },
        randomUUID(),
      )
      if (status !== 200) throw new Error(`${LINES}: ${status} ${body.slice(0, 200)}`)
      return (JSON.parse(body) as { cartId: string }).cartId
    }
    for (let turn = 0; turn < share; turn += 1) {
      const cartId = await fill(turn)
      // Every tenth cart gets two keys: two intents, of which one finds it ordered.
      const keys = turn % 10 === 9 ? [randomUUID(), randomUUID()] : [randomUUID()]
      const sent = Array.from({ length: REPEATS }, (_, at) =>
        write(product, buyer, ORDERS, { cartId }, keys[at % keys.length] ?? ''),
      )
      posts += sent.length
      const answers = await Promise.all(sent)
      const placed = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => numberOf(body)))
      const others = answers.filter(({ status }) => status !== 201 && status !== 409 && status !== 503)
      if (placed.size !== 1) failures.push(`${tenant}: one cart became ${placed.size} orders`)
      if (others[0]) failures.push(`${tenant}: ${others[0].status} ${others[0].body.slice(0, 200)}`)
      for (const number of placed) numbers.add(`${tenant} ${number}`)
    }
  }
  await Promise.all(BUYERS.map(([tenant, who]) => orderAll(tenant, who, Math.ceil(carts / BUYERS.length))))
  failures.push(...(await findLeftovers(product)))
  return report(`${posts} posts of ${carts} carts made ${numbers.size} orders`, [], failures)
}
