import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { actFor } from '#app/testing/person-calls.ts'
import { allEndpoints } from '#app/testing/all-endpoints.ts'
import { CALLER_NAMES, CALLERS, userFor, type CallerName } from '#app/testing/callers.ts'
import { sampleValue, type JsonSchema } from '#app/testing/sample-value.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { decideAccess, type AccessOutcome } from '#kernel/access.ts'
import type { EndpointSpec } from '#kernel/endpoint.ts'

const STATUS: Readonly<Record<AccessOutcome, string>> = {
  allowed: 'yes',
  'sign-in-required': '401',
  missing: '404',
  forbidden: '403',
}

test('who may call which endpoint stands in a file, so that a change of access shows in its diff [T-95]', async () => {
  const head = ['endpoint', 'access', ...CALLER_NAMES]
  const rows = allEndpoints.map(({ method, path, access }) => [
    `${method} ${path}`,
    access,
    ...CALLER_NAMES.map((name) => STATUS[decideAccess(access, userFor(name))]),
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const write = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  expect(rows.length).toBeGreaterThan(400)
  await expect(`${[head, ...rows].map(write).join('\n')}\n`, 'vitest -u writes it anew').toMatchFileSnapshot(
    '../../docs/security/access.txt',
  )
})

/** Proves that what is declared is enforced; that the declaration is right shows in the file above. */
describe('every endpoint, called as every kind of caller', () => {
  let site: TestApp
  const people = new Map<CallerName, SignedIn>()
  let acting: SignedIn

  beforeAll(async () => {
    site = await openTestApp([], { SEARCHES_PER_SECOND: '10000' })
    const customer = await signInAs(site, 'customer@hbtbt.example', CALLERS.customer)
    for (const name of CALLER_NAMES)
      if (CALLERS[name]) people.set(name, await signInAs(site, `${name.replace(' ', '-')}@hbtbt.example`, CALLERS[name]))
    acting = await signInAs(site, 'acting@hbtbt.example', { ...CALLERS['full admin'], isAsm: true })
    await actFor(site, acting, customer)
  })
  afterAll(() => site.close())

  const sample = (schema: z.ZodType | undefined): unknown =>
    schema && sampleValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  const addressOf = ({ path, params }: EndpointSpec): string => {
    const values = (sample(params) ?? {}) as Readonly<Record<string, string>>
    return path.replaceAll(/:(\w+)|\*/g, (_, name: string = '') => encodeURIComponent(values[name] ?? 'x'))
  }
  const call = (endpoint: EndpointSpec, who: SignedIn | undefined) => {
    const payload = endpoint.method === 'GET' ? undefined : (sample(endpoint.body) as object | undefined)
    const host = 'hbtbt.localhost'
    return site.app.inject({
      ...{ method: endpoint.method, url: addressOf(endpoint) },
      ...(payload && { payload }),
      headers: { host, origin: `http://${host}`, ...(who && { cookie: who.cookie }) },
    })
  }

  test.each(CALLER_NAMES)('%s is refused what the matrix refuses', { timeout: 300_000 }, async (name) => {
    const wrong: string[] = []
    for (const endpoint of allEndpoints) {
      const expected = STATUS[decideAccess(endpoint.access, userFor(name))]
      if (expected === 'yes') continue
      const { statusCode } = await call(endpoint, people.get(name))
      if (String(statusCode) !== expected) wrong.push(`${endpoint.method} ${endpoint.path}: ${statusCode}, not ${expected}`)
    }
    expect(wrong).toEqual([])
  })

  test('an employee who acts for a customer has none of their rights as staff', { timeout: 300_000 }, async () => {
    const wrong: string[] = []
    for (const endpoint of allEndpoints.filter(({ access }) => STATUS[decideAccess(access, userFor('customer'))] === '404')) {
      const { statusCode } = await call(endpoint, acting)
      if (statusCode !== 404) wrong.push(`${endpoint.method} ${endpoint.path}: ${statusCode}`)
    }
    expect(wrong).toEqual([])
  })

  test.each(CALLER_NAMES)('%s is not refused what the matrix allows', { timeout: 300_000 }, async (name) => {
    const wrong: string[] = []
    const caller = CALLERS[name]
    const signIn = async () => caller && signInAs(site, `${name.replace(' ', '-')}@hbtbt.example`, caller, { isProven: true })
    let who = await signIn()
    for (const endpoint of allEndpoints.filter(({ access }) => access !== 'key')) {
      if (decideAccess(endpoint.access, userFor(name)) !== 'allowed') continue
      let { statusCode, body } = await call(endpoint, who)
      // Some of the calls end the session or use up the proof, and those after them need another one.
      if (statusCode === 401 || statusCode === 403) {
        who = await signIn()
        ;({ statusCode, body } = await call(endpoint, who))
      }
      const isForPeople = endpoint.access !== 'everyone'
      if ((isForPeople && statusCode === 401) || statusCode >= 500 || body.includes('needs a right that'))
        wrong.push(`${endpoint.method} ${endpoint.path}: ${statusCode} ${body.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })
})
