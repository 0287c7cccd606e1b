import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'
import { publishDueDrafts } from '#foundation/data-kinds/public.server.ts'
import { withTenant } from '#platform/database/database.ts'

const DAYS = { initialDate: '2026-01-15', revisedDate: '2026-03-31' }
const ARTICLE = { id: 'A1', titles: { en: 'The pump is noisy' }, html: { en: '<p>Air in the line.</p>' }, ...DAYS }
const LATER = '2999-01-01T00:00:00.000Z'

let owned: OwnedSite
beforeAll(async () => {
  owned = await openOwnedSite(['articles', 'documents'])
})
afterAll(() => owned.close())
beforeEach(async () => {
  await owned.call('articles', [{ id: 'A1', deleted: true }])
})

const put = async (...lines: object[]) => {
  const answers = await owned.call('articles', lines)
  expect(answers).toEqual(lines.map((_, at) => ({ line: at + 1, ok: true })))
}
const pageOf = async (id: string) => {
  const { statusCode, body } = await owned.get(`/us/en/support/knowledge/article-detail.ka_${id}`)
  return statusCode === 200 ? body : String(statusCode)
}
const refused = async (line: object) => (await owned.call('articles', [line]))[0]?.['error']

test('a draft is nowhere until a line says published, and then it is no draft any more', async () => {
  await put({ ...ARTICLE, status: 'draft' })
  expect(await pageOf('A1')).toBe('404')
  expect([await owned.read('articles'), await owned.read('articles?status=draft')]).toEqual([
    [],
    [{ ...ARTICLE, status: 'draft' }],
  ])
  await put({ id: 'A1', status: 'published' })
  expect(await pageOf('A1')).toContain('Air in the line.')
  expect([await owned.read('articles'), await owned.read('articles?status=draft')]).toEqual([[ARTICLE], []])
})

test('a draft of a change stands beside what is published, and takes its place', async () => {
  await put(ARTICLE)
  await put({ id: 'A1', html: { en: '<p>Bleed the line.</p>' }, status: 'draft' })
  expect(await pageOf('A1')).toContain('Air in the line.')
  // What an ERP says meanwhile changes what is published, and the draft has it too.
  await put({ ...ARTICLE, titles: { en: 'The pump is loud' } })
  expect(await owned.read('articles?status=draft')).toMatchObject([
    { titles: { en: 'The pump is loud' }, html: { en: '<p>Bleed the line.</p>' } },
  ])
  await put({ id: 'A1', status: 'published' })
  const page = await pageOf('A1')
  for (const words of ['Bleed the line.', 'The pump is loud']) expect(page).toContain(words)
})

test('a draft may be unfinished; what is published may not', async () => {
  await put({ id: 'A1', status: 'draft' })
  expect(await refused({ id: 'A1', status: 'published' })).toBe('title_en: is missing')
  await put({ id: 'A1', titles: ARTICLE.titles, status: 'draft' })
  expect(await refused({ id: 'A1', status: 'published' })).toContain('html_en: is missing')
  await put({ ...ARTICLE, status: 'published' })
})

test.each([
  ['a time without a draft', { status: 'published', publishAt: LATER }, 'publishAt: belongs to a draft'],
  ['a draft that cannot be published at its time', { html: null, publishAt: LATER }, 'html_en: is missing'],
  ['a time that is none', { status: 'draft', publishAt: 'tomorrow' }, 'publishAt: ‘tomorrow’ is no time'],
  ['a status that is none', { status: 'hidden' }, 'status: ‘hidden’ is none of published, draft'],
])('%s is refused', async (_, line, sentence) => {
  expect(await refused({ ...ARTICLE, ...line })).toContain(sentence)
  expect(await owned.read('articles?status=draft')).toEqual([])
})

test('drafts of a file that comes again change nothing [T-52]', async () => {
  const line = { ...ARTICLE, status: 'draft', publishAt: LATER }
  expect((await owned.bring('articles', [line])).text).toContain('1 taken')
  expect((await owned.bring('articles', [line])).text).toContain('1 unchanged')
  expect(await pageOf('A1')).toBe('404')
})

test('a draft goes alone, or with what is published', async () => {
  await put(ARTICLE, { id: 'A1', titles: { en: 'Other' }, status: 'draft' }, { id: 'A1', status: 'draft', deleted: true })
  expect([await owned.read('articles'), await owned.read('articles?status=draft')]).toEqual([[ARTICLE], []])
  await put({ ...ARTICLE, titles: { en: 'Other' }, status: 'draft' }, { id: 'A1', deleted: true })
  expect([await owned.read('articles'), await owned.read('articles?status=draft')]).toEqual([[], []])
})

test('a draft that says what is published is none', async () => {
  await put(ARTICLE, { ...ARTICLE, status: 'draft' })
  expect(await owned.read('articles?status=draft')).toEqual([])
})

test('at its time it is published, and not before; one that cannot be says why', async () => {
  const { db } = owned.site.services
  const publishAll = (time: string) => {
    const services = { ...owned.site.services, clock: { now: () => new Date(time) } }
    return withTenant(db, 'marine', (tx) => publishDueDrafts({ tx, services, tenant: 'marine' }))
  }
  await put(
    { ...ARTICLE, publishAt: LATER },
    { id: 'A2', titles: { en: 'Two' }, html: ARTICLE.html, number: 'N2', publishAt: LATER },
  )
  await put({ id: 'A3', titles: { en: 'Three' }, html: ARTICLE.html, number: 'N2' })
  await publishAll('2998-12-31T23:59:59.999Z')
  expect(await pageOf('A1')).toBe('404')
  await publishAll(LATER)
  expect([await pageOf('A1'), await pageOf('A2')]).toEqual([expect.stringContaining('Air in the line.'), '404'])
  const kind = owned.site.services.dataKinds.get('articles')
  const rows = await withTenant(db, 'marine', async (tx) => kind?.read?.(tx, { isNewest: true, find: 'A2', limit: 9 }))
  expect(rows).toMatchObject([
    { line: { id: 'A2', status: 'draft', isPublished: false, draftFault: expect.stringContaining('‘A3’ has the number') } },
  ])
})
