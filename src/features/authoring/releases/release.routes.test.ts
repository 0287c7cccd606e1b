import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { findNextReleaseTime, publishDueReleases } from '#features/authoring/releases/public.server.ts'
import { withTenant } from '#platform/database/database.ts'

const PATH = '/api/content/v1/releases'
const PICTURE = { src: '/content/dam/sps/a.jpg', alt: '', width: 10, height: 10 }
const UNREADY = {
  ...CONTENT,
  blocks: [{ id: 'b1', type: 'image-text', props: { heading: 'Pumps', html: '<p>Two.</p>', image: PICTURE } }],
}
const ANY = { isReviewRequired: false }
let site: TestApp
let author: AuthorCalls

beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [{ path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' }])
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'], givenName: 'Ann', familyName: 'Other' }))
})
afterAll(() => site.close())

const inSps = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(site.services.db, 'sps', work)
const post = (url: string, payload: object = {}) => author.send('POST', url, { payload })
const make = async (name: string, pages: readonly string[]): Promise<string> => (await post(PATH, { name, pages })).json().id
const shown = async (path: string): Promise<number> => {
  // Other processes hear of it; a test has no ears.
  site.services.pageCache.dropAll()
  return (await site.app.inject({ url: `/us/en${path}`, headers: { host: 'sps.localhost' } })).statusCode
}
const stateOf = async (id: string): Promise<string> => (await author.get(`${PATH}/${id}`)).json().state

describe('a release', () => {
  test('is for staff of the site alone', async () => {
    const { id: page } = await author.create('/release/own')
    const id = await make('Own', [page])
    const others = [
      [callsOf(site), 401],
      [callsOf(site, await signInAs(site, 'buyer@sps.example')), 404],
      [callsOf(site, await signInAs(site, 'author@aerobt.example', { roles: ['author'] })), 404],
    ] as const
    for (const [who, status] of others) {
      expect((await who.get(`${PATH}/${id}`)).statusCode).toBe(status)
      expect((await who.send('POST', `${PATH}/${id}/publish`, { payload: {} })).statusCode).toBe(status)
    }
    const foreign = callsOf(site, await signInAs(site, 'author@aerobt.example'))
    expect((await foreign.send('POST', PATH, { payload: { name: 'Theft', pages: [page] } })).statusCode).toBe(404)
    expect(await shown('/release/own')).toBe(404)
  })

  test('shows all of its pages at once, and is taken back in one step', async () => {
    const one = await author.create('/release/one')
    const two = await author.create('/release/two')
    await author.publish(two.id)
    await author.save(two.id, String((await author.get(`${PAGES}/${two.id}`)).headers['etag']), withText('<p>New words.</p>'))
    const id = await make('Spring', [one.id, two.id])
    expect((await post(`${PATH}/${id}/publish`)).json()).toMatchObject({ state: 'published' })
    expect([await shown('/release/one'), await shown('/release/two')]).toEqual([200, 200])
    expect((await post(`${PATH}/${id}/publish`)).statusCode).toBe(409)
    const { contents, by } = (await author.get(`${PATH}/${id}`)).json()
    expect(by).toBe('Ann Other')
    expect(
      contents
        .map(({ path, version, before }: { path: string; version: number; before: number | null }) => [path, before, version])
        .sort(),
    ).toEqual([
      ['/release/one', null, 1],
      ['/release/two', 1, 2],
    ])
    expect((await post(`${PATH}/${id}/revert`)).json()).toEqual({ state: 'reverted' })
    expect(await shown('/release/one')).toBe(404)
    expect((await author.get(`${PAGES}/${two.id}`)).json()).toMatchObject({ publishedVersion: 1, version: 2 })
  })

  test('shows none of its pages where one is not ready', async () => {
    const good = await author.create('/release/good')
    const bad = await author.create('/release/bad', UNREADY)
    const id = await make('Half', [good.id, bad.id])
    const refused = await post(`${PATH}/${id}/publish`)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().problems).toMatchObject([{ pageId: bad.id, page: '/us/en/release/bad' }])
    expect([await shown('/release/good'), await stateOf(id)]).toEqual([404, 'open'])
    expect((await author.send('DELETE', `${PATH}/${id}/pages/${bad.id}`)).statusCode).toBe(204)
    expect((await post(`${PATH}/${id}/publish`)).statusCode).toBe(200)
    expect(await shown('/release/good')).toBe(200)
  })

  test('goes out at its time with what was checked, whatever is written since', async () => {
    const page = await author.create('/release/later')
    const id = await make('Later', [page.id])
    const at = new Date(site.services.clock.now().getTime() + 3_600_000)
    expect((await post(`${PATH}/${id}/publish`, { at: '2020-01-01T00:00:00Z' })).statusCode).toBe(422)
    expect((await post(`${PATH}/${id}/publish`, { at: at.toISOString() })).json()).toMatchObject({ state: 'scheduled' })
    await author.save(page.id, page.etag, UNREADY, '?autosave=true')
    expect((await author.get(`${PAGES}/${page.id}`)).json().version).toBe(2)
    expect(await inSps(findNextReleaseTime)).toEqual(at)
    expect(await inSps((tx) => publishDueReleases(tx, new Date(at.getTime() - 1), ANY))).toBe(0)
    expect(await inSps((tx) => publishDueReleases(tx, at, ANY))).toBe(1)
    expect(await stateOf(id)).toBe('published')
    expect((await author.get(`${PAGES}/${page.id}`)).json().publishedVersion).toBe(1)
    expect(await shown('/release/later')).toBe(200)
  })

  test('with a page that a review sent back since is open again, and nothing of it is shown [T-89, T-102]', async () => {
    const pages = [await author.create('/release/sent-back'), await author.create('/release/beside')]
    const id = await make(
      'Sent back',
      pages.map((page) => page.id),
    )
    const at = new Date(site.services.clock.now().getTime() + 3_600_000)
    await post(`${PATH}/${id}/publish`, { at: at.toISOString() })
    const second = callsOf(site, await signInAs(site, 'author2@sps.example', { roles: ['author'] }))
    await author.send('POST', `${PAGES}/${pages[0]?.id}/review`, { payload: {} })
    await second.send('POST', `${PAGES}/${pages[0]?.id}/review/decision`, { payload: { decision: 'return' } })
    expect(await inSps((tx) => publishDueReleases(tx, at, ANY))).toBe(0)
    expect([await stateOf(id), await shown('/release/sent-back'), await shown('/release/beside')]).toEqual(['open', 404, 404])
  })

  test('that brings back what a review sent back is not reverted [T-102]', async () => {
    const page = await author.create('/release/bad-before')
    await author.publish(page.id)
    const second = callsOf(site, await signInAs(site, 'author2@sps.example', { roles: ['author'] }))
    const review = (decision: string) =>
      author
        .send('POST', `${PAGES}/${page.id}/review`, { payload: {} })
        .then(() => second.send('POST', `${PAGES}/${page.id}/review/decision`, { payload: { decision } }))
    await review('return')
    await author.save(page.id, page.etag, withText('<p>Right.</p>'))
    await review('approve')
    const id = await make('Mended', [page.id])
    expect((await post(`${PATH}/${id}/publish`)).statusCode).toBe(200)
    const refused = await post(`${PATH}/${id}/revert`)
    expect([refused.statusCode, refused.json().problems[0].code]).toEqual([422, 'review-returned'])
    expect((await author.get(`${PAGES}/${page.id}`)).json().publishedVersion).toBe(2)
  })

  test('that was planned is changed by nobody, but can be opened again', async () => {
    const page = await author.create('/release/planned')
    const id = await make('Planned', [page.id])
    const at = new Date(site.services.clock.now().getTime() + 3_600_000).toISOString()
    await post(`${PATH}/${id}/publish`, { at })
    expect((await post(`${PATH}/${id}/pages`, { pages: [page.id] })).statusCode).toBe(409)
    expect((await author.send('DELETE', `${PATH}/${id}`)).statusCode).toBe(409)
    expect((await post(`${PATH}/${id}/cancel`)).json()).toEqual({ state: 'open' })
    expect(await inSps((tx) => publishDueReleases(tx, new Date(Date.parse(at) + 1000), ANY))).toBe(0)
    expect((await author.send('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
    expect((await author.get(`${PATH}/${id}`)).statusCode).toBe(404)
  })

  test('is not taken back over what was published since', async () => {
    const page = await author.create('/release/since')
    const id = await make('Since', [page.id])
    await post(`${PATH}/${id}/publish`)
    await author.save(page.id, String((await author.get(`${PAGES}/${page.id}`)).headers['etag']), withText('<p>Later.</p>'))
    await author.publish(page.id)
    const refused = await post(`${PATH}/${id}/revert`)
    expect([refused.statusCode, refused.json().pages]).toEqual([409, ['/us/en/release/since']])
    expect((await author.get(`${PAGES}/${page.id}`)).json().publishedVersion).toBe(2)
  })

  test('goes out once, however many press the button', async () => {
    const page = await author.create('/release/twice')
    const id = await make('Twice', [page.id])
    const answers = await Promise.all([1, 2, 3].map(() => post(`${PATH}/${id}/publish`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('leaves its steps in the audit log', async () => {
    const admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
    const { id: page } = await author.create('/release/log')
    const id = await make('Log', [page])
    await post(`${PATH}/${id}/publish`)
    const { entries } = (await admin.get(`/api/back-office/v1/audit?object=${id}`)).json()
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['release.publish', 'release.create'])
  })
})
