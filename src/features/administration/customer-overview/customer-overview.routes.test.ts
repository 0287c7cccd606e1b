import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import type { readCustomer } from '#features/administration/customer-overview/customer-overview.api.ts'
import { COMPANY, insertCustomer, MAIN, PLANT } from '#features/administration/customer-overview/testing/customer-world.ts'
import type { CustomerSection } from '#foundation/accounts/public.server.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { withTenant } from '#platform/database/database.ts'
import { drawStatements, recordStatements } from '#platform/testing/record-statements.ts'

const PATH = '/api/back-office/v1/customers/400100'
type Reply = ReplyOf<typeof readCustomer>

/** A statement of it fails, which ends a transaction that has no savepoint. */
const broken: CustomerSection = {
  name: 'broken',
  namespace: 'accounts',
  title: 'customer.accounts',
  empty: 'customer.none',
  order: 25,
  read: async ({ tx }) => {
    await sql`select 1 / 0`.execute(tx)
    return { count: 0, items: [] }
  },
}

let site: TestApp
let buyer: AuthorCalls
let staff: AuthorCalls
let admin: AuthorCalls
let viewer: AuthorCalls
let foreign: AuthorCalls

beforeAll(async () => {
  site = await openTestApp([{ name: 'broken', customerSections: [broken] }])
  await insertCustomer(site)
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  staff = callsOf(site, await signInAs(site, 'staff@sps.example', { roles: ['internal', 'order-viewer'], isInternal: true }))
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  const all = ['internal', 'admin', 'order-viewer', 'case-agent'] as const
  viewer = callsOf(site, await signInAs(site, 'viewer@sps.example', { roles: [...all], givenName: 'Vi', familyName: 'Ewer' }))
  foreign = callsOf(site, await signInAs(site, 'admin@process.example', { roles: [...all] }))
})
afterAll(() => site.close())

const read = async (who: AuthorCalls, query = ''): Promise<Reply> => (await who.get(`${PATH}${query}`)).json()
const sectionOf = ({ sections }: Reply, name: string) => sections.find((section) => section.name === name)
const contentOf = (reply: Reply, name: string) => {
  const content = sectionOf(reply, name)?.content
  if (!content) throw new Error(`${name} has no content`)
  return content
}

describe('a customer at a glance', () => {
  test('is for admins: visitors sign in, and to others it does not exist', async () => {
    expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
    expect((await buyer.get(PATH)).statusCode).toBe(404)
    expect((await staff.get(PATH)).statusCode).toBe(404)
    const answer = await admin.get(PATH)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('of another tenant or with an unknown number does not exist', async () => {
    expect((await foreign.get(PATH)).statusCode).toBe(404)
    expect((await viewer.get('/api/back-office/v1/customers/400101')).statusCode).toBe(404)
  })

  test('begins with who it is, how many accounts it has and how its credit stands', async () => {
    expect(await read(viewer)).toMatchObject({
      ...{ number: '400100', name: 'Northline Logistics', countryCode: 'us', customerType: 'Direct', accounts: 2 },
      credits: [
        {
          limit: { minor: '600000', currency: 'USD' },
          open: { minor: '120050', currency: 'USD' },
          ...{ at: '2026-11-16T04:00:00.000Z', isOver: false },
        },
      ],
    })
  })

  test('has the cards of all areas in their order, in the language of the reader', async () => {
    const { sections } = await read(viewer, '?language=de')
    expect(sections.map(({ title }) => title)).toEqual([
      ...['Konten', 'Personen', 'Konten', 'Bestellungen', 'Angebote', 'Warten auf Genehmigung', 'Rechnungen'],
      ...['Supportfälle', 'Geräte', 'Beschaffungssysteme'],
    ])
  })

  test('keeps what a right protects from admins without it', async () => {
    const reply = await read(admin)
    const lacked = reply.sections.flatMap(({ name, right, content }) => (right === null ? [] : [[name, right, content]]))
    expect(lacked).toEqual([
      ...[
        ['orders', 'orders', null],
        ['approvals', 'orders', null],
        ['invoices', 'orders', null],
      ],
      ['cases', 'cases', null],
    ])
    expect(contentOf(reply, 'accounts').count).toBe(2)
  })

  test('stays whole where one card cannot be read', async () => {
    const reply = await read(viewer)
    expect(sectionOf(reply, 'broken')).toMatchObject({ content: null, right: null })
    expect(contentOf(reply, 'orders').count).toBe(3)
  })

  test('is known to be looked at', async () => {
    await read(viewer)
    const { entries } = (await viewer.get('/api/back-office/v1/audit?action=company.view')).json()
    expect(entries[0]).toMatchObject({ object: '400100', actor: { name: 'Vi Ewer' } })
  })
})

describe('its cards', () => {
  test.each([
    ['accounts over their limit first', 'accounts', ['104211', '104210']],
    ['active people first, then those who were invited', 'people', ['Ada Buyer', 'Bo Head']],
    ['late orders first, then open ones, then the newest', 'orders', ['A-LATE', 'A-OPEN', 'A-DONE']],
    ['quotes that wait for staff first', 'quotes', ['Q-2', 'Q-1', 'Q-3']],
    ['approvals that wait', 'approvals', ['Ada Buyer']],
    ['unpaid invoices first, by the day they are due', 'invoices', ['9001', '9002', '9003']],
    ['open cases first', 'cases', ['Pump is loud', 'Old question']],
    ['equipment by its next service', 'equipment', ['SN-2', 'SN-1']],
    ['no procurement systems', 'procurement', []],
  ])('hold %s', async (_, name, expected) => {
    const { count, items } = contentOf(await read(viewer), name)
    expect([count, items.map(({ label }) => label)]).toEqual([expected.length, expected])
  })

  test('say how each item stands', async () => {
    const reply = await read(viewer)
    const firstOf = (name: string) => contentOf(reply, name).items[0]
    expect(firstOf('accounts')).toMatchObject({
      note: 'Over the limit',
      tone: 'bad',
      amount: { minor: '120050' },
      limit: { minor: '100000' },
    })
    expect(firstOf('orders')).toMatchObject({
      note: 'Late',
      tone: 'warn',
      detail: '104210',
      amount: { minor: '3000', currency: 'USD' },
    })
    expect(firstOf('quotes')).toMatchObject({ note: 'Requested', tone: 'warn', amount: null })
    expect(firstOf('approvals')).toMatchObject({ note: 'Waiting', href: null, amount: { minor: '1000' } })
    expect(firstOf('invoices')).toMatchObject({ note: 'Overdue', tone: 'bad', at: '2026-01-31T00:00:00.000Z' })
    expect(firstOf('cases')).toMatchObject({ note: 'New', detail: 'Ada Buyer', href: '/support/cases/case-detail.CASE-AB23CD45' })
    expect(firstOf('equipment')).toMatchObject({ note: 'Overdue', tone: 'bad' })
    expect(contentOf(reply, 'people').items[1]).toMatchObject({ detail: 'Company admin', note: 'Invited' })
    expect(contentOf(reply, 'quotes').items[2]).toMatchObject({ note: 'Expired' })
    const summaries = ['orders', 'quotes', 'invoices', 'cases', 'equipment'].map((name) => contentOf(reply, name).summary)
    expect(summaries).toEqual(['2 open', '1 to answer', '1 overdue', '1 open', '1 service overdue'])
  })

  test('lead to lists that are narrowed to this customer', async () => {
    const reply = await read(viewer)
    const hrefs = Object.fromEntries(reply.sections.map(({ name, content }) => [name, content?.href]))
    const keys = encodeURIComponent(`${MAIN}|${PLANT}`)
    expect(hrefs).toMatchObject({
      accounts: '/back-office/companies/accounts?data-where-company=400100',
      people: '/back-office/people/details?data-where-company=400100',
      orders: '/back-office/accounts/orders?company=400100',
      quotes: '/back-office/quotes?company=400100',
      approvals: null,
      invoices: `/back-office/orders/invoices?data-where-account=${keys}`,
      cases: '/support/cases?company=400100',
      equipment: `/back-office/equipment?data-where-account=${keys}`,
    })
  })

  test.each([
    ['orders', '/api/back-office/v1/orders?company=400100&sort=number', ['A-DONE', 'A-LATE', 'A-OPEN']],
    ['quotes', '/api/back-office/v1/quotes?company=400100&sort=number', ['Q-1', 'Q-2', 'Q-3']],
    ['cases', '/pif/api/case/v1/case-management-operations?company=400100&sort=created', ['AB23CD45', 'EF23GH45']],
  ])('find the same %s there', async (_, url, expected) => {
    const { rows } = (await viewer.get(url)).json() as { rows: { number?: string; id?: string }[] }
    expect(rows.map(({ number, id }) => number ?? id)).toEqual(expected)
  })

  test('find the same lines there, of all accounts', async () => {
    const only = encodeURIComponent(`account:${MAIN}|${PLANT}`)
    const list = async (kind: string) => (await viewer.get(`/api/back-office/v1/data/${kind}?only=${only}`)).json().total
    expect([await list('invoices'), await list('equipment')]).toEqual([3, 2])
  })

  test('take two statements each at most', async () => {
    const sections = site.app.customerSections.filter(({ name }) => name !== 'broken')
    await withTenant(site.services.db, 'sps', async (tx) => {
      for (const section of sections) {
        const request = { companyId: COMPANY, companyNumber: '400100', accountKeys: [MAIN, PLANT], language: 'en' } as const
        const recorded = await recordStatements(() =>
          section.read({ ...request, tx, services: site.services, say: (key) => key }),
        )
        expect(recorded.length, `${section.name}\n${drawStatements(recorded)}`).toBeLessThanOrEqual(2)
      }
    })
  })
})
