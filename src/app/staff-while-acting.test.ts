import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePerson } from '#foundation/identity/public.server.ts'
import { features } from '#app/features.ts'
import { listDocumentedCalls } from '#app/testing/documented-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-access'?: string }>>>> }

/** An employee with every right there is, who also acts for customers. */
const ASSISTANT = {
  isInternal: true,
  isAsm: true,
  userType: 'Employee',
  roles: ['internal', 'admin', 'author', 'configurator', 'order-viewer', 'lead-viewer', 'case-agent'],
} as const

let site: TestApp
let assistant: SignedIn
let customer: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  assistant = await signInAs(site, 'asm@sps.example', ASSISTANT)
  customer = await signInAs(site, 'buyer@sps.example')
})
afterAll(() => site.close())

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, payload?: object) => {
  const { host, cookie } = assistant
  return site.app.inject({ method, url, headers: { host, cookie, origin: `http://${host}` }, ...(payload && { payload }) })
}
const actFor = async ({ personId }: SignedIn) => (await send('POST', '/api/acting', { personId })).statusCode
const give = (who: SignedIn, about: Parameters<typeof updatePerson>[2]) =>
  withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, who.personId, about))

test('nobody acts for an outsider who was given a role of staff [T-94]', async () => {
  const invited = await signInAs(site, 'invited@sps.example', { roles: ['customer', 'admin'] })
  expect(await actFor(invited)).toBe(404)
  const { customers } = (await send('GET', '/api/acting/customers?search=invited')).json<{ customers: object[] }>()
  expect(customers).toEqual([])
})

test('whoever acts for a customer has no right of staff, on any endpoint and any page [T-94]', async () => {
  const { paths } = (await site.app.inject({ url: '/api/openapi.json', headers: { host: assistant.host } })).json<Document>()
  const isStaffCall = (name: string): boolean => {
    const [method = '', path = ''] = name.split(' ')
    return !['everyone', 'key', 'signed-in'].includes(paths[path]?.[method.toLowerCase()]?.['x-access'] ?? 'everyone')
  }
  const calls = (await listDocumentedCalls(site, 'sps')).filter(({ name }) => isStaffCall(name))
  expect(calls.length).toBeGreaterThan(100)
  expect((await send('GET', '/api/back-office/v1/people')).statusCode).toBe(200)
  const screens = features.flatMap(({ backOffice = [] }) => backOffice.map(({ path }) => path))
  await site.publish('sps', screens.map((path) => ({ path, title: path }))) // prettier-ignore
  const statusOf = async (path: string): Promise<number> => (await send('GET', `/us/en${path}`)).statusCode
  expect(new Set(await Promise.all(screens.map(statusOf)))).toEqual(new Set([200]))
  expect(await actFor(customer)).toBe(200)
  const open: string[] = []
  for (const { name, method, url, payload } of calls) {
    const { statusCode } = await send(method, url, payload)
    if (statusCode !== 404) open.push(`${name}: ${statusCode}`)
  }
  for (const path of screens) if ((await statusOf(path)) !== 404) open.push(path)
  expect(open).toEqual([])
  await send('DELETE', '/api/acting')
  expect((await send('GET', '/api/back-office/v1/people')).statusCode).toBe(200)
})

test.each([
  ['the customer', () => give(customer, { roles: ['customer', 'admin'] }), () => give(customer, { roles: ['customer'] })],
  [
    'the employee',
    () => give(assistant, { roles: ['internal', 'admin'] }),
    () => give(assistant, { roles: [...ASSISTANT.roles] }),
  ],
])('a role that %s gets or loses meanwhile ends it [T-94]', async (_, change, restore) => {
  expect(await actFor(customer)).toBe(200)
  await change()
  const answer = await send('GET', '/pif/api/account/v1/get-contact-details')
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'acting_ended'])
  await restore()
  await send('DELETE', '/api/acting')
})
