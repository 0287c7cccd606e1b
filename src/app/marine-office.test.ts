import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMarineSite, type MarineSite } from '#app/testing/marine-site.ts'
import { followSettings } from '#app/follow-settings.ts'

let marine: MarineSite
let [kari, lars, ingrid, odd]: string[] = []
let stop = (): Promise<void> => Promise.resolve()
beforeAll(async () => {
  marine = await openMarineSite()
  expect((await marine.bring()).isWhole).toBe(true)
  kari = await marine.signIn('kari.moen@nordfjord.example')
  lars = await marine.signIn('lars.vik@nordfjord.example')
  ingrid = await marine.signIn('ingrid.dahl@haldenmarine.example')
  odd = await marine.signIn('odd.berg@haldenmarine.example')
  const { site } = marine
  const parts = { ...site.services, backgroundDb: site.services.db, log: pino({ level: 'silent' }) }
  ;({ stop } = await followSettings(await site.database.openSession(), parts))
})
afterAll(async () => {
  await stop()
  await marine.close()
})

const PAGES = '/api/content/v1/pages'
/** The cache of pages hears of a change a moment later. */
const comes = (url: string, words: string): Promise<void> =>
  vi.waitFor(async () => expect((await marine.page(url)).includes(words)).toBe(true), { timeout: 60_000 })
const find = <Row extends object>(rows: readonly Row[], like: Partial<Row>): Row => {
  const found = rows.find((row) => Object.entries(like).every(([name, value]) => row[name as keyof Row] === value))
  if (!found) throw new Error(`none of ${JSON.stringify(rows)} is ${JSON.stringify(like)}`)
  return found
}

describe('a live site whose owner brought everything', () => {
  test('lets a buyer choose the account they order for', async () => {
    const active = async () => (await marine.read('/api/accounts/v1/active', kari)).account
    expect(await active()).toMatchObject({ name: 'Nordfjord Shipping, Main' })
    const chosen = await marine.send('PUT', '/pif/api/soldto/v1/default/M1~1002', kari)
    expect(chosen.statusCode, chosen.body).toBe(200)
    expect(await active()).not.toMatchObject({ name: 'Nordfjord Shipping, Main' })
    expect((await marine.send('PUT', '/pif/api/soldto/v1/default/M1~2001', kari)).statusCode).toBe(404)
    expect((await marine.send('PUT', '/pif/api/soldto/v1/default/M1~1001', kari)).statusCode).toBe(200)
  })

  test('leads to a tool by its redirect, and lets staff decide about a training request', async () => {
    const tool = await marine.page('/us/en/secure/tools/fleet-monitor', kari)
    expect(tool).toContain('https://fleet.haldenmarine.example/')
    const request = await marine.send('POST', '/pif/api/account/v1/tools/user-tool-access/training', lars, { payload: {} })
    expect(request.json()).toMatchObject({ access: { status: 'Pending' } })
    const { requests } = await marine.read('/api/back-office/v1/requests?status=Waiting', odd)
    const { id } = requests.find(({ subject }: { subject: { id: string } }) => subject.id === 'training')
    const decided = await marine.send('POST', `/api/back-office/v1/requests/${id}/decision`, odd, {
      payload: { decision: 'approve' },
    })
    expect(decided.statusCode, decided.body).toBe(200)
    const { courses } = await marine.read('/api/training/v1/courses', lars)
    const { dates } = find<{ id: string; dates: { id: string }[] }>(courses, { id: 'ENG-101' })
    const enrolled = await marine.send('PUT', `/api/training/v1/dates/${dates[0]?.id}/enrolment`, lars)
    expect(enrolled.json()).toEqual({ status: 'Enrolled' })
  })

  test('takes a case and answers it', async () => {
    const payload = { kind: 'question', subject: 'The pump drips', text: 'Since Monday.', priority: 'normal' }
    const opened = await marine.send('POST', '/pif/api/case/v1/create-portal-case', kari, { payload })
    expect(opened.statusCode, opened.body).toBe(201)
    const url = `/api/cases/v1/cases/${opened.json().caseNumber}`
    const answer = await marine.send('POST', `${url}/messages`, ingrid, { payload: { text: 'Tighten the seal.', step: 'solve' } })
    expect(answer.statusCode, answer.body).toBe(201)
    const { status, messages } = await marine.read(url, kari)
    expect([status, messages.at(-1).text]).toEqual(['Solved', 'Tighten the seal.'])
  })

  test('shows a notice that was written on its screen, in the place that the starter made', async () => {
    const { pages } = await marine.read(`${PAGES}?path=/fragments/notifications&locale=us/en`, odd)
    const [{ id }] = pages
    const opened = await marine.send('GET', `${PAGES}/${id}`, odd)
    const { content } = opened.json()
    const notice = {
      id: 'yard',
      visibility: 'show-for-everyone',
      title: 'Yard closed',
      text: 'The yard in Halden is closed on Friday.',
    }
    const payload = { ...content, blocks: [{ ...content.blocks[0], props: { items: [notice] } }] }
    const headers = { 'if-match': String(opened.headers['etag']) }
    const saved = await marine.send('PUT', `${PAGES}/${id}/draft`, odd, { payload, headers })
    expect(saved.statusCode, saved.body).toBe(200)
    const { notifications } = await marine.read('/api/notifications?country=us&language=en')
    expect(notifications).toEqual([])
    expect((await marine.send('POST', `${PAGES}/${id}/publish`, odd, { payload: {} })).statusCode).toBe(200)
    expect((await marine.read('/api/notifications?country=us&language=en')).notifications).toMatchObject([
      { title: 'Yard closed' },
    ])
    await comes('/us/en', 'The yard in Halden is closed on Friday.')
  })

  test('shows a page when it is published, and not before', async () => {
    const content = {
      title: 'Winter service',
      description: 'Before the ice.',
      template: 'content-page-template',
      kind: 'Content',
    }
    const blocks = [{ id: 'b1', type: 'text', props: { heading: 'Winter', html: '<p>Drain the block.</p>' } }]
    const payload = { locale: 'us/en', path: '/winter-service', content: { ...content, blocks } }
    const { id } = (await marine.send('POST', PAGES, odd, { payload })).json()
    expect((await marine.get('/us/en/winter-service')).statusCode).toBe(404)
    expect((await marine.send('POST', `${PAGES}/${id}/publish`, odd, { payload: {} })).statusCode).toBe(200)
    expect(await marine.page('/us/en/winter-service')).toContain('Drain the block.')
    const opened = await marine.send('GET', `${PAGES}/${id}`, odd)
    const edited = {
      ...opened.json().content,
      blocks: [{ ...blocks[0], props: { heading: 'Winter', html: '<p>Close the sea cock.</p>' } }],
    }
    const headers = { 'if-match': String(opened.headers['etag']) }
    expect((await marine.send('PUT', `${PAGES}/${id}/draft`, odd, { payload: edited, headers })).statusCode).toBe(200)
    expect(await marine.page('/us/en/winter-service')).toContain('Drain the block.')
    await marine.send('POST', `${PAGES}/${id}/publish`, odd, { payload: {} })
    await comes('/us/en/winter-service', 'Close the sea cock.')
  })

  test('takes the colours of its brand, and refuses those that nobody could read', async () => {
    const url = '/api/back-office/v1/brand'
    const save = async (brandColour: string) => {
      const { etag } = await marine.read(url, odd)
      const payload = { brandColour, actionColour: '#14324a', font: 'serif', radius: 8, pictures: {} }
      return marine.send('PUT', url, odd, { payload, headers: { 'if-match': etag } })
    }
    expect((await save('#ffffee')).statusCode).toBe(422)
    const saved = await save('#0b5d7a')
    expect(saved.statusCode, saved.body).toBe(200)
    await comes('/us/en/winter-service', '/content/brand/')
    const style = /href="(\/content\/brand\/[0-9a-f]{16}\.css)"/.exec(await marine.page('/us/en/winter-service'))?.[1]
    expect((await marine.get(style ?? '/none')).body).toContain('#0b5d7a')
  })

  test('lets customer service order for a buyer: it is the buyer’s order, and both are named', async () => {
    const { customers } = await marine.read('/api/acting/customers?search=Kari', ingrid)
    const acting = await marine.send('POST', '/api/acting', ingrid, { payload: { personId: customers[0].id } })
    expect(acting.statusCode, acting.body).toBe(200)
    const lines = [{ sku: 'CP-20', quantity: 1 }]
    const added = await marine.send('POST', '/api/cart/v1/lines', ingrid, { payload: { lines } })
    expect([added.statusCode, added.json().failed]).toEqual([200, []])
    const { cartId } = await marine.read('/api/cart/v1', ingrid)
    const headers = { 'idempotency-key': randomUUID() }
    const placed = await marine.send('POST', '/api/cart/v1/orders', ingrid, { payload: { cartId }, headers })
    expect(placed.statusCode, placed.body).toBe(201)
    const { orderNumber } = placed.json<{ orderNumber: string }>()
    expect((await marine.send('DELETE', '/api/acting', ingrid)).statusCode).toBeLessThan(300)
    const order = await marine.read(`/api/orders/v1/${orderNumber}`, kari)
    expect(order).toMatchObject({ state: 'Received', lines: 1 })
    const { entries } = await marine.read('/api/back-office/v1/audit?action=acting.changed', odd)
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor: expect.objectContaining({ email: 'ingrid.dahl@haldenmarine.example' }),
        details: { method: 'POST', route: '/api/cart/v1/orders' },
      }),
    )
  })
})
