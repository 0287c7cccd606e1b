import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { createScriptedGateway } from '#features/buying/checkout/testing/scripted-gateway.ts'

export type Who = keyof CartWorld['people'] | 'nobody'
type Sent = { readonly who?: Who; readonly body?: object; readonly headers?: Readonly<Record<string, string>> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const openCheckoutWorld = async (changes: Parameters<typeof openCartWorld>[1] = {}) => {
  let now = new Date('2026-11-16T09:00:00Z')
  const world = await openCartWorld('process', { clock: { now: () => now }, paymentGateway: createScriptedGateway(), ...changes })

  const send = async (method: Method, url: string, { who = 'buyer', body, headers }: Sent = {}) => {
    const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
    const answer = await world.app.inject({
      method,
      url,
      headers: { host, cookie, origin: `http://${host}`, ...headers },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: readJson(answer.body) }
  }
  return {
    ...world,
    send,
    /** Prices are remembered for seconds. */
    waitForPrices: () => void (now = new Date(now.getTime() + 10_000)),
    /** Enters a card into the gateway's fields, as a browser does, and pays with it. */
    payByCard: async (reference: string, who: Who = 'buyer') => {
      await send('POST', '/api/checkout/v1/card-session', { who })
      await send('PUT', '/api/checkout/v1/card', { who, body: { reference } })
      return send('PUT', '/api/checkout/v1/payment', { who, body: { type: 'card' } })
    },
    add: (sku: string, quantity: number, who: Who = 'buyer') =>
      send('POST', '/api/cart/v1/lines', { who, body: { lines: [{ sku, quantity }] } }),
    readCartId: async (who: Who = 'buyer') => String((await send('GET', '/api/cart/v1', { who })).body['cartId']),
  }
}
export type CheckoutWorld = Awaited<ReturnType<typeof openCheckoutWorld>>

const readJson = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
