import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { FAULTS } from './faults.ts'
import { letDaysPass, LINES, ORDERS, signInBuyer } from './order-writer.ts'
import type { Product } from './product.ts'
import type { Report } from './report.ts'

const TENANT = 'process'
const CODE = 'CC-900'
const BUYERS = ['buyer', 'colleague', 'chief'] as const
const PAUSE_MS = 20
/** A kill meets somebody who orders. */
const ROUND_MS = 1500
/** Each round there is so much more to spend. */
const STEP_MINOR = 50_000_00n
const IS_BUSY = /in_progress|"status":503/

type Buyer = Awaited<ReturnType<typeof signInBuyer>>
type Answer = { readonly status: number; readonly body: Record<string, unknown> }

/** Asks until there is an answer, with the same key: the same intent, however often the product was killed. */
const insist = async (product: Product, { host, cookie }: Buyer, method: string, path: string, body: object): Promise<Answer> => {
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await product.ask(path, { method, host, cookie, body, headers }).catch(() => undefined)
    if (answer && answer.status !== 503 && !IS_BUSY.test(answer.body))
      return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> }
    await wait(PAUSE_MS)
  }
}

type Spender = { readonly numbers: string[]; refused: number; readonly wrong: string[]; readonly stop: () => Promise<void> }

/** Orders for the cost centre without a pause, also where its budget is used up. */
const startSpender = async (product: Product, who: string): Promise<Spender> => {
  const buyer = await signInBuyer(product, TENANT, who)
  let isStopped = false
  const spender = { numbers: [] as string[], refused: 0, wrong: [] as string[] }
  const fill = async (turn: number): Promise<unknown> => {
    const lines = [{ sku: buyer.parts[turn % buyer.parts.length], quantity: 1 }]
    const { body } = await insist(product, buyer, 'POST', LINES, { lines })
    await insist(product, buyer, 'PUT', '/api/checkout/v1/cost-centre', { costCentre: CODE })
    return body['cartId']
  }
  /** A line that the budget refuses stays in the cart, and is ordered once there is more. */
  const order = async (turn: number): Promise<void> => {
    const cartId = await fill(turn)
    while (!isStopped) {
      const placed = await insist(product, buyer, 'POST', ORDERS, { cartId })
      if (placed.status === 201) return void spender.numbers.push(String(placed.body['orderNumber']))
      if (placed.body['code'] !== 'budget_exceeded')
        return void spender.wrong.push(`${who}: ${placed.status} ${JSON.stringify(placed.body).slice(0, 200)}`)
      spender.refused += 1
      await wait(PAUSE_MS)
    }
  }
  const work = (async () => {
    for (let turn = 0; !isStopped; turn += 1) await order(turn)
  })()
  return Object.assign(spender, {
    stop: async () => {
      isStopped = true
      await work
    },
  })
}

type Ledger = { readonly entries: string; readonly ordered: string; readonly odd: number; readonly numbers: readonly string[] }

const readLedger = async (product: Product): Promise<Ledger> => {
  const { rows } = await product.query(`
    with entry as (
      select budget_entry.* from budget_entry join cost_centre on cost_centre.id = budget_entry.cost_centre_id
      where cost_centre.tenant = '${TENANT}' and cost_centre.code = '${CODE}'),
    pair as (
      select entry.net_minor, entry.state, orders.subtotal_minor, orders.number
      from entry left join orders on orders.tenant = entry.tenant and orders.number = entry.order_number)
    select coalesce(sum(net_minor), 0)::text as entries, coalesce(sum(subtotal_minor), 0)::text as ordered,
      count(*) filter (where number is null or state <> 'spent' or net_minor <> subtotal_minor)::integer as odd,
      coalesce(array_agg(number) filter (where number is not null), '{}') as numbers
    from pair`)
  return rows[0] as Ledger
}

/** A budget that blocks, spent by several at once while the product is killed: the ledger is the orders, and never above it. */
export const spendBudget = async (product: Product, kills: number, report: Report): Promise<readonly string[]> => {
  const chief = await signInBuyer(product, TENANT, 'chief')
  const year = new Date().getUTCFullYear()
  const { body: active } = await product.ask('/api/accounts/v1/active', chief)
  const { currency } = (JSON.parse(active) as { account: { currency: string } }).account
  await insist(product, chief, 'POST', '/api/company/v1/cost-centres', { code: CODE, name: 'Faults' })
  const budget = (minor: bigint) => ({
    ...{ costCentre: CODE, from: `${year}-01-01`, until: `${year}-12-31`, policy: 'block' },
    amount: { minor: String(minor), currency },
  })
  let most = STEP_MINOR
  const { body: made } = await insist(product, chief, 'POST', '/api/company/v1/budgets', budget(most))
  const spenders = await Promise.all(BUYERS.map((who) => startSpender(product, who)))
  const countOrders = (): number => spenders.reduce((sum, { numbers }) => sum + numbers.length, 0)
  for (let round = 0; round < kills; round += 1) {
    const before = countOrders()
    most += STEP_MINOR
    await insist(product, chief, 'PATCH', `/api/company/v1/budgets/${String(made['id'])}`, budget(most))
    while (countOrders() === before) await wait(PAUSE_MS)
    await wait(ROUND_MS * Math.random())
    await FAULTS.process.strike(product)
    await letDaysPass(product)
  }
  await Promise.all(spenders.map((spender) => spender.stop()))
  const { entries, ordered, odd, numbers } = await readLedger(product)
  const acknowledged = spenders.flatMap((spender) => spender.numbers)
  const refused = spenders.reduce((sum, spender) => sum + spender.refused, 0)
  const failures = [
    ...new Set(spenders.flatMap(({ wrong }) => wrong.slice(0, 2))),
    ...(odd === 0 ? [] : [`${odd} entries of the ledger are not their orders`]),
    ...(BigInt(entries) <= most ? [] : [`${entries} spent of ${most}`]),
    ...(acknowledged.toSorted().join() === [...numbers].toSorted().join()
      ? []
      : [`${acknowledged.length} told, ${numbers.length} in the ledger`]),
    ...(acknowledged.length === 0 ? ['nobody ordered'] : []),
  ]
  const line = `${acknowledged.length} orders for ${ordered} of ${most}, ${entries} in the ledger, ${refused} refused`
  return report(`${kills} × ${FAULTS.process.name}, while a budget is spent`, [line], failures)
}
