import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'single@sps.example')
  await site.app.inject({
    method: 'POST',
    url: '/pif/api/case/v1/create-portal-case',
    headers: { host: buyer.host, cookie: buyer.cookie, origin: `http://${buyer.host}` },
    payload: { kind: 'question', subject: 'Torque', text: 'How much?', priority: 'normal' },
  })
})
afterAll(() => site.close())

const get = (url: string, as?: SignedIn) => site.app.inject({ url, headers: { host: 'sps.localhost', cookie: as?.cookie ?? '' } })

test('cards are named in the reader’s language, with what a newcomer reads instead', async () => {
  const { cards } = (await get('/api/home/v1/cards?language=de', buyer)).json()
  expect(cards).toContainEqual({
    name: 'cases',
    title: 'Ihre Fälle',
    path: '/support/cases',
    isHiddenEmpty: false,
    empty: { text: expect.any(String), action: 'Fall eröffnen', path: '/support/cases/new' },
    content: { items: [expect.objectContaining({ label: 'Torque' })], chart: null },
  })
})

test('each card is read by itself and holds the person’s own alone', async () => {
  const own = (await get('/api/home/v1/cards/cases', buyer)).json()
  expect(own.items).toMatchObject([{ label: 'Torque', note: 'New', href: expect.stringMatching(/case-detail\.CASE-\w+$/) }])
  expect((await get('/api/home/v1/cards/cases', other)).json()).toEqual({ items: [], chart: null })
  expect((await get('/api/home/v1/cards/nothing', buyer)).statusCode).toBe(404)
  for (const url of ['/api/home/v1/cards', '/api/home/v1/cards/cases']) expect((await get(url)).statusCode).toBe(401)
  expect((await get('/api/home/v1/cards?language=xx', buyer)).statusCode).toBe(400)
})

test('a card that cannot be read leaves itself and those behind it out, and the page has the rest', async () => {
  const cards = (await get('/api/home/v1/cards', buyer)).json().cards as { name: string; content: unknown }[]
  const at = cards.findIndex(({ name }) => name === 'cases')
  const card = site.app.homeCards.find(({ name }) => name === 'cases')
  const failing = vi.spyOn(card as NonNullable<typeof card>, 'read').mockRejectedValueOnce(new Error('no connection'))
  const answer = await get('/api/home/v1/cards', buyer)
  failing.mockRestore()
  expect(answer.statusCode).toBe(200)
  const isRead = (answer.json().cards as typeof cards).map(({ content }) => content !== null)
  expect(isRead).toEqual(cards.map((_, index) => index < at))
  expect((await get('/api/home/v1/cards/cases', buyer)).json().items).toHaveLength(1)
})

test('what waits for somebody is gathered from all cards; a case that waits for us does not', async () => {
  expect((await get('/api/home/v1/cards', buyer)).json().needs).toEqual([])
})

test('staff see how many cases were opened, week by week', async () => {
  const agent = await signInAs(site, 'agent@sps.example', { isInternal: true, roles: ['internal', 'case-agent'] })
  const { chart } = (await get('/api/home/v1/cards/cases', agent)).json()
  expect(chart.title).toBe('Cases opened a week')
  expect(chart.points).toHaveLength(12)
  expect(chart.points.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(1)
})

test('cards stand in the order of a person’s work, and what is for customers is not shown empty to staff', async () => {
  const agent = await signInAs(site, 'agent@sps.example', { isInternal: true, roles: ['internal', 'case-agent'] })
  const payer = await signInAs(site, 'payer@sps.example', { userRole: 'accounting' })
  type Card = { name: string; isHiddenEmpty: boolean }
  const cards = async (as: SignedIn): Promise<Card[]> => (await get('/api/home/v1/cards', as)).json().cards
  const ofStaff = await cards(agent)
  expect(ofStaff.filter((card) => !card.isHiddenEmpty)[0]?.name).toBe('cases')
  expect(ofStaff.find(({ name }) => name === 'orders')?.isHiddenEmpty).toBe(true)
  expect((await cards(payer))[0]?.name).toBe('invoices-overdue')
  expect((await cards(buyer)).find(({ name }) => name === 'orders')).toMatchObject({ isHiddenEmpty: false })
})

test('requests that wait for a decision are shown to those who decide, and to nobody else', async () => {
  const admin = await signInAs(site, 'admin@sps.example', { isInternal: true, roles: ['admin'] })
  await withTenant(site.services.db, 'sps', (tx) =>
    sql`insert into access_request (kind, person_id, asked_by, subject_id, subject_name, reason, details, asked_at)
      values ('tool', ${buyer.personId}, ${buyer.personId}, 'suite', 'Suite', '', '{}', now())`.execute(tx),
  )
  const read = async (as: SignedIn) => (await get('/api/home/v1/cards/requests-waiting', as)).json().items
  expect(await read(admin)).toMatchObject([{ label: 'Test Person: Suite', href: expect.stringContaining('request=') }])
  for (const as of [buyer, await signInAs(site, 'agent@sps.example')]) expect(await read(as)).toEqual([])
})

test('an answer that waits needs its reader, however many cases are newer', async () => {
  const reader = await signInAs(site, 'waiting@sps.example')
  const open = async (subject: string): Promise<string> => {
    const headers = { host: reader.host, cookie: reader.cookie, origin: `http://${reader.host}` }
    const payload = { kind: 'question', subject, text: 'How much?', priority: 'normal' }
    return (await site.app.inject({ method: 'POST', url: '/pif/api/case/v1/create-portal-case', headers, payload })).json()
      .caseNumber
  }
  const agent = await signInAs(site, 'agent@sps.example')
  const waiting = await open('The old one')
  await site.app.inject({
    method: 'POST',
    url: `/api/cases/v1/cases/${waiting}/messages`,
    headers: { host: agent.host, cookie: agent.cookie, origin: `http://${agent.host}` },
    payload: { text: 'Which version?' },
  })
  for (let count = 0; count < 7; count++) await open(`Newer ${count}`)
  expect((await get('/api/home/v1/cards', reader)).json().needs).toMatchObject([{ label: 'The old one', tone: 'warn' }])
})
