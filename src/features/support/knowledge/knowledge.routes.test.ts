import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { addArticle, makeArticle } from '#features/support/knowledge/testing/sample-articles.ts'

let site: TestApp
let buyer: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  for (const tenant of ['sps', 'aerobt'] as const)
    await site.publish(tenant, [
      { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
      { path: '/support/knowledge', blocks: [{ id: 'list', type: 'knowledge-list', props: {} }] },
      { path: '/support/faq', blocks: [{ id: 'faq', type: 'faq-list', props: {} }] },
    ])
  buyer = await signInAs(site, 'buyer@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
  await addArticle(site, 'sps', makeArticle('open1', { aircraftMake: 'Altair' }), 2)
  await addArticle(site, 'sps', makeArticle('closed1', { audience: 'signed-in' }))
  await addArticle(site, 'sps', makeArticle('faq1', { titles: { en: 'How fast?' }, faqPlace: 1 }))
  await site.services.engine.rebuild(site.services.db, 'sps')
})
afterAll(() => site.close())

const anonymous = (): SignedIn => ({ ...buyer, cookie: '' })
const get = (url: string, as: SignedIn) =>
  site.app.inject({ url, headers: { host: as.host, cookie: as.cookie, accept: 'text/html' } })
const LIST = '/us/en/support/knowledge'
const page = (id: string) => `${LIST}/article-detail.ka_${id}`

test('an article has its page with its metadata, related articles and versions [1.0.32, 2.2.8]', async () => {
  const { statusCode, body } = await get(page('open1'), anonymous())
  expect(statusCode).toBe(200)
  expect(body).toContain('data-page-kind="Knowledge Article Detail"')
  for (const term of [
    'Article Number',
    'Initial Date',
    'Revised Date',
    'Product Group',
    'Supported Products',
    'Part Number',
    'Brand',
  ])
    expect(body).toContain(`<dt>${term}</dt>`)
  expect(body).toContain('Step of version 2 of open1.')
  expect((await get(`${page('open1')}?version=1`, anonymous())).body).toContain('Step of version 1 of open1.')
  expect((await get(`${page('open1')}?version=9`, anonymous())).statusCode).toBe(404)
  expect((await get(`${page('open1')}.html`, anonymous())).statusCode).toBe(200)
})

test('a secured one leads visitors to sign in and does not exist elsewhere; nothing names it to visitors [T-26, T-68]', async () => {
  expect((await get(page('closed1'), buyer)).statusCode).toBe(200)
  const sent = await get(page('closed1'), anonymous())
  expect([sent.statusCode, sent.headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/system\/sling\/login\.html\?resource=/),
  ])
  expect((await get(page('closed1'), foreign)).statusCode).toBe(404)
  expect((await get(page('open1'), foreign)).statusCode).toBe(404)
  expect((await get(page('open1'), anonymous())).body).not.toContain('closed1')
  for (const id of ['nothing', '..%2f', 'a.b']) expect((await get(page(id), buyer)).statusCode, id).toBe(404)
})

test('the list holds what everyone may read, narrowed by its address, without script', async () => {
  const { body } = await get(LIST, anonymous())
  expect(body).toContain(`href="${page('open1')}"`)
  expect(body).not.toContain('closed1')
  expect((await get(`${LIST}?search=nowhere`, anonymous())).body).not.toContain(page('open1'))
  expect((await get(`${LIST}?make=Altair`, anonymous())).body).not.toContain(page('faq1'))
})

test('the call answers with those of whoever asks [T-26]', async () => {
  const list = async (as: SignedIn, query = '') => {
    const answer = await get(`/api/knowledge/v1/articles?${query}`, as)
    return answer.json<{ rows: { id: string }[]; total: number }>().rows.map(({ id }) => id)
  }
  expect((await list(anonymous())).toSorted()).toEqual(['faq1', 'open1'])
  expect((await list(buyer)).toSorted()).toEqual(['closed1', 'faq1', 'open1'])
  expect(await list(foreign)).toEqual([])
  expect(await list(buyer, 'search=open1')).toEqual(['open1'])
  expect((await get('/api/knowledge/v1/articles?page=x', buyer)).statusCode).toBe(400)
})

test('search finds an article for those who may read it [T-26]', async () => {
  const search = async (as: SignedIn) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `${LIST}.portalsearch`,
      headers: {
        host: as.host,
        cookie: as.cookie,
        origin: `http://${as.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        type: 'search',
        payload: JSON.stringify({
          query: '',
          page: { size: 10, current: 1 },
          filters: { all: [{ document_type: 'Knowledge Articles' }], none: [] },
          facets: { product_group: { type: 'value' } },
        }),
      }).toString(),
    })
    const { search_results: found } = answer.json()
    return [found.meta.page.total_results, found.facets.product_group[0].data[0].count]
  }
  expect(await search(buyer)).toEqual([3, 3])
  expect(await search(anonymous())).toEqual([2, 2])
})

test('one vote a person, which may change; nobody votes for what they may not read', async () => {
  const vote = (id: string, isHelpful: boolean, as: SignedIn) =>
    site.app.inject({
      method: 'PUT',
      url: `/api/knowledge/v1/articles/${id}/votes/own`,
      headers: { host: as.host, cookie: as.cookie, origin: `http://${as.host}` },
      payload: { isHelpful },
    })
  expect((await vote('open1', true, buyer)).json()).toEqual({ helpful: 1, total: 1, own: true })
  expect((await vote('open1', false, buyer)).json()).toEqual({ helpful: 0, total: 1, own: false })
  expect((await vote('open1', true, anonymous())).json()).toMatchObject({ helpful: 1, total: 2 })
  expect((await vote('closed1', true, anonymous())).statusCode).toBe(404)
  expect((await vote('open1', true, foreign)).statusCode).toBe(404)
  expect((await get('/api/knowledge/v1/articles/open1/votes', buyer)).json()).toEqual({ helpful: 1, total: 2, own: false })
})

test('frequent questions are on their page and by their call [7.10.1]', async () => {
  expect((await get('/us/en/support/faq', anonymous())).body).toContain('How fast?')
  const { faq } = (await get('/pif/api/conference-metrics/v1/faq-details', anonymous())).json()
  expect(faq).toEqual([{ id: 'faq1', question: 'How fast?', answer: ['Step of version 1 of faq1.'] }])
})

test('addresses below /support-center lead to those below /support [2.2.1]', async () => {
  const old = await get('/us/en/support-center/knowledge?search=a', anonymous())
  expect([old.statusCode, old.headers.location]).toEqual([301, `${LIST}?search=a`])
  const article = await get('/us/en/support-center/knowledge/article-detail.ka_open1', anonymous())
  expect([article.statusCode, article.headers.location]).toEqual([301, page('open1')])
})
