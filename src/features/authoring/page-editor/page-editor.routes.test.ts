import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let author: AuthorCalls
let admin: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls

beforeAll(async () => {
  site = await openTestApp()
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  foreign = callsOf(site, await signInAs(site, 'author@aerobt.example', { roles: ['author'] }))
  visitor = callsOf(site)
  await site.publish('sps', [
    { path: '/back-office/pages', blocks: [{ id: 'p', type: 'page-list', props: {} }] },
    { path: '/offers', title: 'Offers', blocks: [{ id: 'h', type: 'hero', props: { title: 'Offers of today' } }] },
  ])
})
afterAll(() => site.close())

const modelOf = (body: string) => JSON.parse(/id="page-model"[^>]*>([^<]*)/.exec(body)?.[1] ?? '{}') as { mode?: string }

describe('the editor', () => {
  test('comes to an author in place of the page, and enters no cache [T-41]', async () => {
    const { body, headers, statusCode } = await author.get('/us/en/offers?wcmmode=edit')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(modelOf(body).mode).toBe('edit')
    expect(body).toMatch(/<h1>Offers<\/h1>/)
    expect(body).toContain('data-island="page-editor"')
    expect((await visitor.get('/us/en/offers')).body).not.toContain('page-editor')
  })

  test.each(['edit', 'preview', 'disabled'])('is named to nobody else who asks with %s [T-41]', async (mode) => {
    for (const who of [visitor, buyer, admin]) {
      const { body } = await who.get(`/us/en/offers?wcmmode=${mode}`)
      expect(body).toContain('Offers of today')
      expect(body).not.toContain('page-editor')
      expect(modelOf(body).mode).toBe('publish')
    }
  })

  test('opens pages that are not published and fragments, to authors of the site alone [T-89]', async () => {
    await author.create('/offers/draft')
    await author.create('/fragments/licence', { ...CONTENT, template: 'fragment-template', kind: 'Fragment' })
    for (const path of ['/us/en/offers/draft', '/us/en/fragments/licence']) {
      expect((await author.get(`${path}?wcmmode=edit`)).body).toContain('data-island="page-editor"')
      for (const who of [visitor, buyer, foreign]) expect((await who.get(`${path}?wcmmode=edit`)).statusCode).toBe(404)
    }
  })

  test('stands in no page that is stored', async () => {
    const content = { ...CONTENT, blocks: [{ id: 'e', type: 'page-editor', props: {} }] }
    const answer = await author.send('POST', PAGES, { payload: { locale: 'us/en', path: '/trap', content } })
    expect([answer.statusCode, answer.json().problems[0].path]).toEqual([422, 'blocks.0.props'])
  })

  test('has previews in a frame of this site; other pages stand in no frame', async () => {
    const policyOf = async (who: AuthorCalls, query: string) =>
      String((await who.get(`/us/en/offers${query}`)).headers['content-security-policy'])
    expect(await policyOf(author, '?wcmmode=preview')).toContain("frame-ancestors 'self'")
    expect(await policyOf(author, '?wcmmode=disabled')).toContain("frame-ancestors 'self'")
    expect(await policyOf(author, '?wcmmode=edit')).toContain("frame-ancestors 'none'")
    expect(await policyOf(visitor, '?wcmmode=preview')).toContain("frame-ancestors 'none'")
    expect(await policyOf(author, '?wcmmode=edit')).not.toContain('unsafe-inline')
  })
})

describe('the blocks of what is being written', () => {
  test('come with their names, to authors alone [T-41, T-89]', async () => {
    const { id, etag } = await author.create('/offers/blocks')
    await author.publish(id)
    await author.save(id, etag, withText('<p>Not yet</p>'))
    const { body, headers } = await author.get('/us/en/offers/blocks.draft.html')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toContain('data-block-id="b2"')
    expect(body).toContain('Not yet')
    expect((await visitor.get('/us/en/offers/blocks')).body).not.toContain('data-block-id')
    for (const who of [visitor, buyer, admin, foreign])
      expect((await who.get('/us/en/offers/blocks.draft.html')).statusCode).toBe(404)
  })

  test('hold the words of every notice, whoever they are for and whenever [6.13.2]', async () => {
    const items = [
      { id: 'all', visibility: 'show-for-everyone', text: 'For all' },
      { id: 'some', visibility: 'show-for-authenticated', text: 'For some', startDate: '2999-01-01' },
    ]
    const blocks = [{ id: 'n', type: 'notifications', props: { items } }]
    const fragment = { ...CONTENT, template: 'fragment-template', kind: 'Fragment', blocks }
    await author.create('/fragments/more-notices', fragment)
    const { body } = await author.get('/us/en/fragments/more-notices.draft.html')
    expect([body.includes('For all'), body.includes('For some')]).toEqual([true, true])
  })

  test('are none where there is no page', async () => {
    expect((await author.get('/us/en/nowhere.draft.html')).statusCode).toBe(404)
  })
})

describe('the way to the pages', () => {
  test('/author leads to the list, which staff alone may open', async () => {
    for (const who of [visitor, author]) {
      const { statusCode, headers } = await who.get('/us/en/author')
      expect([statusCode, headers['location']]).toEqual([302, '/us/en/back-office/pages'])
    }
    const statusOf = async (who: AuthorCalls) => (await who.get('/us/en/back-office/pages')).statusCode
    expect(await Promise.all([author, admin, buyer, visitor].map(statusOf))).toEqual([200, 200, 404, 302])
  })
})
