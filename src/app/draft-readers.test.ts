import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAgent, type TestAgent } from '#foundation/agents/testing/open-agent.ts'
import { giveProof } from '#foundation/identity/testing/give-proof.ts'
import { withTenant } from '#platform/database/database.ts'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'

const WORD = 'Zyxelon'
const PDF = Buffer.from('%PDF-1.7 the drawing')
const ZIP = Buffer.from('PK\u0003\u0004 the program')
const FILES = { 'zyxelon.pdf': PDF, 'zyxelon.zip': ZIP }
const ARTICLE = { html: { en: `<p>About ${WORD}.</p>` }, products: ['MX-100'] }
const PAPER = { file: 'zyxelon.pdf', pages: 3, outline: [{ title: 'Safety', page: 1 }], products: ['MX-100'] }
const LINES = {
  articles: [
    { id: 'zyxelon-1', titles: { en: `${WORD} is noisy` }, ...ARTICLE },
    { id: 'zyxelon-2', titles: { en: `How loud is ${WORD}?` }, ...ARTICLE, faqPlace: 1 },
  ],
  documents: [
    { id: 'zyxelon-doc', names: { en: `${WORD} drawing` }, type: 'drawing', file: 'zyxelon.pdf', products: ['MX-100'] },
  ],
  publications: [{ id: 'ZYXELON-MM', titles: { en: `${WORD} manual` }, docType: 'Manual', isPublic: true, ...PAPER }],
  software: [
    { id: 'zyxelon-sw', names: { en: `${WORD} monitor` }, version: '1.0', file: 'zyxelon.zip', notes: { en: `First ${WORD}` } },
  ],
  courses: [{ id: 'zyxelon-101', titles: { en: `${WORD} service` }, days: 2 }],
  tools: [{ id: 'zyxelon-fleet', names: { en: `${WORD} fleet` }, address: 'https://fleet.marine.example/' }],
  messages: [{ role: 'everyone', from: '2020-01-01', texts: { en: `${WORD} is new.` } }],
} as const
type Kind = keyof typeof LINES
const KINDS = Object.keys(LINES) as Kind[]

let owned: OwnedSite
let buyer: SignedIn
let admin: SignedIn
let agent: TestAgent
let key: string
beforeAll(async () => {
  owned = await openOwnedSite(KINDS)
  const { app, services } = owned.site
  buyer = await signInAs(owned.site, 'buyer@marine.example')
  admin = await signInAs(owned.site, 'admin@marine.example', { roles: ['internal', 'admin'] })
  const proof = await withTenant(services.db, 'marine', (tx) => giveProof(tx, services, 'marine', admin.sessionId))
  admin = { ...admin, cookie: `${admin.cookie}; ${proof}` }
  agent = await openAgent(app, buyer)
  key = /"searchKey":"([^"]+)"/.exec((await owned.get('/us/en')).body)?.[1] ?? ''
})
afterAll(() => owned.close())

const get = async (url: string, who?: SignedIn) => {
  const { statusCode, body, headers } = await owned.get(url, who?.cookie, '*/*')
  // A page repeats what was searched for.
  return `${statusCode} ${headers.location ?? ''} ${body.replaceAll(/<input[^>]*>|<title>[^<]*<\/title>|<h1[^>]*>[^<]*<\/h1>/g, '')}`
}
const found = /zyxelon/i
const isThere = (text: string): boolean => text.startsWith('200')
const names = (text: string): boolean => found.test(text)
const DAM = '/content/dam/marine'
const DATA = '/api/back-office/v1/data'

/** Whoever reads on the site, its search, feeds and programs; each must show what is published, so that the table proves something. */
const READERS: readonly (readonly [string, (text: string) => boolean, () => Promise<string>])[] = [
  ['the list of articles', names, () => get('/us/en/support/knowledge')],
  ['the list of articles as data', names, () => get('/api/knowledge/v1/articles')],
  ['an article by its address', isThere, () => get('/us/en/support/knowledge/article-detail.ka_zyxelon-1')],
  ['an article by its address with the word for drafts', isThere, () => get('/us/en/support/knowledge/article-detail.ka_zyxelon-1?draft=zyxelon-1', buyer)], // prettier-ignore
  ['votes for an article', isThere, () => get('/api/knowledge/v1/articles/zyxelon-1/votes')],
  ['the frequent questions', names, () => get('/us/en/support/faq')],
  ['the frequent questions as data', names, () => get('/pif/api/conference-metrics/v1/faq-details')],
  ['the page of a product', names, () => get('/us/en/products-dynamic/MX-100')],
  ['the page of downloads', names, () => get('/us/en/downloads')],
  ['a document by its address', isThere, () => get(`${DAM}/downloads/zyxelon-doc.pdf`)],
  ['a document by an agent', names, async () => JSON.stringify((await agent.call('get_document', { id: `${DAM}/downloads/zyxelon-doc.pdf` })).content.code ?? 'zyxelon')], // prettier-ignore
  ['a publication by its address', isThere, () => get('/us/en/technical-publications/zyxelon-mm')],
  ['a publication for people who are signed in', isThere, () => get('/us/en/secure/technical-publications/zyxelon-mm', buyer)],
  ['a publication with the word for drafts', isThere, () => get('/us/en/secure/technical-publications/zyxelon-mm?draft=ZYXELON-MM', buyer)], // prettier-ignore
  ['the file of a publication', isThere, () => get(`${DAM}/publications/zyxelon-mm/A.pdf`, buyer)],
  ['the list of software', names, () => get('/pif/api/swdownload/v1/list', buyer)],
  ['software by its number', (text) => !text.startsWith('404'), async () => get('/pif/api/swdownload/v1/download?eakNumber=EAK-zyxelon-sw-1.0', buyer)], // prettier-ignore
  ['the catalogue of courses', names, () => get('/api/training/v1/courses')],
  ['a person’s tools', names, () => get('/api/tools/v1', buyer)],
  ['a tool by its number', isThere, () => get('/pif/api/account/v1/tools/zyxelon-fleet', buyer)],
  ['the launcher of tools', names, () => get('/us/en.apps-list.json', buyer)],
  ['the message after signing in', names, () => get('/sm/api/common/account/message', buyer)],
  ['the site’s map', names, async () => `${await get('/us/en/sitemap.xml')} ${await get('/us/en/sitemaps/1.xml')}`],
  ['the results of a search', names, () => get('/us/en/search?search=noisy')],
  ['search for signed-in people', names, async () => (await owned.site.app.inject({ method: 'POST', url: '/us/en.portalsearch', headers: { host: 'marine.localhost', origin: 'http://marine.localhost', cookie: buyer.cookie, 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams({ payload: JSON.stringify({ query: 'manual' }) }).toString() })).body], // prettier-ignore
  ['the search engine’s own calls', names, async () => (await owned.site.app.inject({ url: '/api/as/v1/engines/marine/search?query=manual', headers: { host: 'marine.localhost', authorization: `Bearer ${key}` } })).body], // prettier-ignore
  ...KINDS.map((kind) => [`${kind} read by a program`, names, async () => JSON.stringify(await owned.read(kind))] as const),
  ...KINDS.map((kind) => [`${kind} exported`, names, () => get(`${DATA}/${kind}/export.csv`, admin)] as const),
]

const keyOf = (line: object) => Object.fromEntries(Object.entries(line).filter(([name]) => ['id', 'role', 'from'].includes(name)))

const bring = async (status: 'draft' | 'published') => {
  for (const kind of KINDS) {
    const lines = LINES[kind].map((line) => (status === 'draft' ? { ...line, status } : { ...keyOf(line), status }))
    const { said } = await owned.bring(kind, lines, FILES)
    expect([kind, said]).toEqual([kind, []])
  }
  await owned.site.services.engine.applyChanges(owned.site.services.db, 'marine')
}

describe('drafts of every kind that has them', () => {
  test('are in the back office', async () => {
    await bring('draft')
    for (const kind of KINDS) {
      const { rows } = JSON.parse((await owned.get(`${DATA}/${kind}`, admin.cookie, 'application/json')).body)
      expect(rows).toHaveLength(LINES[kind].length)
      expect(rows[0]).toMatchObject({ line: { status: 'draft' }, draft: { isPublished: false } })
    }
    expect(await get('/us/en/support/knowledge/article-detail.ka_zyxelon-1?draft=zyxelon-1', admin)).toContain('About Zyxelon.')
    expect(await get('/us/en/secure/technical-publications/zyxelon-mm?draft=ZYXELON-MM', admin)).toContain('Zyxelon manual')
    const file = `${DATA}/documents/draft-file?${new URLSearchParams({ key: '["zyxelon-doc"]', field: 'file' }).toString()}`
    expect(await get(file, admin)).toContain('the drawing')
    expect((await get(file, buyer)).slice(0, 3)).toBe('404')
  })

  test.each(READERS)('are not shown by %s', async (_, shows, read) => {
    expect(shows(await read())).toBe(false)
  })

  test('are published', async () => {
    await bring('published')
    expect(await owned.read('articles?status=draft')).toEqual([])
  })

  test.each(READERS)('are then shown by %s', async (_, shows, read) => {
    expect(shows(await read())).toBe(true)
  })

  test('of a change leave what is published as it is, file included', async () => {
    const [line] = LINES.documents
    const before = await get('/us/en/downloads')
    const change = { ...line, names: { en: 'Quorvex drawing' }, gate: 'eula', status: 'draft' }
    const other = Buffer.from('%PDF-1.7 another drawing')
    expect((await owned.bring('documents', [change], { 'zyxelon.pdf': other })).said).toEqual([])
    expect(await get('/us/en/downloads')).toBe(before)
    expect(await get(`${DAM}/downloads/zyxelon-doc.pdf`)).toContain('the drawing')
    expect((await owned.call('documents', [{ id: line.id, status: 'published' }]))[0]).toEqual({ line: 1, ok: true })
    expect((await get(`${DAM}/downloads/zyxelon-doc.pdf`)).slice(0, 3)).toBe('403')
    expect(await get('/us/en/downloads')).toContain('Quorvex drawing')
  })

  test.each([
    [
      'documents',
      { id: 'bad-doc', file: 'bad.html' },
      { 'bad.html': Buffer.from('<!doctype html><script>alert(1)</script>') },
      'file:',
    ],
    ['publications', { id: 'BAD', file: 'bad.pdf' }, { 'bad.pdf': Buffer.from('no pdf') }, 'file:'],
    ['software', { id: 'bad-sw', file: 'gone.zip' }, {}, 'there is no file ‘gone.zip’'],
  ] as const)('of %s are refused with a file that could never be published', async (kind, line, files, sentence) => {
    const names = kind === 'publications' ? { titles: { en: 'Bad' } } : { names: { en: 'Bad' }, ...(kind === 'software' && { version: '1' }) } // prettier-ignore
    const { said } = await owned.bring(kind, [{ ...line, ...names, status: 'draft' }], files)
    expect(said.join(' ')).toContain(sentence)
  })
})
