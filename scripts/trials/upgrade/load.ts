import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sample } from './figures.rules.ts'

const PAUSE_MS = 15
const TIME_OUT_MS = 30_000
const PAGES = ['/us/en', '/us/en/products', '/de/de', '/us/en/search?q=detector', '/us/en/nowhere', '/robots.txt']

export type Buyer = { readonly host: string; readonly cookie: string; readonly skus: readonly string[] }
type Sent = { readonly method?: string; readonly body?: object; readonly buyer?: Buyer | undefined; readonly host: string }
type Reply = { readonly status: number; readonly body: string }

export type Load = {
  readonly samples: readonly Sample[]
  /** Numbers of orders that were acknowledged. */
  readonly orders: readonly string[]
  readonly enter: (phase: string) => void
  readonly readPhase: () => string
  readonly stop: () => Promise<void>
}

const send = (agent: Agent, port: number, path: string, { method = 'GET', body, buyer, host }: Sent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      ...(buyer && { cookie: buyer.cookie }),
      ...(method !== 'GET' && { origin: `http://${host}`, 'idempotency-key': randomUUID() }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: TIME_OUT_MS }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${TIME_OUT_MS} ms`))).on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

const isOk = (status: number): boolean => status >= 200 && status < 300
const isMissing = (status: number): boolean => status === 404

/** Visitors who read, and buyers who read and order without a pause; nothing is tried twice. */
export const startLoad = (port: number, buyers: readonly Buyer[]): Load => {
  const agent = new Agent({ keepAlive: true })
  const samples: Sample[] = []
  const orders: string[] = []
  let phase = 'first requests'
  let isStopped = false

  const call = async (kind: string, path: string, sent: Sent, isExpected = isOk): Promise<string | undefined> => {
    const from = performance.now()
    // A request belongs to the phase in which it was sent.
    const note = (fault?: string): void => void samples.push({ phase: began, kind, ms: performance.now() - from, fault })
    const began = phase
    try {
      const { status, body } = await send(agent, port, path, sent)
      const isRight = isExpected(status)
      note(isRight ? undefined : `${status} ${body.slice(0, 120)}`)
      return isRight ? body : undefined
    } catch (error) {
      note((error as Error).message)
      return undefined
    }
  }

  const visit = async (host: string): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/us/en'
      await call('page', path, { host }, path.endsWith('nowhere') ? isMissing : isOk)
      await wait(PAUSE_MS)
    }
  }
  const order = async (buyer: Buyer): Promise<void> => {
    const { host, skus } = buyer
    for (let turn = 0; !isStopped; turn += 1) {
      await call('session', '/pif/api/session/remaining-time', { buyer, host })
      const lines = [0, 3].map((step) => ({ sku: skus[(turn + step) % skus.length], quantity: 1 }))
      const added = await call('cart', '/api/cart/v1/lines', { method: 'POST', body: { lines }, buyer, host })
      const cartId = added && (JSON.parse(added) as { cartId: string }).cartId
      const placed = cartId && (await call('order', '/api/cart/v1/orders', { method: 'POST', body: { cartId }, buyer, host }))
      if (placed) orders.push(`${host.split('.')[0]} ${(JSON.parse(placed) as { orderNumber: string }).orderNumber}`)
      await call('orders', '/api/orders/v1?page=1', { buyer, host })
      await wait(PAUSE_MS)
    }
  }
  const working = [...buyers.map(({ host }) => visit(host)), ...buyers.map(order)]
  return {
    samples,
    orders,
    enter: (name) => void (phase = name),
    readPhase: () => phase,
    stop: async () => {
      isStopped = true
      await Promise.all(working)
      agent.destroy()
    },
  }
}
