import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import type { AccessStatus } from '#foundation/entitlements/public.ts'
import { ACCESS_STATUSES } from '#foundation/entitlements/public.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { runRecurring } from '#platform/jobs/recurring.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { features } from '#app/features.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const TOOLS = '/pif/api/account/v1/tools'
const REQUESTS = '/api/back-office/v1/requests'
const idOf = (status: AccessStatus) => status.toLowerCase().replace(' ', '-')
const DAY_MS = 86_400_000

let site: TestApp
let buyer: SignedIn
let other: SignedIn
let admin: SignedIn
let now = new Date()
/** Sessions end when the clock goes ahead. */
const signInAll = async () => {
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Ada', familyName: 'Buyer' })
  other = await signInAs(site, 'other@sps.example')
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Petra', familyName: 'Lind' })
}
const moveTo = async (time: Date) => {
  now = time
  await signInAll()
}
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  await signInAll()
  for (const tenant of ['sps', 'aerobt'] as const)
    await withTenant(site.services.db, tenant, (tx) =>
      insertTools(tx, [
        ...ACCESS_STATUSES.map((status) => ({
          id: idOf(status),
          name: `Tool ${status}`,
          businessSegment: status === 'Denied' ? 'Projects' : 'Service',
          pagePath: `/secure/tools/${idOf(status)}`,
          targetUrl: '{locale}/secure/tools/workbench',
        })),
        ...(tenant === 'aerobt'
          ? [{ id: 'foreign', name: 'Foreign', businessSegment: 'Service', pagePath: null, targetUrl: null }]
          : []),
      ]),
    )
})
afterAll(() => site.close())
beforeEach(() =>
  withTenant(site.services.db, 'sps', async (tx) => {
    for (const table of ['access_request', 'tool_access', 'tool_use', 'tool_favourite', 'mail_outbox'])
      await sql`delete from ${sql.table(table)}`.execute(tx)
    await insertToolAccess(
      tx,
      ACCESS_STATUSES.map((status) => ({ personId: buyer.personId, toolId: idOf(status), status, lmsUserId: null })),
    )
  }),
)

type Caller = Pick<SignedIn, 'host' | 'cookie'>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = ({ host, cookie }: Caller, method: Method, url: string, payload?: object | string) =>
  site.app.inject({
    method,
    url,
    ...(payload !== undefined && { payload }),
    headers: {
      host,
      cookie,
      origin: `http://${host}`,
      ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  })
const statusOf = async (toolId: string, who: Caller = buyer): Promise<AccessStatus> =>
  (await send(who, 'GET', `${TOOLS}/${toolId}`)).json().access.status
const access = (toolId: string) => `${TOOLS}/user-tool-access/${toolId}`
const nobody: Caller = { host: 'sps.localhost', cookie: '' }
const waitingId = async (): Promise<string> => (await send(admin, 'GET', `${REQUESTS}?status=Waiting`)).json().requests[0]?.id
const decide = async (decision: 'approve' | 'deny', more: object = {}) =>
  send(admin, 'POST', `${REQUESTS}/${await waitingId()}/decision`, { decision, ...more })

describe('the list of tools', () => {
  test('tells each tool with segment and status, never asked for without a row [3.5.1, 3.5.2, 7.3.2, 7.3.3]', async () => {
    const answer = await send(buyer, 'GET', `${TOOLS}?appId=portico-sps`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const tools = answer.json<{ toolId: string; BusinessSegment: string; access: { status: string } }[]>()
    expect(new Map(tools.map(({ toolId, access: { status } }) => [toolId, status]))).toEqual(
      new Map(ACCESS_STATUSES.map((status) => [idOf(status), status])),
    )
    expect(tools.find(({ toolId }) => toolId === 'denied')).toMatchObject({ BusinessSegment: 'Projects' })
    expect(await statusOf('approved', other)).toBe('Not Requested')
  })

  test('is for people of this tenant alone', async () => {
    expect((await send(nobody, 'GET', TOOLS)).statusCode).toBe(401)
    expect((await send(buyer, 'GET', `${TOOLS}/foreign`)).statusCode).toBe(404)
    expect((await send(buyer, 'GET', `${TOOLS}?appId=portico-aerobt`)).statusCode).toBe(400)
  })
})

describe('the apps list and the check', () => {
  test('says which page of this locale leads to which tool [2.13.2, 3.5.4, 7.3.1]', async () => {
    const { redirectUrlToolIdMap, apps } = (await send(buyer, 'GET', '/de/de.apps-list.json')).json()
    expect(redirectUrlToolIdMap).toMatchObject({ '/de/de/secure/tools/approved': 'approved' })
    expect(apps).toContainEqual({
      toolId: 'denied',
      name: 'Tool Denied',
      BusinessSegment: 'Projects',
      pagePath: '/de/de/secure/tools/denied',
    })
    expect((await send(buyer, 'GET', '/us/en/products.apps-list.json')).statusCode).toBe(404)
  })

  const check = (who: Caller, body: string) => send(who, 'POST', '/us/en/secure/tools/approved.portalapplicationcheck', body)
  test.each(ACCESS_STATUSES)('a check answers %s [3.5.3, 7.3.4]', async (status) => {
    expect((await check(buyer, `applicationId=${idOf(status)}`)).json()).toEqual({
      response: { toolId: idOf(status), access: { status } },
    })
  })

  test('a check needs a session and a tool of this tenant', async () => {
    expect((await check(nobody, 'applicationId=approved')).statusCode).toBe(401)
    expect((await check(buyer, 'applicationId=foreign')).statusCode).toBe(404)
    expect((await check(buyer, 'applicationId=constructor')).statusCode).toBe(404)
    expect((await check(buyer, '')).statusCode).toBe(400)
  })
})

describe('the user log', () => {
  test('notes use of an approved tool, and the launcher knows it [7.3.6]', async () => {
    expect((await send(buyer, 'PUT', `${TOOLS}/update-user-log/approved?appId=portico-sps`)).statusCode).toBe(200)
    const { tools } = (await send(buyer, 'GET', '/api/tools/v1')).json()
    expect(tools.find(({ toolId }: { toolId: string }) => toolId === 'approved').usedAt).toBe(now.toISOString())
  })

  test.each(['pending', 'denied', 'not-permitted', 'not-requested'])(
    'does not note use of a tool that is %s [T-58]',
    async (id) => {
      expect((await send(buyer, 'PUT', `${TOOLS}/update-user-log/${id}`)).statusCode).toBe(403)
    },
  )

  test('without an id it notes use of the tool whose page calls [7.3.6]', async () => {
    const count = () =>
      withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('toolUse').select(['toolId', 'personId']).execute())
    const from = (path: string) => ({ referer: `http://sps.localhost/us/en${path}` })
    const put = ({ host, cookie }: Caller, path: string) =>
      site.app.inject({
        method: 'PUT',
        url: `${TOOLS}/update-user-log?appId=portico-sps`,
        headers: { host, cookie, origin: `http://${host}`, ...from(path) },
      })
    const before = (await count()).length
    expect((await put(buyer, '/secure/tools/approved')).json()).toEqual({ success: true })
    expect((await count()).slice(before)).toEqual([{ toolId: 'approved', personId: buyer.personId }])
    expect((await put(buyer, '/secure/tools')).statusCode).toBe(200)
    expect((await count()).slice(before + 1)).toEqual([{ toolId: null, personId: buyer.personId }])
    expect((await put(buyer, '/secure/tools/pending')).statusCode).toBe(403)
    expect((await put(nobody, '/secure/tools/approved')).statusCode).toBe(401)
    expect(await count()).toHaveLength(before + 2)
  })

  test('takes nobody else’s tools [T-58]', async () => {
    expect((await send(other, 'PUT', `${TOOLS}/update-user-log/approved`)).statusCode).toBe(403)
    expect((await send(buyer, 'PUT', `${TOOLS}/update-user-log/foreign`)).statusCode).toBe(404)
    expect((await send(nobody, 'PUT', `${TOOLS}/update-user-log/approved`)).statusCode).toBe(401)
  })
})

describe('asking for a tool', () => {
  test.each([
    undefined,
    {},
    { status: 'Pending' },
    { status: 'Approved' },
    { status: 'Approved', access: { status: 'Approved' } },
  ])('makes it Pending and nothing else, whatever the body says: %j [3.5.5, 7.3.7] [T-57]', async (body) => {
    const answer = await send(buyer, 'POST', access('not-requested'), body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ toolId: 'not-requested', access: { status: 'Pending' } })
    expect(await statusOf('not-requested')).toBe('Pending')
  })

  test.each([
    ['approved', 409],
    ['pending', 200],
    ['denied', 409],
    ['not-permitted', 409],
    ['foreign', 404],
    ['constructor', 404],
  ])('of %s is answered with %s and changes nothing [T-57]', async (id, status) => {
    expect((await send(buyer, 'POST', access(id), { status: 'Pending' })).statusCode).toBe(status)
    for (const each of ACCESS_STATUSES) expect(await statusOf(idOf(each))).toBe(each)
  })

  test('twice at once makes one request, and bad input none', async () => {
    await Promise.all([1, 2, 3].map(() => send(buyer, 'POST', access('not-requested'), { status: 'Pending' })))
    expect((await send(admin, 'GET', `${REQUESTS}?kind=tool`)).json()).toMatchObject({
      total: 1,
      requests: [{ kind: 'tool', subject: { id: 'not-requested' }, person: { email: 'buyer@sps.example' } }],
    })
    expect((await send(other, 'POST', access('approved'), { reason: 'x'.repeat(1_001) })).statusCode).toBe(400)
    expect((await send(nobody, 'POST', access('approved'))).statusCode).toBe(401)
  })

  test('in a loop with taking it back sends few mails, and every request goes through [T-101]', async () => {
    for (let n = 0; n < 100; n += 1) {
      const payload = { status: 'Pending', reason: `Buy at evil.example ${n}` }
      expect((await send(buyer, 'POST', access('not-requested'), payload)).statusCode).toBe(200)
      expect((await send(buyer, 'DELETE', access('not-requested'))).statusCode).toBe(200)
    }
    const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 100))
    expect(mails.filter(({ template }) => template === 'request-asked')).toHaveLength(3)
  })

  test('can be taken back while it waits', async () => {
    await send(buyer, 'POST', access('not-requested'), { status: 'Pending' })
    expect((await send(buyer, 'DELETE', access('not-requested'))).json()).toMatchObject({ access: { status: 'Not Requested' } })
    expect((await send(buyer, 'DELETE', access('not-requested'))).statusCode).toBe(409)
    expect((await send(buyer, 'DELETE', access('approved'))).statusCode).toBe(409)
    expect((await send(buyer, 'DELETE', access('foreign'))).statusCode).toBe(404)
    expect((await send(admin, 'GET', `${REQUESTS}?status=Withdrawn`)).json().total).toBe(1)
  })
})

describe('a decision', () => {
  beforeEach(() => send(buyer, 'POST', access('not-requested'), { status: 'Pending', reason: 'Night shift' }))

  test.each([
    ['approve', 'Approved'],
    ['deny', 'Denied'],
  ] as const)('to %s makes it %s, with one mail and what became of the request', async (decision, status) => {
    await decide(decision, { note: 'As agreed' })
    expect((await send(buyer, 'GET', `${TOOLS}/not-requested`)).json()).toMatchObject({
      access: { status, until: null },
      request: { status, reason: 'Night shift', note: 'As agreed' },
    })
    const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50))
    expect(mails.filter(({ toAddress }) => toAddress === 'buyer@sps.example')).toHaveLength(1)
  })

  test('to deny stays until an administrator lets the person ask again', async () => {
    const id = await waitingId()
    await decide('deny')
    expect((await send(buyer, 'POST', access('not-requested'))).statusCode).toBe(409)
    expect((await send(buyer, 'POST', `${REQUESTS}/${id}/reopening`)).statusCode).toBe(404)
    expect((await send(admin, 'POST', `${REQUESTS}/${id}/reopening`)).statusCode).toBe(200)
    expect((await send(admin, 'POST', `${REQUESTS}/${id}/reopening`)).statusCode).toBe(409)
    expect((await send(buyer, 'POST', access('not-requested'))).statusCode).toBe(200)
  })
})

const runDue = () =>
  runRecurring({
    db: site.services.db,
    services: site.services,
    recurring: features.flatMap(({ recurring = [] }) => recurring),
    log: { error: (problem: unknown) => expect(problem).toBeUndefined() } as never,
  })
const mailsOf = async (template: string) =>
  (await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50))).filter((mail) => mail.template === template)

describe('time', () => {
  test('reminds those who decide after two days, once in two days', async () => {
    await send(buyer, 'POST', access('not-requested'))
    const start = now
    for (const [days, reminders] of [
      [1, 0],
      [2.1, 1],
      [3, 1],
      [4.2, 2],
    ] as const) {
      await moveTo(new Date(start.getTime() + days * DAY_MS))
      await runDue()
      await runDue()
      expect(await mailsOf('request-reminder'), `after ${days} days`).toHaveLength(reminders)
    }
    await moveTo(start)
  })

  test('warns before access ends, lets it be renewed, and ends it', async () => {
    await send(buyer, 'POST', access('not-requested'))
    const until = new Date(now.getTime() + 40 * DAY_MS).toISOString().slice(0, 10)
    expect((await decide('approve', { until })).statusCode).toBe(200)
    const renew = () => send(buyer, 'POST', '/api/tools/v1/not-requested/renewal', {})
    expect((await renew()).statusCode).toBe(409)
    const start = now
    await moveTo(new Date(start.getTime() + 15 * DAY_MS))
    await runDue()
    await runDue()
    expect(await mailsOf('tool-ending')).toHaveLength(1)
    expect((await renew()).statusCode).toBe(200)
    expect((await send(buyer, 'GET', `${TOOLS}/not-requested`)).json().access).toMatchObject({
      status: 'Approved',
      renewal: 'asked',
    })
    await decide('deny')
    expect(await statusOf('not-requested')).toBe('Approved')
    expect((await renew()).statusCode).toBe(200)
    await decide('approve')
    const renewed = (await send(buyer, 'GET', `${TOOLS}/not-requested`)).json().access
    expect(renewed).toMatchObject({ status: 'Approved', renewal: null })
    expect(renewed.until.slice(0, 4)).toBe(String(new Date(Date.parse(until) + 365 * DAY_MS).getUTCFullYear()))
    await moveTo(new Date(Date.parse(renewed.until) + DAY_MS))
    await runDue()
    await moveTo(start)
    expect(await statusOf('not-requested')).toBe('Not Requested')
    expect(await mailsOf('tool-ended')).toHaveLength(1)
  })

  test('what is over is closed before any worker came by', async () => {
    await withTenant(site.services.db, 'sps', (tx) =>
      sql`update tool_access set expires_at = now() - interval '1 minute' where tool_id = 'approved'`.execute(tx),
    )
    expect(await statusOf('approved')).toBe('Not Requested')
    expect((await send(buyer, 'PUT', `${TOOLS}/update-user-log/approved`)).statusCode).toBe(403)
    const { toolAccess } = (await send(buyer, 'GET', '/pif/api/account/v1/get-contact-details')).json()
    expect(toolAccess).toContainEqual(expect.objectContaining({ masterToolId: 'approved', status: 'Not Requested' }))
  })
})

test('favourites are one’s own', async () => {
  const keep = (who: Caller, method: 'PUT' | 'DELETE', id: string) => send(who, method, `/api/tools/v1/favourites/${id}`)
  for (let time = 0; time < 2; time += 1)
    expect((await keep(buyer, 'PUT', 'denied')).json()).toEqual({ toolId: 'denied', isFavourite: true })
  const favouritesOf = async (who: Caller) =>
    (await send(who, 'GET', '/api/tools/v1')).json().tools.filter(({ isFavourite }: { isFavourite: boolean }) => isFavourite)
  expect(await favouritesOf(buyer)).toMatchObject([{ toolId: 'denied' }])
  expect(await favouritesOf(other)).toEqual([])
  await keep(buyer, 'DELETE', 'denied')
  expect(await favouritesOf(buyer)).toEqual([])
  expect((await keep(buyer, 'PUT', 'foreign')).statusCode).toBe(404)
  expect((await keep(nobody, 'PUT', 'denied')).statusCode).toBe(401)
})

test('a tool’s page carries where it leads and where its results are, and is nobody else’s to keep [2.13.1, 2.13.6]', async () => {
  await site.publish('sps', [{ path: FRAME_FRAGMENTS.header, template: 'fragment-template', kind: 'Fragment' }])
  const page = await send(buyer, 'GET', '/us/en/secure/tools/approved')
  expect(page.statusCode).toBe(200)
  expect(JSON.parse(/id="page-model">([^<]*)</.exec(page.body)?.[1] ?? '{}').config).toMatchObject({
    redirectUrl: '/us/en/secure/tools/workbench',
    currentPagePath: '/us/en/secure/tools/approved',
    pendingPage: '/us/en/secure/tools/access/pending',
    deniedPage: '/us/en/secure/tools/access/denied',
    notPermittedPage: '/us/en/secure/tools/access/not-permitted',
    notRequestedPage: '/us/en/secure/tools/access/not-requested',
    groupRequestPage: '/us/en/secure/tools/access/group-request',
    rtnPage: '/us/en/secure/tools/access/refer-to-network',
  })
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect((await send(buyer, 'GET', '/us/en/secure/tools/nothing')).statusCode).toBe(404)
  expect((await send(nobody, 'GET', '/us/en/secure/tools/approved')).statusCode).toBe(302)
})
