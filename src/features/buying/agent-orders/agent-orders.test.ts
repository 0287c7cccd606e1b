import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { openAgent, type TestAgent } from '#foundation/agents/testing/open-agent.ts'
import { withTenant } from '#platform/database/database.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await openCheckoutWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.waitForPrices()
  await inTenant(async (tx) => {
    for (const table of ['cart', 'agent_order', 'agent_confirmation', 'stock_reservation'])
      await sql`delete from ${sql.table(table)}`.execute(tx)
  })
})

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)
const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const open = (about: Parameters<typeof openAgent>[2] = {}): Promise<TestAgent> =>
  openAgent(world.app, world.people.buyer, { clientId: randomUUID(), ...about })
const fill = (agent: TestAgent, quantity = 2) => agent.call('update_cart', { lines: [{ sku: 'V-1', quantity }] })
const order = (agent: TestAgent, more: object = {}) => agent.call('place_order', { idempotencyKey: randomUUID(), ...more })
const countOrders = async (): Promise<number> =>
  (await inTenant((tx) => sql<{ count: number }>`select count(*)::integer as count from orders`.execute(tx))).rows[0]?.count ?? 0

type ConfirmationReply = { readonly confirmation: { readonly id: string; readonly url: string } }
const confirmationOf = ({ content }: { content: object }) => (content as ConfirmationReply).confirmation
const decide = (id: string, decision: 'confirm' | 'refuse', who: 'buyer' | 'colleague' = 'buyer') =>
  world.send('POST', `/api/agents/v1/confirmations/${id}/decision`, { who, body: { decision } })

test('fills the cart of the person and reads it back', async () => {
  const agent = await open()
  const filled = await fill(agent, 3)
  expect(filled.content).toMatchObject({ lines: [{ sku: 'V-1', quantity: 3 }], failed: [] })
  await agent.call('update_cart', { lines: [{ sku: 'V-1', quantity: 1 }] })
  expect((await agent.call('get_cart')).content).toMatchObject({ lines: [{ sku: 'V-1', quantity: 1 }] })
  expect((await agent.call('update_cart', { lines: [{ sku: 'V-1', quantity: 0 }] })).content).toMatchObject({ lines: [] })
  expect(await agent.call('update_cart', { lines: [{ sku: 'NO-SUCH', quantity: 1 }] })).toMatchObject({ isError: true })
})

test('orders what is in the cart once, however often the key comes [T-112]', async () => {
  const agent = await open({ orderLimit: usd(100_000n) })
  await fill(agent)
  const before = await countOrders()
  const key = randomUUID()
  const first = await order(agent, { idempotencyKey: key, poNumber: 'PO-7' })
  expect(first.content).toMatchObject({ status: 'ordered', orderNumber: expect.any(String) as string })
  expect((await order(agent, { idempotencyKey: key, poNumber: 'PO-7' })).content).toEqual(first.content)
  expect(await order(agent, { idempotencyKey: key, poNumber: 'PO-8' })).toMatchObject({
    isError: true,
    content: { code: 'idempotency_key_reused' },
  })
  expect(await countOrders()).toBe(before + 1)
  expect(await order(agent)).toMatchObject({ isError: true, content: { code: 'cart_empty' } })
})

test('reads the confirmation of an order by the id that the order names', async () => {
  const agent = await open({ orderLimit: usd(100_000n) })
  await fill(agent)
  const { orderNumber } = (await order(agent)).content as object as { orderNumber: string }
  const { documents } = (await agent.call('get_order', { number: orderNumber })).content as object as {
    documents: { id: string }[]
  }
  const [id] = documents.map((document) => document.id)
  const { content } = await agent.call('get_document', { id })
  expect(content).toMatchObject({ id, contentType: 'application/pdf', name: expect.stringContaining(orderNumber) as string })
  expect(Buffer.from((content as object as { base64: string }).base64, 'base64').toString('latin1')).toMatch(/^%PDF/)
  for (const wrong of ['confirmation-', 'confirmation-none'])
    expect(await agent.call('get_document', { id: wrong })).toMatchObject({ isError: true, content: { code: 'not_found' } })
  const stranger = await openAgent(world.app, await signInAs(world, 'stranger@process.example'), { clientId: randomUUID() })
  expect(await stranger.call('get_document', { id })).toMatchObject({ isError: true, content: { code: 'not_found' } })
})

describe('above a limit', () => {
  test('answers input_required with an address, and orders what was confirmed there, once [T-112]', async () => {
    const agent = await open({ orderLimit: usd(1000n) })
    await fill(agent)
    const reply = await order(agent)
    expect(reply.result).toMatchObject({ resultType: 'input_required', requestState: confirmationOf(reply).id })
    expect(JSON.stringify(reply.result['inputRequests'])).toContain(confirmationOf(reply).url)
    expect(confirmationOf(reply).url).toContain(`/secure/account/agents/confirm.${confirmationOf(reply).id}`)
    expect(confirmationOf(await order(agent)).id).toBe(confirmationOf(reply).id)
    expect((await decide(confirmationOf(reply).id, 'confirm', 'colleague')).status).toBe(404)
    expect((await decide(confirmationOf(reply).id, 'confirm')).body).toEqual({ state: 'confirmed' })
    expect((await decide(confirmationOf(reply).id, 'refuse')).status).toBe(409)
    const { id } = confirmationOf(reply)
    expect((await order(agent, { confirmation: id })).content).toMatchObject({ status: 'ordered' })
    await fill(agent)
    expect(await order(agent, { confirmation: id })).toMatchObject({ isError: true, content: { code: 'confirmation_used' } })
  })

  test('asks again for a cart that was changed since [T-112]', async () => {
    const agent = await open({ orderLimit: usd(1000n) })
    await fill(agent)
    const reply = await order(agent)
    await decide(confirmationOf(reply).id, 'confirm')
    await fill(agent, 5)
    const before = await countOrders()
    const again = await order(agent, { confirmation: confirmationOf(reply).id })
    expect(again.content).toMatchObject({ status: 'input_required' })
    expect(confirmationOf(again).id).not.toBe(confirmationOf(reply).id)
    expect(await countOrders()).toBe(before)
  })

  test('orders nothing that the person refused, and nothing of another app [T-112]', async () => {
    const agent = await open({ orderLimit: usd(1000n) })
    await fill(agent)
    const reply = await order(agent)
    const other = await open({ orderLimit: usd(1000n) })
    expect(await order(other, { confirmation: confirmationOf(reply).id })).toMatchObject({
      isError: true,
      content: { code: 'not_found' },
    })
    await decide(confirmationOf(reply).id, 'refuse')
    expect(await order(agent, { confirmation: confirmationOf(reply).id })).toMatchObject({
      isError: true,
      content: { code: 'confirmation_refused' },
    })
  })

  test('waits for a client that opens no addresses as an ordinary answer', async () => {
    const agent = await open({ askAlways: true, capabilities: {} })
    await fill(agent)
    const reply = await order(agent)
    expect(reply.result['resultType']).not.toBe('input_required')
    expect(reply.content).toMatchObject({ status: 'input_required', confirmation: { reason: 'always' } })
  })
})

test('orders of a month at once cannot pass its limit together [T-112]', async () => {
  // Two of these fit into the month, a third does not.
  const agent = await open({ monthLimit: usd(4000n) })
  const statuses: unknown[] = []
  for (let n = 0; n < 3; n += 1) {
    await fill(agent)
    const answers = await Promise.all([order(agent), order(agent)])
    statuses.push(...answers.map(({ content }) => (content as { status?: string }).status))
  }
  expect(statuses.filter((status) => status === 'ordered')).toHaveLength(2)
  const used = await inTenant((tx) => sql<{ net: string }>`select sum(net_minor)::text as net from agent_order`.execute(tx))
  expect(used.rows).toEqual([{ net: '3520' }])
})

test('people see, limit and revoke their own apps, and nobody else’s', async () => {
  const agent = await open({ orderLimit: usd(100_000n), name: 'Stockroom assistant' })
  const path = `/api/agents/v1/grants/${agent.grantId}`
  await fill(agent)
  await order(agent)
  const list = await world.send('GET', '/api/agents/v1/grants', {})
  const grants = list.body['grants'] as readonly { id: string }[]
  expect(grants.find(({ id }) => id === agent.grantId)).toMatchObject({
    name: 'Stockroom assistant',
    used: [{ minor: '1760', currency: 'USD' }],
  })
  expect(list.body['calls']).toEqual(expect.arrayContaining([expect.objectContaining({ tool: 'place_order', outcome: 'done' })]))
  expect((await world.send('PATCH', path, { who: 'colleague', body: { askAlways: true } })).status).toBe(404)
  expect((await world.send('DELETE', path, { who: 'colleague' })).status).toBe(404)
  const limits = { orderLimit: { minor: '100', currency: 'USD' }, monthLimit: null, askAlways: true }
  expect((await world.send('PATCH', path, { body: limits })).body).toMatchObject(limits)
  expect((await world.send('PATCH', path, { body: { scopes: ['order:place'] } })).status).toBe(400)
  expect((await world.send('PATCH', path, { body: { orderLimit: { minor: '-1', currency: 'USD' } } })).status).toBe(400)
  expect((await world.send('DELETE', path, {})).status).toBe(200)
  expect((await agent.call('get_cart')).status).toBe(401)
  expect((await world.send('DELETE', path, {})).status).toBe(404)
})

test('reads prices, lists, orders, approvals and numbers for the person', async () => {
  const agent = await open()
  expect((await agent.call('check_price_and_stock', { skus: ['V-1', 'NOPE'], quantity: 2 })).content).toMatchObject({
    currency: 'USD',
    offers: [{ sku: 'V-1' }],
    unknown: ['NOPE'],
  })
  expect((await agent.call('get_product', { sku: 'V-1' })).content).toMatchObject({ sku: 'V-1', lifecycle: 'active' })
  expect((await agent.call('resolve_part_numbers', { numbers: ['v1'] })).content).toMatchObject({
    numbers: [{ sku: 'V-1' }],
  })
  expect((await agent.call('list_lists')).content).toMatchObject({ lists: [] })
  expect((await agent.call('list_orders', {})).content).toMatchObject({ nextCursor: null })
  expect((await agent.call('list_invoices')).content).toMatchObject({ invoices: [] })
  expect(await agent.call('get_order', { number: 'none' })).toMatchObject({ isError: true, content: { code: 'not_found' } })
  expect(await agent.call('get_document', { id: 'invoice-1' })).toMatchObject({ isError: true, content: { code: 'not_found' } })
  expect(await agent.call('get_quote', { number: 'none' })).toMatchObject({ isError: true, content: { code: 'not_found' } })
  expect(await agent.call('find_parts_for_serial', { serial: 'none' })).toMatchObject({ isError: true })
  await fill(agent)
  expect((await agent.call('explain_approval', {})).content).toMatchObject({ needed: false })
  expect((await agent.call('read_purchase_order', { text: '3 x V-1' })).content).toMatchObject({
    lines: [{ sku: 'V-1', quantity: 3 }],
  })
  expect((await agent.call('request_quote', { note: 'please' })).content).toMatchObject({ version: 1 })
  expect((await agent.call('search_products', { query: 'valve' })).isError).toBe(false)
})

test('there are eighteen tools, and none decides an approval [T-112]', async () => {
  const agent = await open()
  const { tools } = (await agent.send('tools/list')).json<{ result: { tools: { name: string; outputSchema?: object }[] } }>()
    .result
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    ...['check_price_and_stock', 'explain_approval', 'find_parts_for_serial', 'get_cart', 'get_document', 'get_order'],
    ...['get_product', 'get_quote', 'list_approvals', 'list_invoices', 'list_lists', 'list_orders', 'place_order'],
    ...['read_purchase_order', 'request_quote', 'resolve_part_numbers', 'search_products', 'update_cart'],
  ])
  expect(tools.every(({ outputSchema }) => outputSchema !== undefined)).toBe(true)
})
