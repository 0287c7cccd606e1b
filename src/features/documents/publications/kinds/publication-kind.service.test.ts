import Pdf from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publications } from '#features/documents/publications/public.server.ts'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { listTasks } from '#platform/feature.ts'

/** Three pages with two headings. */
const makePdf = (title: string): Promise<Buffer> => {
  const pdf = new Pdf({ bufferPages: true })
  pdf.text(title)
  pdf.outline.addItem('Safety')
  pdf.addPage().text('Torque')
  pdf.outline.addItem('Torque values')
  pdf.addPage().text('End')
  pdf.end()
  return buffer(pdf)
}

const SECURED = '/us/en/secure/technical-publications'
const MANUAL = { id: 'MX-100 MM', titles: { en: 'Maintenance of the MX', de: 'Wartung der MX' }, docType: 'Maintenance manual', product: 'MX-100', productFamily: 'Engines', file: 'mm.pdf', languages: ['en'], products: ['MX-100'] } // prettier-ignore
const FILES: Record<string, Buffer> = {}

let owned: OwnedSite
let cookie: string
beforeAll(async () => {
  owned = await openOwnedSite(['publications'])
  cookie = (await signInAs(owned.site, 'buyer@marine.example')).cookie
  FILES['mm.pdf'] = await makePdf('First edition')
  const { said, text } = await owned.bring('publications', [MANUAL], FILES)
  expect([said, text]).toEqual([[], 'publications.ndjson: 1 taken, 0 unchanged, 0 refused'])
})
afterAll(() => owned.close())

test('a publication has its page with its contents, and its file comes byte for byte', async () => {
  const page = await owned.get(`${SECURED}/mx-100-mm`, cookie)
  expect(page.statusCode).toBe(200)
  for (const words of ['Maintenance of the MX', 'Torque values', 'MX-100 MM', '<dd>EN</dd>', '<dd>3</dd>'])
    expect(page.body).toContain(words)
  const file = await owned.get('/content/dam/marine/publications/mx-100-mm/A.pdf', cookie)
  expect([file.statusCode, file.rawPayload.equals(FILES['mm.pdf'] ?? Buffer.of())]).toEqual([200, true])
  expect((await owned.get('/content/dam/marine/publications/mx-100-mm/A.pdf')).statusCode).toBe(401)
})

test('brought again it changes nothing; another file becomes the next revision [T-52]', async () => {
  expect((await owned.bring('publications', [MANUAL], FILES)).text).toContain('1 unchanged')
  const today = new Date().toISOString().slice(0, 10)
  const contents = [
    { title: 'Safety', page: 1 },
    { title: 'Torque values', page: 2 },
  ]
  expect(await owned.read('publications')).toEqual([{ ...MANUAL, revision: 'A', issuedOn: today, pages: 3, outline: contents }])
  const second = { 'mm.pdf': await makePdf('Second edition') }
  const line = { ...MANUAL, issuedOn: '2026-02-03', changes: [{ section: 'Torque', text: 'New values', page: 2 }] }
  expect((await owned.bring('publications', [line], second)).said).toEqual([])
  expect((await owned.bring('publications', [line], second)).text).toContain('1 unchanged')
  const { body } = await owned.get(`${SECURED}/mx-100-mm`, cookie)
  expect(body).toContain('New values')
  expect((await owned.get('/content/dam/marine/publications/mx-100-mm/A.pdf', cookie)).rawPayload.equals(FILES['mm.pdf'] ?? Buffer.of())).toBe(true) // prettier-ignore
  expect((await owned.get('/content/dam/marine/publications/mx-100-mm/B.pdf', cookie)).rawPayload.equals(second['mm.pdf'])).toBe(true) // prettier-ignore
  expect(await owned.read('publications')).toMatchObject([{ revision: 'B', issuedOn: '2026-02-03' }])
})

test('search and the list find it by number and title', async () => {
  const { engine, db } = owned.site.services
  await engine.applyChanges(db, 'marine')
  const found = await owned.site.app.inject({
    method: 'POST',
    url: `${SECURED}.portalsearch`,
    headers: { host: 'marine.localhost', origin: 'http://marine.localhost', cookie, 'content-type': 'application/x-www-form-urlencoded' }, // prettier-ignore
    payload: new URLSearchParams({ payload: JSON.stringify({ query: 'Maintenance' }) }).toString(),
  })
  expect([found.statusCode, found.body.includes('mx-100-mm')]).toEqual([200, true])
})

test('a public one that takes the place of another is for everyone', async () => {
  const line = { ...MANUAL, id: 'MX-200-IM', titles: { de: 'Einbau' }, isPublic: true, supersedes: 'MX-100 MM', revision: 'R1', effectivity: [{ part: 'MX-200', from: 10 }] } // prettier-ignore
  expect((await owned.bring('publications', [line], FILES)).said).toEqual([])
  expect((await owned.bring('publications', [line], FILES)).text).toContain('1 unchanged')
  const page = await owned.get('/us/en/technical-publications/mx-200-im')
  expect([page.statusCode, page.body.includes('Einbau')]).toEqual([200, true])
  expect((await owned.read('publications'))[1]).toMatchObject({ supersedes: 'MX-100 MM', isPublic: true, revision: 'R1' })
})

test.each([
  ['no id', { ...MANUAL, id: undefined }, 'id: is missing'],
  ['an id of strange signs', { ...MANUAL, id: '<b>' }, 'id: ‘<b>’ has other signs than letters'],
  ['an id that is nearly another', { ...MANUAL, id: 'mx-100-mm' }, 'id: ‘MX-100 MM’ has the same letters and digits'],
  ['no title', { ...MANUAL, titles: {} }, 'title_en: is missing'],
  ['a title that is a formula [T-63]', { ...MANUAL, titles: { en: '=A1' } }, 'title_en: ‘=A1’ begins like a formula'],
  ['no file', { ...MANUAL, id: 'N-1', file: undefined }, 'file: is missing'],
  ['a PDF that nobody can open', { ...MANUAL, id: 'N-0', file: 'broken.pdf' }, 'file: broken.pdf cannot be opened as a PDF'],
  ['a file that is no PDF [T-81]', { ...MANUAL, id: 'N-1', file: 'x.pdf' }, 'file: ‘x.pdf’ holds text/plain'],
  ['a published revision with another file', { ...MANUAL, revision: 'B' }, 'revision: ‘B’ is published with another file'],
  ['an older revision', { ...MANUAL, revision: 'A' }, 'revision: ‘A’ is an older revision; ‘B’ came after it'],
  ['a revision that is too long', { ...MANUAL, revision: 'thirteen-long' }, 'revision: has 13 letters; 12 are the most'],
  ['an unknown language', { ...MANUAL, languages: ['xx'] }, 'languages: ‘xx’ is none of the languages'],
  ['an unknown product', { ...MANUAL, products: ['NONE'] }, 'products: ‘NONE’ is not among the products'],
  ['an unknown predecessor', { ...MANUAL, supersedes: 'NONE' }, 'supersedes: ‘NONE’ is not among the publications'],
  ['serial numbers that end early', { ...MANUAL, effectivity: [{ part: 'A', from: 9, to: 1 }] }, 'effectivity: the serial numbers of ‘A’ end before they begin'], // prettier-ignore
  ['a day that is none', { ...MANUAL, issuedOn: '2026-02-30' }, 'issuedOn: ‘2026-02-30’ is no date'],
])('a line with %s is refused', async (_, line, sentence) => {
  const { said } = await owned.bring('publications', [line], {
    ...FILES,
    'x.pdf': 'words',
    'broken.pdf': '%PDF-1.7\nnothing behind the first line',
  })
  expect(said.join('\n')).toContain(`publications.ndjson line 1: ${sentence}`)
})

test('a deletion takes its page and its files away', async () => {
  const { services } = owned.site
  expect(await owned.call('publications', [{ id: 'MX-100 MM', deleted: true }])).toMatchObject([{ ok: true }])
  expect((await owned.get(`${SECURED}/mx-100-mm`, cookie)).statusCode).toBe(404)
  await services.jobs.startWorkers(listTasks([publications], services))
  const countFiles = async () => (await Array.fromAsync(services.files.list('marine/publications'))).length
  // The other one has the bytes of the first revision.
  await expect.poll(countFiles, { timeout: 60_000 }).toBe(1)
  expect((await owned.get('/content/dam/marine/publications/mx-200-im/R1.pdf')).statusCode).toBe(200)
})

test('pages and contents that come with a line stand instead of those of the PDF, for its revision alone', async () => {
  const outline = [{ title: 'Wiring of the cabinet', page: 4 }]
  const line = { ...MANUAL, id: 'MX-100 WD', file: 'wd.pdf', pages: 7, outline }
  expect((await owned.bring('publications', [line], { 'wd.pdf': Buffer.from('%PDF-1.7 that nobody opens') })).said).toEqual([])
  const { body } = await owned.get(`${SECURED}/mx-100-wd`, cookie)
  for (const words of ['Wiring of the cabinet', '<dd>7</dd>']) expect(body).toContain(words)
  const { pages: _, outline: __, ...next } = line
  expect((await owned.bring('publications', [next], { 'wd.pdf': FILES['mm.pdf'] ?? '' })).said).toEqual([])
  expect(await owned.read('publications')).toContainEqual(expect.objectContaining({ id: 'MX-100 WD', revision: 'B', pages: 3 }))
})
