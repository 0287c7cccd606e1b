import { createHash, randomBytes } from 'node:crypto'
import http, { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const SKU = 'HP-2210-15'
const TENANT = 'process'
const SCOPE = 'shop:read cart:write order:place'

/** A program on this machine that waits for its code. */
const listen = async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    const code = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('code')
    response.setHeader('content-type', 'text/html').end('<title>Done</title>Connected')
    if (code !== null) resolve(code)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { redirect: `http://127.0.0.1:${port}/callback`, code: promise, close: () => server.close() }
}

/** As a program calls: without a browser, whose origin the provider would refuse. */
const post = (path: string, headers: Record<string, string>, body: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { host, port } = new URL(site(TENANT))
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, host } }, (answer) => {
      text(answer).then((given) => resolve({ status: answer.statusCode ?? 0, body: given }), reject)
    })
    request.once('error', reject)
    request.end(body)
  })

test('an agent is allowed, asks for a confirmation, orders, and is revoked', async ({ page }) => {
  await signInAs(page, TENANT, 'colleague')
  await open(page, TENANT, '/us/en/products')
  const origin = new URL(page.url()).origin
  const agent = await listen()
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    ...{ client_id: 'portico-demo-agent', response_type: 'code', redirect_uri: agent.redirect, scope: SCOPE, state: 's' },
    ...{ resource: site(TENANT, '/mcp'), code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  await page.goto(`${origin}/oidc/auth?${query.toString()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let Portico demo agent act for you?')
  await expectNoAxeViolations(page)
  await page.getByLabel('Limit an order').fill('1')
  await page.getByLabel('Limit a month').fill('100000')
  await expect(page.getByLabel('Ask me before every order')).not.toBeChecked()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByText('Connected')).toBeVisible()
  const code = await agent.code
  agent.close()

  await open(page, TENANT, '/us/en/secure/account/agents')
  const form = { grant_type: 'authorization_code', code, redirect_uri: agent.redirect, client_id: 'portico-demo-agent' }
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  const tokens = await post('/oidc/token', asForm, new URLSearchParams({ ...form, code_verifier: verifier }).toString())
  expect(tokens.status).toBe(200)
  const headers = {
    ...{
      authorization: `Bearer ${(JSON.parse(tokens.body) as { access_token: string }).access_token}`,
      'content-type': 'application/json',
    },
    ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
  }
  const call = async (name: string, input: object) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
    const answer = await post('/mcp', headers, JSON.stringify(message))
    const line = answer.body.split('\n').find((one) => one.startsWith('data:'))
    const json = JSON.parse(line?.slice(5) ?? answer.body) as { result?: { structuredContent?: Record<string, unknown> } }
    return { status: answer.status, content: json.result?.structuredContent ?? {} }
  }
  await call('update_cart', { lines: [{ sku: SKU, quantity: 1 }] })
  const reply = await call('place_order', { idempotencyKey: 'e2e-agent-order' })
  expect(reply.content['status']).toBe('input_required')
  const { id } = reply.content['confirmation'] as { id: string }

  await page.reload()
  await expect(page.getByText(/Portico demo agent waits for you/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Portico demo agent/ }).first()).toContainText('order:place')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Look at the order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm this order')
  await expect(page.getByRole('button', { name: 'Not this order' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm this order' }).click()
  await expect(page.getByText('Confirmed. The app may place this order now.')).toBeVisible()
  const placed = await call('place_order', { idempotencyKey: 'e2e-agent-order', confirmation: id })
  expect(placed.content['status']).toBe('ordered')

  await open(page, TENANT, '/us/en/secure/account/agents')
  await page.getByRole('button', { name: 'Revoke Portico demo agent' }).click()
  await expect(page.getByText('Portico demo agent is revoked.')).toBeVisible()
  expect((await call('get_cart', {})).status).toBe(401)
})
