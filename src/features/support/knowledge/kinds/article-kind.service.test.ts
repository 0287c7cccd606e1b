import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'

const HTML = '<h2>Cause</h2><p>Air in the line.</p><h2>Solution</h2><ol><li>Bleed the <strong>line</strong>.</li></ol>'
const ARTICLE = { id: 'KA-10001', titles: { en: 'The pump is noisy', de: 'Die Pumpe ist laut' }, html: { en: HTML }, products: ['MX-100'], productGroup: 'Pumps', initialDate: '2026-01-15', revisedDate: '2026-03-31' } // prettier-ignore
const PAGE = '/us/en/support/knowledge/article-detail.ka_'

let owned: OwnedSite
let cookie: string
beforeAll(async () => {
  owned = await openOwnedSite(['articles'])
  cookie = (await signInAs(owned.site, 'buyer@marine.example')).cookie
  expect(await owned.call('articles', [ARTICLE])).toEqual([{ line: 1, ok: true }])
})
afterAll(() => owned.close())

test('an article has its page with its sections and facts', async () => {
  const { statusCode, body } = await owned.get(`${PAGE}KA-10001`)
  expect(statusCode).toBe(200)
  for (const words of [
    'The pump is noisy',
    '<h2>Cause</h2>',
    '<li>Bleed the <strong>line</strong>.</li>',
    '<dd>MX-100</dd>',
    'Mar 31, 2026',
    'Air in the line.',
  ])
    // prettier-ignore
    expect(body).toContain(words)
  expect((await owned.get('/us/en/support/knowledge')).body).toContain('The pump is noisy')
})

test('brought again it changes nothing, and is read back as it came [T-52]', async () => {
  expect((await owned.bring('articles', [ARTICLE])).text).toContain('1 unchanged')
  expect(await owned.read('articles')).toEqual([ARTICLE])
})

test('what could run is taken out, and does not count as a change [T-46] [T-63]', async () => {
  const html = {
    en: '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:alert(2)">there</a></p><img src=x onerror=y>',
  }
  const line = { ...ARTICLE, id: 'dirty', html }
  expect(await owned.call('articles', [line])).toMatchObject([{ ok: true }])
  expect((await owned.bring('articles', [line])).text).toContain('1 unchanged')
  const { body } = await owned.get(`${PAGE}dirty`)
  expect(body).toContain('Hello')
  for (const part of ['alert(1)', 'alert(2)', 'onclick', 'onerror']) expect(body).not.toContain(part)
})

test('other words are a new version; the one before can still be read', async () => {
  const line = { ...ARTICLE, id: 'v2' }
  await owned.call('articles', [line])
  await owned.call('articles', [{ id: 'v2', titles: line.titles, html: { en: '<p>Turn it off.</p>' }, change: 'Shorter' }])
  const { body } = await owned.get(`${PAGE}v2`)
  expect(body).toContain('Turn it off.')
  expect(body).toContain('Shorter')
  expect((await owned.get(`${PAGE}v2?version=1`)).body).toContain('Air in the line.')
  await owned.call('articles', [{ id: 'v2', titles: { en: 'Renamed' } }])
  expect((await owned.get(`${PAGE}v2?version=3`)).statusCode).toBe(404)
})

test('a secured one is for people who are signed in, and an unanswered language shows another [T-26]', async () => {
  await owned.call('articles', [{ ...ARTICLE, id: 'secret', titles: { de: 'Geheim' }, html: { de: '<p>Nur intern.</p>' }, isSecured: true }]) // prettier-ignore
  expect((await owned.get(`${PAGE}secret`)).statusCode).toBe(302)
  const { body } = await owned.get(`${PAGE}secret`, cookie)
  for (const words of ['Geheim', 'Nur intern.']) expect(body).toContain(words)
})

test('a frequent question, the page of its product and search show it', async () => {
  await owned.call('articles', [{ ...ARTICLE, id: 'faq1', titles: { en: 'How to bleed?' }, faqPlace: 1 }])
  expect((await owned.get('/us/en/support/faq')).body).toContain('How to bleed?')
  const { engine, db } = owned.site.services
  await engine.applyChanges(db, 'marine')
  expect((await owned.get('/us/en/search?search=bleed')).body).toContain('article-detail.ka_KA-10001')
  expect((await owned.get('/us/en/products-dynamic/MX-100')).body).toContain('The pump is noisy')
})

test.each([
  ['no id', { ...ARTICLE, id: undefined }, 'id: is missing'],
  ['an id with a path', { ...ARTICLE, id: 'a/b' }, 'id: ‘a/b’ has other signs than letters, digits and -'],
  ['an id that is too long', { ...ARTICLE, id: 'a'.repeat(21) }, 'id: has 21 letters; 20 are the most'],
  ['no title', { ...ARTICLE, titles: {} }, 'title_en: is missing'],
  ['a title that is a formula [T-63]', { ...ARTICLE, titles: { en: '=1' } }, 'title_en: ‘=1’ begins like a formula'],
  ['no text', { ...ARTICLE, id: 'none', html: undefined }, 'html_en: is missing'],
  ['script alone [T-46]', { ...ARTICLE, html: { en: '<script>alert(1)</script>' } }, 'html_en: holds no words'],
  ['an unknown language', { ...ARTICLE, html: { xx: '<p>x</p>' } }, 'html_xx: there are the languages'],
  ['a text of a megabyte', { ...ARTICLE, html: { en: 'x'.repeat(1_000_000) } }, 'html_en: has more than 100000 letters'],
  ['an unknown product', { ...ARTICLE, products: ['NONE'] }, 'products: ‘NONE’ is not among the products'],
  ['a day that is none', { ...ARTICLE, revisedDate: '31.3.2026' }, 'revisedDate: ‘31.3.2026’ is no date'],
  ['days in the wrong order', { ...ARTICLE, revisedDate: '2025-01-01' }, 'revisedDate: 2025-01-01 is before 2026-01-15'],
  ['neither yes nor no', { ...ARTICLE, isSecured: 'maybe' }, 'isSecured: ‘maybe’ is neither true nor false'],
  ['the number of another', { ...ARTICLE, id: 'twin', number: 'KA-10001' }, 'number: the article ‘KA-10001’ has the number'],
  ['an unknown field', { ...ARTICLE, author: 'me' }, 'author: there is no such field'],
])('a line with %s is refused', async (_, line, sentence) => {
  const [answer] = await owned.call('articles', [line])
  expect(answer).toMatchObject({ ok: false, error: expect.stringContaining(sentence) })
})

test('a deletion takes its page away, and repeats without a fault', async () => {
  const gone = [{ id: 'KA-10001', deleted: true }]
  expect(await owned.call('articles', gone)).toMatchObject([{ ok: true }])
  expect(await owned.call('articles', gone)).toMatchObject([{ ok: true }])
  expect((await owned.get(`${PAGE}KA-10001`)).statusCode).toBe(404)
})
