import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSubmission } from '#features/forms/forms/public.server.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { callsOf, CONTENT, PAGES, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { UserRole } from '#kernel/scope.ts'

/** What must not reach who lacks the right to it, written where each kind of data stands and where traces of it are left. */
const SECRETS = { orders: 'SECRETORDER7', leads: 'secretlead7', cases: 'Secretcase7', drafts: 'Secretdraft7' } as const
type Kind = keyof typeof SECRETS

const ROLES = {
  admin: ['internal', 'admin'],
  viewer: ['internal', 'admin', 'order-viewer'],
  author: ['internal', 'author'],
  marketer: ['author', 'lead-viewer'],
  csr: ['internal'],
  agent: ['internal', 'case-agent'],
  misplaced: ['customer', 'order-viewer', 'lead-viewer', 'case-agent'],
} as const satisfies Record<string, readonly UserRole[]>
type Who = keyof typeof ROLES | 'stranger' | 'visitor'
const EVERYBODY = [...(Object.keys(ROLES) as (keyof typeof ROLES)[]), 'stranger', 'visitor'] as const

/** Who may read it, by whichever way. */
const READERS: Readonly<Record<Kind, readonly Who[]>> = {
  orders: ['viewer'],
  leads: ['admin', 'viewer', 'marketer'],
  cases: ['agent'],
  drafts: ['admin', 'viewer', 'author', 'marketer'],
}

const OFFICE = '/api/back-office/v1'
const FORMS = '/api/forms/v1/submissions'
const made = { lead: '', case: '', draft: '', delivery: '', import: '' }
/** A kind of data on its screen, as a table, and by one of its lines. */
const dataWays = (kind: string, key: string): readonly string[] =>
  ['', `?find=${key}`, `/line?key=${encodeURIComponent(JSON.stringify([key]))}`, '/export.csv', '/imports'].map(
    (way) => `${OFFICE}/data/${kind}${way}`,
  )
const waysOf = (kind: Kind): readonly string[] => {
  const find = encodeURIComponent(SECRETS[kind])
  const everywhere = [
    ...[`${OFFICE}/audit`, `${OFFICE}/audit?find=${find}`, `${OFFICE}/audit?object=${find}`, `${OFFICE}/audit.csv`],
    ...[`${OFFICE}/mails`, `${OFFICE}/mails?find=${find}`, `${OFFICE}/jobs`, `/api/outbox/v1/deliveries`],
    ...[`${OFFICE}/insights`, '/api/home/v1/cards', '/api/home/v1/cards/cases'],
    ...[`/us/en.portalsearch?query=${find}`],
  ]
  const own: Readonly<Record<Kind, readonly string[]>> = {
    orders: [
      `${OFFICE}/orders`,
      `${OFFICE}/orders/${find}`,
      `${OFFICE}/order-numbers?number=${find}`,
      `${OFFICE}/returns`,
      `/us/en/secure/orders/details.orderNum-${find}`,
      ...['orders', 'shipments', 'invoices'].flatMap((name) => dataWays(name, SECRETS.orders)),
      ...['', '/refused.csv', '/changes.csv'].map((way) => `${OFFICE}/data/orders/imports/${made.import}${way}`),
    ],
    leads: [FORMS, `${FORMS}?find=${find}`, `${FORMS}/${made.lead}`, `${FORMS}/export.csv`],
    cases: [
      '/pif/api/case/v1/case-management-operations',
      `/pif/api/case/v1/case-management-operations?search=${find}`,
      ...[`/api/cases/v1/cases/${made.case}`, `/api/cases/v1/cases/${made.case}/customer`],
      `/us/en/support/cases/case-detail.CASE-${made.case}`,
      ...dataWays('cases', made.case),
    ],
    drafts: [
      ...[PAGES, `${PAGES}/${made.draft}`, `${PAGES}/${made.draft}/versions/1`, `${PAGES}/${made.draft}/markets`],
      ...['/us/en/secret-draft', '/us/en/secret-draft?wcmmode=preview', '/sitemap.xml'],
    ],
  }
  return [...everywhere, ...own[kind]]
}

let world: OrderWorld
const calls = {} as Record<Who, AuthorCalls>
const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(world.services.db, 'sps', work)

beforeAll(async () => {
  world = await openOrderWorld([makeOrder({ number: SECRETS.orders })])
  for (const [who, roles] of Object.entries(ROLES)) {
    const isInternal = (roles as readonly string[]).includes('internal')
    calls[who as keyof typeof ROLES] = callsOf(
      world,
      await signInAs(world, `${who}@sps.example`, { roles, isInternal }, { isProven: true }),
    )
  }
  calls.stranger = callsOf(world, world.people.stranger)
  calls.visitor = callsOf(world)
  const buyer = callsOf(world, world.people.buyer)
  const body = { kind: 'question', subject: SECRETS.cases, text: SECRETS.cases, priority: 'urgent' }
  made.case = (await buyer.send('POST', '/pif/api/case/v1/create-portal-case', { payload: body })).json().caseNumber
  made.draft = (await calls.author.create('/secret-draft', { ...CONTENT, title: SECRETS.drafts })).id
  const at = world.services.clock.now()
  await inSps(async (tx) => {
    made.lead = await insertSubmission(tx, {
      ...{ reference: 'F-1', formKey: 'contact', page: '/contact-us', language: 'en', labels: { message: 'Message' } },
      ...{ submitted: { message: SECRETS.leads }, consents: [], email: `${SECRETS.leads}@b.example`, holder: 'visitor:1' },
      ...{ personId: null, network: null, address: '203.0.113.1', captchaScore: 1, repeatKey: 'r', files: [], submittedAt: at },
      keepUntil: new Date(at.getTime() + 86_400_000),
    })
    await sql`insert into order_return (order_id, number, state, reason, note, lines, requested_at, changed_at)
      select id, 'R-1', 'Requested', 'damaged', ${SECRETS.orders}, '[]', now(), now() from orders`.execute(tx)
    const actor = { id: world.people.buyer.personId }
    await writeAudit(tx, actor, at, 'order.view', { object: SECRETS.orders, name: SECRETS.orders, before: SECRETS.orders })
    await writeAudit(tx, actor, at, 'return.decide', { object: 'R-1', name: SECRETS.orders, after: SECRETS.orders })
    await writeAudit(tx, actor, at, 'case.merged', { object: SECRETS.cases, into: SECRETS.cases })
    for (const [name, secret] of [
      ['orders', SECRETS.orders],
      ['cases', SECRETS.cases],
    ])
      await writeAudit(tx, actor, at, 'data.import', { object: `["${secret}"]`, kind: name, before: null, after: { id: secret } })
    const { rows: imports } = await sql<{ id: string }>`
      insert into data_import (kind, file_name, upload_id, state, made_at)
      values ('orders', ${`${SECRETS.orders}.csv`}, gen_random_uuid(), 'checked', now()) returning id`.execute(tx)
    made.import = imports[0]?.id ?? ''
    for (const [template, secret] of [
      ['order-placed', SECRETS.orders],
      ['case-created', SECRETS.cases],
      ['form-submitted', SECRETS.leads],
    ])
      await sql`insert into mail_outbox (to_address, subject, text, template, state)
        values ('a@b.example', ${`About ${secret}`}, ${secret}, ${template}, 'failed')`.execute(tx)
    const { rows } = await sql<{ id: string }>`
      with hook as (insert into webhook (url, events, secret) values ('https://hooks.example/', '{order.changed}', 's') returning id)
      insert into outbox_delivery (webhook_id, event, body, state, last_error, ended_at)
      select id, 'order.changed', ${SECRETS.orders}, 'dead', ${SECRETS.orders}, now() from hook returning id`.execute(tx)
    made.delivery = rows[0]?.id ?? ''
  })
})
afterAll(() => world.close())

/** The address itself comes back in links to sign in; the requester knows it already. */
const dropEcho = (text: string, way: string): string =>
  [way, encodeURI(way), encodeURIComponent(way)].reduce((rest, echo) => rest.replaceAll(echo, ''), text)

describe.each(Object.keys(SECRETS) as Kind[])('%s', (kind) => {
  test.each(EVERYBODY.filter((who) => !READERS[kind].includes(who)))('reach %s by no way [T-102, T-89, T-86]', async (who) => {
    for (const way of waysOf(kind)) {
      const answer = await calls[who].get(way)
      expect.soft(answer.statusCode, way).toBeLessThan(500)
      const answered = dropEcho(`${answer.body} ${JSON.stringify(answer.headers)}`, way)
      expect.soft(answered.includes(SECRETS[kind]), `${who} by ${way}`).toBe(false)
    }
  })

  test.each(READERS[kind])('reach %s, who has the right', async (who) => {
    const bodies = await Promise.all(waysOf(kind).map(async (way) => (await calls[who].get(way)).body))
    expect(bodies.filter((body) => body.includes(SECRETS[kind])).length).toBeGreaterThan(1)
  })
})

describe('a webhook [T-102]', () => {
  const add = (who: Who, events: readonly string[]) =>
    calls[who].send('POST', '/api/outbox/v1/webhooks', {
      payload: { url: `https://${who}-${events.join('-')}.example/`, events },
    })

  test.each(['order.placed', 'order.changed'])('that gets %s is made by those who may see orders', async (event) => {
    expect((await add('admin', [event])).statusCode).toBe(403)
    expect((await add('admin', ['form.submitted', event])).statusCode).toBe(403)
    expect((await add('author', [event])).statusCode).toBe(404)
    expect((await add('viewer', [event])).statusCode).toBe(201)
    expect((await calls.admin.get('/api/outbox/v1/webhooks')).json().events).not.toContain(event)
  })

  test('is sent again by those alone who may read what it tells', async () => {
    const retry = (who: Who) => calls[who].send('POST', `/api/outbox/v1/deliveries/${made.delivery}/retry`)
    expect((await retry('admin')).statusCode).toBe(404)
    expect((await retry('viewer')).statusCode).toBe(200)
  })

  test('of a customer gets events of its own alone', () => {
    expect([...world.app.companyEvents].toSorted()).toEqual([
      'approval.requested',
      'case.answered',
      'invoice.created',
      'order.confirmed',
      'order.shipped',
      'quote.offered',
    ])
    expect(world.app.outboxEvents.filter(({ name }) => world.app.companyEvents.includes(name))).toEqual([])
  })

  test('every event says which right it needs', () => {
    expect(Object.fromEntries(world.app.outboxEvents.map(({ name, right }) => [name, right]))).toEqual({
      'case.changed': 'cases',
      'case.opened': 'cases',
      'request.changed': null,
      'order.placed': 'orders',
      'order.changed': 'orders',
      'form.submitted': 'leads',
      'analytics.recorded': null,
    })
  })
})

describe('a key for programs [T-102]', () => {
  const add = (who: Who, scopes: readonly string[]) =>
    calls[who].send('POST', `${OFFICE}/keys`, { payload: { name: `${who} ${scopes.join(' ')}`, scopes, days: 30 } })
  const allowed = async (who: Who): Promise<string[]> => (await calls[who].get(`${OFFICE}/keys`)).json().scopes

  test.each(['orders', 'shipments', 'invoices'])(
    'that reads %s is made and replaced by those who may see orders',
    async (kind) => {
      expect((await add('admin', [`${kind}:read`])).statusCode).toBe(403)
      expect((await add('admin', ['companies:read', `${kind}:read`])).statusCode).toBe(403)
      expect(await allowed('admin')).not.toContain(`${kind}:read`)
      expect(await allowed('viewer')).toContain(`${kind}:read`)
      expect((await add('viewer', [`${kind}:read`])).statusCode).toBe(201)
      const keys = (await calls.viewer.get(`${OFFICE}/keys`)).json().keys as { id: string; scopes: string[] }[]
      const id = keys.find(({ scopes }) => scopes.includes(`${kind}:read`))?.id
      expect((await calls.admin.send('POST', `${OFFICE}/keys/${id}/rotation`)).statusCode).toBe(403)
      expect((await calls.viewer.send('POST', `${OFFICE}/keys/${id}/rotation`)).statusCode).toBe(200)
    },
  )

  test('that brings orders tells nothing of them, and is made by every admin', async () => {
    expect((await add('admin', ['orders:write', 'companies:read'])).statusCode).toBe(201)
    expect((await add('viewer', ['cases:read'])).statusCode).toBe(403)
  })

  test('every kind of data says which right it needs', () => {
    const needed = [...world.services.dataKinds.values()].flatMap(({ name, right }) => (right ? [[name, right]] : []))
    expect(Object.fromEntries(needed)).toEqual({ orders: 'orders', shipments: 'orders', invoices: 'orders', cases: 'cases' })
  })
})

test('lines that a right protects are changed by those alone who may read them [T-102]', async () => {
  const change = (who: Who) => [
    calls[who].send('PUT', `${OFFICE}/data/orders/line`, { payload: { line: { orderNumber: SECRETS.orders } } }),
    calls[who].send('POST', `${OFFICE}/data/orders/removal`, { payload: { keys: [`["${SECRETS.orders}x"]`] } }),
    calls[who].send('POST', `${OFFICE}/data/orders/imports`, { payload: { uploadId: crypto.randomUUID() } }),
    calls[who].send('POST', `${OFFICE}/data/orders/imports/${made.import}/undo`),
    calls[who].send('POST', `${OFFICE}/data/orders/imports/${made.import}/apply`),
  ]
  const codes = async (who: Who) => (await Promise.all(change(who))).map(({ statusCode }) => statusCode)
  expect(await codes('admin')).toEqual([403, 403, 403, 403, 403])
  expect(await codes('viewer')).not.toContain(403)
})

test.each(['domainId', 'appId', 'sbgName', 'authorizationUri'])('no page says %s [T-102]', async (key) => {
  const content = { ...CONTENT, config: { [key]: key.endsWith('Uri') ? '/us/en/evil' : 'evil' } }
  expect((await calls.author.create(`/own-${key.toLowerCase()}`, content)).answer.statusCode).toBe(422)
})
