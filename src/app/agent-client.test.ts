import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { callTool, connect, send } from '../../docs/samples/agent-client.ts'
import { openAgent } from '#foundation/agents/testing/open-agent.ts'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { openBrowser } from '#app/testing/browser.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await openCheckoutWorld()
})
afterAll(() => world.close())

/** The network of the test: the site answers without one. */
const load = (async (input: string | URL | Request, init?: RequestInit) => {
  const request = new Request(input, init)
  const { host, pathname, search } = new URL(request.url)
  const payload = await request.text()
  const answer = await world.app.inject({
    method: request.method as 'POST',
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(request.headers), host },
    ...(payload !== '' && { payload }),
  })
  return new Response(answer.statusCode === 202 ? null : answer.body, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  })
}) as typeof fetch

test('the sample of the guide connects with a consent, calls tools and orders what was confirmed', async () => {
  const { buyer } = world.people
  const site = world.services.originOf('process')
  const browser = openBrowser(world, 'process.localhost')
  const allow = async (address: string): Promise<void> => {
    const { pathname, search } = new URL(address)
    const headers = { cookie: buyer.cookie }
    // The person is signed in: they come to the consent at once.
    const reply = await browser.get(`${pathname}${search}`, headers)
    const signIn = new URL(String(reply.headers.location), site).pathname
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await browser.follow(await browser.get(signIn, { cookie: `${cookies}; ${buyer.cookie}` }))
    const form = { decision: 'allow', askAlways: 'yes' }
    const back = await browser.follow(await browser.submit(browser.address().pathname, form))
    await fetch(String(back.headers.location))
  }
  const scope = 'shop:read cart:write order:place'
  const session = await connect(site, { clientId: 'portico-demo-agent', scope, open: allow, fetch: load })
  const listed = await send(session, 'tools/list', {}, load)
  expect(listed['tools']).toHaveLength(18)
  const confirm = async (address: string): Promise<void> => {
    const id = /confirm\.([\w-]+)$/.exec(address)?.[1] ?? ''
    await world.send('POST', `/api/agents/v1/confirmations/${id}/decision`, { body: { decision: 'confirm' } })
  }
  const call = (name: string, input: Record<string, unknown>) => callTool(session, name, input, { confirm, fetch: load })
  await call('update_cart', { lines: [{ sku: 'V-1', quantity: 2 }] })
  const placed = await call('place_order', { idempotencyKey: 'sample-order-1' })
  expect(placed['structuredContent']).toMatchObject({ status: 'ordered' })
})

test('the client of the protocol’s own makers understands every answer', async () => {
  const agent = await openAgent(world.app, world.people.buyer, { clientId: 'official' })
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: { url: {} } } })
  const url = new URL(`${world.services.originOf('process')}/mcp`)
  const requestInit = { headers: { authorization: `Bearer ${agent.token}` } }
  await client.connect(new StreamableHTTPClientTransport(url, { fetch: load, requestInit }))
  const { tools } = await client.listTools()
  expect(tools).toHaveLength(18)
  const result = await client.callTool({ name: 'check_price_and_stock', arguments: { skus: ['V-1'] } })
  expect(result.structuredContent).toMatchObject({ currency: 'USD', offers: [{ sku: 'V-1' }] })
  await client.close()
})
