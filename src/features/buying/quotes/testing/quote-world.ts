import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openCheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant } from '#platform/database/database.ts'
import type { QuoteView } from '#features/buying/quotes/quote.schema.ts'

const PATH = '/api/quotes/v1'
const OFFICE = '/api/back-office/v1/quotes'
const DAY_MS = 86_400_000

export const usd = (cents: number) => ({ minor: String(cents), currency: 'USD' })

type OfferedLine = {
  readonly id: string
  readonly unitPrice: unknown
  readonly validUntil?: string
  readonly leadTimeDays?: number
}

type Decided = { readonly who?: Who; readonly key?: string; readonly body?: object }

/** A site whose buyers ask for quotes and whose admin answers them; its clock is moved by the test. */
export const openQuoteWorld = async () => {
  const start = new Date('2026-11-16T09:00:00Z').getTime()
  let now = new Date(start)
  const world = await openCheckoutWorld({ clock: { now: () => now } })
  const admin = await signInAs(world, 'admin@process.example', { roles: ['admin'], givenName: 'Ada', familyName: 'Min' })
  const foreignAdmin = await signInAs(world, 'admin@aerobt.example', { roles: ['admin'] })

  // Tests pass weeks: sessions last as long.
  for (const tenant of ['process', 'aerobt'] as const)
    await withTenant(world.services.db, tenant, (tx) =>
      sql`update session set expires_at = expires_at + interval '60 days', ends_at = ends_at + interval '60 days'`.execute(tx),
    )

  const asStaff = async (method: 'GET' | 'POST', path: string, body?: object, who: SignedIn = admin) => {
    const { host, cookie } = who
    const answer = await world.app.inject({
      ...{ method, url: `${OFFICE}${path}`, headers: { host, cookie, origin: `http://${host}` } },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
  }
  const send = (method: 'GET' | 'POST', path: string, body?: object, who: Who = 'buyer', headers: Record<string, string> = {}) =>
    world.send(method, `${PATH}${path}`, { who, headers, ...(body && { body }) })
  const read = async (number: string, who: Who = 'buyer') =>
    (await send('GET', `/${number}`, undefined, who)).body as unknown as QuoteView
  const newest = async (number: string) => {
    const version = (await read(number)).versions.at(-1)
    if (!version) throw new Error('no version')
    return version
  }
  return {
    ...world,
    admin,
    foreignAdmin,
    asStaff,
    sendQuote: send,
    read,
    newest,
    pass: (days: number) => void (now = new Date(now.getTime() + days * DAY_MS)),
    reset: () => void (now = new Date(start)),
    inDays: (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString(),
    /** A new quote for what these parts are. */
    ask: async (parts: Readonly<Record<string, number>> = { 'V-1': 2 }, who: Who = 'buyer') => {
      for (const [sku, quantity] of Object.entries(parts)) await world.add(sku, quantity, who)
      const cartId = await world.readCartId(who)
      const { body } = await send('POST', '', { cartId, note: 'For the spring shutdown' }, who)
      return { number: String(body['quoteNumber']), cartId }
    },
    offer: async (number: string, terms: { lines?: readonly OfferedLine[]; cents?: number } & Record<string, unknown> = {}) => {
      const { lines, cents = 700, ...more } = terms
      const { lines: known } = await newest(number)
      return asStaff('POST', `/${number}/offer`, {
        lines: lines ?? known.map(({ id }) => ({ id, unitPrice: usd(cents), leadTimeDays: 5 })),
        validUntil: new Date(now.getTime() + 14 * DAY_MS).toISOString(),
        ...more,
      })
    },
    accept: (number: string, { body = {}, key = randomUUID(), who = 'buyer' }: Decided = {}) =>
      send('POST', `/${number}/accept`, body, who, key === '' ? {} : { 'idempotency-key': key }),
    place: (cartId: string, { who = 'buyer', key = randomUUID(), body = {} }: Decided = {}) =>
      world.send('POST', '/api/cart/v1/orders', { who, body: { cartId, ...body }, headers: { 'idempotency-key': key } }),
  }
}
export type QuoteWorld = Awaited<ReturnType<typeof openQuoteWorld>>
