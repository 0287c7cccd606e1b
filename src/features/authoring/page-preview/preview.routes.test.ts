import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import type { Clock } from '#kernel/clock.ts'

let now = new Date('2026-11-16T12:00:00Z')
const clock: Clock = { now: () => now }
let site: TestApp
let author: AuthorCalls
let admin: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls
let stranger: AuthorCalls

beforeAll(async () => {
  site = await openTestApp([], {}, { clock })
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  const other = await signInAs(site, 'author@aerobt.example', { roles: ['author'] })
  foreign = callsOf(site, other)
  stranger = callsOf(site, { cookie: '', host: other.host })
  visitor = callsOf(site)
  const items = [
    { id: 'all', visibility: 'show-for-everyone', text: 'For everybody' },
    { id: 'own', visibility: 'show-for-authenticated', text: 'For customers' },
    { id: 'xmas', visibility: 'show-for-everyone', text: 'Closed at Christmas', startDate: '2026-12-24', endDate: '2026-12-27' },
  ]
  const blocks = [{ id: 'n', type: 'notifications', props: { items } }]
  await site.publish('sps', [
    { path: '/' },
    { path: '/fragments/notifications', template: 'fragment-template', kind: 'Fragment', blocks },
  ])
})
afterAll(() => site.close())

const share = async (id: string, payload: object = {}, who = author) => who.send('POST', `${PAGES}/${id}/previews`, { payload })
const shareUrl = async (id: string, payload: object = {}) => (await share(id, payload)).json<{ url: string }>().url

describe('a link to a draft', () => {
  test('shows it to whoever has it, keeps it out of caches and indexes, and does no more [T-83, T-89]', async () => {
    const { id } = await author.create('/offers/one', withText('<p>Not out yet</p>'))
    const url = await shareUrl(id)
    expect(url).toMatch(/^\/us\/en\/offers\/one\.preview\.html\?link=[\w-]{43}$/)
    const { statusCode, headers, body } = await visitor.get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).toContain('Not out yet')
    expect(body).not.toContain('page-editor')
    // What it shows stays unpublished for everybody.
    expect((await visitor.get('/us/en/offers/one')).statusCode).toBe(404)
    expect((await visitor.send('POST', url)).statusCode).toBe(404)
    expect((await visitor.get('/us/en/offers/one.preview.html')).statusCode).toBe(404)
  })

  test('is bound to its page, its market and its tenant [T-83]', async () => {
    const { id } = await author.create('/offers/bound')
    await author.create('/offers/secret')
    await author.create('/offers/bound', CONTENT, 'de/de')
    await foreign.create('/offers/bound')
    const url = await shareUrl(id)
    expect((await visitor.get(url)).statusCode).toBe(200)
    expect((await visitor.get(url.replace('bound', 'secret'))).statusCode).toBe(404)
    expect((await visitor.get(url.replace('us/en', 'de/de'))).statusCode).toBe(404)
    for (const who of [stranger, foreign]) expect((await who.get(url)).statusCode).toBe(404)
  })

  test('is unguessable, ends by itself, and is taken back [T-83]', async () => {
    const { id } = await author.create('/offers/short')
    const url = await shareUrl(id, { hours: 1 })
    for (const wrong of [`${url}x`, url.slice(0, -1), url.replace(/link=.*/, 'link='), `${url}&link=${'a'.repeat(43)}`])
      expect((await visitor.get(wrong)).statusCode).toBe(404)
    expect((await share(id, { hours: 1000 })).statusCode).toBe(400)
    const [before, later] = [now, new Date(now.getTime() + 3_600_001)]
    now = later
    expect((await visitor.get(url)).statusCode).toBe(404)
    now = before
    const { links } = (await author.get(`${PAGES}/${id}/previews`)).json()
    expect(links).toHaveLength(1)
    expect(JSON.stringify(links)).not.toContain(url.slice(-43))
    const revoke = (who: AuthorCalls) => who.send('DELETE', `${PAGES}/${id}/previews/${links[0].id}`)
    for (const who of [buyer, foreign]) expect((await revoke(who)).statusCode).toBe(404)
    expect((await visitor.get(url)).statusCode).toBe(200)
    expect((await revoke(admin)).statusCode).toBe(204)
    expect((await visitor.get(url)).statusCode).toBe(404)
  })

  test('is made by authors and admins of the site, and never for the back office', async () => {
    const { id } = await author.create('/offers/rights')
    expect((await share(id, {}, visitor)).statusCode).toBe(401)
    for (const who of [buyer, foreign]) expect((await share(id, {}, who)).statusCode).toBe(404)
    expect((await share(id, {}, admin)).statusCode).toBe(201)
    const office = await author.create('/back-office/own')
    expect((await share(office.id)).statusCode).toBe(404)
    const { entries } = (await admin.get('/api/back-office/v1/audit?action=page.preview-link')).json()
    expect(entries).toContainEqual(expect.objectContaining({ object: id }))
  })
})

describe('what an author looks at', () => {
  test('is there by their session, not by anybody else’s [T-41, T-89]', async () => {
    await author.create('/offers/looked', withText('<p>Draft words</p>'))
    const url = '/us/en/offers/looked.preview.html'
    const { body, headers } = await author.get(url)
    expect(body).toContain('Draft words')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    for (const who of [visitor, buyer, admin, foreign]) expect((await who.get(url)).statusCode).toBe(404)
    for (const wish of ['?as=admin', '?at=tomorrow']) expect((await author.get(`${url}${wish}`)).statusCode).toBe(404)
  })

  test('is told as each persona is told, and at another time as it will be then', async () => {
    await author.create('/offers/persona')
    const look = async (wish: string) => (await author.get(`/us/en/offers/persona.preview.html${wish}`)).body
    expect(await look('')).toContain('For everybody')
    expect(await look('')).not.toContain('For customers')
    expect(await look('?as=customer')).toContain('For customers')
    expect(await look('')).not.toContain('Christmas')
    expect(await look('?at=2026-12-25T12:00:00Z')).toContain('Christmas')
  })

  test('is what is planned for that time', async () => {
    const { id, etag } = await author.create('/offers/planned', withText('<p>Planned words</p>'))
    await author.publish(id, { at: '2026-12-01T00:00:00Z' })
    await author.save(id, etag, withText('<p>Later words</p>'))
    const look = async (wish: string) => (await author.get(`/us/en/offers/planned.preview.html${wish}`)).body
    expect(await look('?at=2026-12-02T00:00:00Z')).toContain('Planned words')
    expect(await look('?at=2026-11-20T00:00:00Z')).toContain('Later words')
  })
})
