import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { media } from '#features/site/media/public.server.ts'
import { openOwnedSite, type OwnedSite } from '#app/testing/owned-site.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { withTenant } from '#platform/database/database.ts'
import { assetKey } from '#platform/cdn/surrogate-key.rules.ts'
import { listTasks } from '#platform/feature.ts'

const PDF = Buffer.from('%PDF-1.7 the manual')
const FIRMWARE = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7) % 256))
const MANUAL = { id: 'mx-manual', names: { en: 'MX manual', de: 'MX-Handbuch' }, type: 'manual', file: 'manual.pdf', languages: ['en', 'de'], products: ['MX-100'] } // prettier-ignore
const GATED = { id: 'mx-firmware', names: { en: 'MX firmware' }, type: 'firmware', gate: 'eula', file: 'mx.bin' }
const FILES = { 'manual.pdf': PDF, 'mx.bin': FIRMWARE }

let owned: OwnedSite
let cookie: string
beforeAll(async () => {
  owned = await openOwnedSite(['documents'])
  await bringInto(owned.site, 'marine', { tools: [{ id: 'workbench', names: { en: 'Workbench' }, segment: 'Service', whoMayAsk: 'customers' }] }) // prettier-ignore
  cookie = (await signInAs(owned.site, 'buyer@marine.example')).cookie
  const { text, said } = await owned.bring('documents', [MANUAL, GATED], FILES)
  expect([said, text]).toEqual([[], 'documents.ndjson: 2 taken, 0 unchanged, 0 refused'])
})
afterAll(() => owned.close())

test('brought again they change nothing, and are read back as they came [T-52]', async () => {
  expect((await owned.bring('documents', [MANUAL, GATED], FILES)).text).toContain('0 taken, 2 unchanged')
  const today = new Date().toISOString().slice(0, 10)
  expect(await owned.read('documents')).toEqual([
    { ...GATED, audience: 'public', updatedOn: today },
    { ...MANUAL, gate: 'free', audience: 'public', updatedOn: today },
  ])
  expect((await owned.call('documents', [MANUAL, { ...GATED, file: undefined }])).every(({ ok }) => ok)).toBe(true)
})

test('the page of downloads lists them, and a free one comes byte for byte', async () => {
  const { body } = await owned.get('/us/en/downloads')
  expect(body).toContain('MX manual')
  expect(body).toContain('data-asset-path="/content/dam/marine/downloads/mx-manual.pdf"')
  expect(body).toContain('EN, DE')
  const file = await owned.get('/content/dam/marine/downloads/mx-manual.pdf')
  expect([file.statusCode, file.rawPayload.equals(PDF)]).toEqual([200, true])
})

test('the page of a product lists those about it', async () => {
  const { body } = await owned.get('/us/en/products-dynamic/MX-100')
  expect(body).toContain('Documents for this product')
  expect(body).toContain('href="/content/dam/marine/downloads/mx-manual.pdf"')
  expect((await owned.get('/us/en/products-dynamic/MX-200')).body).not.toContain('Documents for this product')
})

test('one behind an agreement comes byte for byte to whoever accepts the site’s own [T-44]', async () => {
  const assetPath = '/content/dam/marine/downloads/mx-firmware.bin'
  expect((await owned.get(assetPath)).statusCode).toBe(403)
  const agreement = await owned.get('/us/en/fragments/licences/software/jcr:content/root/responsivegrid.html')
  expect(agreement.body).toContain('What you may not do')
  const version = agreement.headers['x-content-version']
  const accepted = await owned.send('POST', '/api/downloads/v1/acceptances', { assetPath, version, locale: 'us/en' }, cookie)
  expect(accepted.statusCode, accepted.body).toBe(200)
  const file = await owned.get(accepted.json<{ url: string }>().url, cookie)
  expect([file.statusCode, file.rawPayload.equals(FIRMWARE)]).toEqual([200, true])
})

test('one behind a form opens with the form of a new site, and with another that its line names', async () => {
  await owned.site.publish('marine', [
    { path: '/fragments/forms/survey', template: 'fragment-template', kind: 'Fragment', blocks: [{ id: 'f', type: 'form', props: { formKey: 'survey', heading: 'Survey', submitLabel: 'Send', fields: [{ kind: 'text', name: 'city', label: 'City' }] } }] }, // prettier-ignore
    { path: '/fragments/empty', template: 'fragment-template', kind: 'Fragment' },
  ])
  const line = { ...MANUAL, id: 'study', gate: 'form' }
  expect((await owned.bring('documents', [line], FILES)).said).toEqual([])
  const gateOf = () =>
    withTenant(
      owned.site.services.db,
      'marine',
      (tx) =>
      tx.selectFrom('downloadDocument').select(['gate', 'gatePath', 'formKey']).where('path', '=', '/downloads/study.pdf').executeTakeFirst(), // prettier-ignore
    )
  expect(await gateOf()).toEqual({ gate: 'form', gatePath: '/fragments/forms/details', formKey: 'download-details' })
  expect((await owned.get('/us/en/fragments/forms/details/jcr:content/root/responsivegrid.html')).statusCode).toBe(200)
  expect(await owned.call('documents', [{ ...line, gatePage: '/fragments/forms/survey' }])).toMatchObject([{ ok: true }])
  expect(await gateOf()).toMatchObject({ gatePath: '/fragments/forms/survey', formKey: 'survey' })
  expect(await owned.call('documents', [{ ...line, gate: 'free' }])).toMatchObject([{ ok: true }])
  expect(await gateOf()).toEqual({ gate: 'free', gatePath: null, formKey: null })
  expect((await owned.get('/content/dam/marine/downloads/study.pdf')).statusCode).toBe(200)
})

test('those for signed-in people and for a tool reach nobody else, whichever way [T-44, T-45]', async () => {
  const { site } = owned
  const [bytes, hidden] = [Buffer.from('Torques'), { ...MANUAL, audience: 'signed-in' }]
  const lines = [{ ...hidden, id: 'torques', file: 'torques.txt' }, { ...hidden, id: 'parameters', tool: 'workbench', file: 'torques.txt' }] // prettier-ignore
  expect((await owned.bring('documents', lines, { 'torques.txt': bytes })).said).toEqual([])
  const holder = await signInAs(site, 'holder@marine.example')
  await withTenant(site.services.db, 'marine', (tx) =>
    saveToolAccess(tx, { personId: holder.personId, toolId: 'workbench', status: 'Approved' }, new Date()),
  )
  const dam = '/content/dam/marine/downloads'
  const listFor = async (who: string, query: string) => {
    const answer = await owned.get(`/api/downloads/v1/documents?${query}`, who)
    const { documents } = answer.json<{ documents?: { address: string }[] }>()
    return [answer.statusCode, documents?.map(({ address }) => address.slice(dam.length + 1)).toSorted()]
  }
  const unlock = async (who: string, id: string) => {
    const answer = await owned.send('POST', '/api/downloads/v1/submissions', { assetPath: `${dam}/${id}.txt` }, who)
    if (answer.statusCode !== 200) return answer.statusCode
    const file = await owned.get(answer.json<{ url: string }>().url, who)
    return file.rawPayload.equals(bytes)
  }
  const zip = async (who: string, id: string) =>
    (await owned.send('POST', '/us/en/downloads.downloadZip.zip', { assetPaths: `${dam}/${id}.txt` }, who)).statusCode
  for (const query of ['folder=/downloads', 'sku=MX-100']) {
    expect(await listFor('', query)).toEqual([401, undefined])
    expect(await listFor(cookie, query)).toEqual([200, ['torques.txt']])
    expect(await listFor(holder.cookie, query)).toEqual([200, ['parameters.txt', 'torques.txt']])
  }
  const page = (await owned.get('/us/en/downloads', holder.cookie)).body
  expect(page).toContain('mx-manual.pdf')
  expect(page).not.toContain('torques.txt')
  for (const who of ['', cookie, holder.cookie])
    for (const id of ['torques', 'parameters']) expect((await owned.get(`${dam}/${id}.txt`, who)).statusCode).toBe(404)
  expect(await Promise.all(['', cookie, holder.cookie].map((who) => unlock(who, 'torques')))).toEqual([404, true, true])
  expect(await Promise.all(['', cookie, holder.cookie].map((who) => unlock(who, 'parameters')))).toEqual([404, 403, true])
  expect(await Promise.all(['', cookie, holder.cookie].map((who) => zip(who, 'parameters')))).toEqual([400, 400, 200])
  expect((await owned.get('/api/downloads/v1/documents', cookie)).statusCode).toBe(400)
})

test('who may see one stays where a line does not say it, and is opened again and closed by one that does; caches forget it', async () => {
  const address = '/content/dam/marine/downloads/guarded.pdf'
  const line = { ...MANUAL, id: 'guarded' }
  const status = async () => (await owned.get(address)).statusCode
  await owned.bring('documents', [{ ...line, tool: 'workbench' }], FILES)
  expect(await owned.read('documents')).toContainEqual(expect.objectContaining({ id: 'guarded', audience: 'signed-in', tool: 'workbench' })) // prettier-ignore
  expect((await owned.bring('documents', [{ ...line, tool: 'workbench' }], FILES)).text).toContain('1 unchanged')
  expect(await owned.call('documents', [{ ...line, names: { en: 'Guarded' } }])).toMatchObject([{ ok: true }])
  expect(await status()).toBe(404)
  expect(await owned.call('documents', [{ ...line, tool: null, audience: 'public' }])).toMatchObject([{ ok: true }])
  expect(await status()).toBe(200)
  const countPurges = async (): Promise<number> => {
    const rows = await withTenant(owned.site.services.db, 'marine', (tx) => tx.selectFrom('cdnPurge').select('keys').execute())
    return rows.filter(({ keys }) => keys.includes(assetKey('marine', '/downloads/guarded.pdf'))).length
  }
  const before = await countPurges()
  expect(await owned.call('documents', [{ ...line, audience: 'signed-in' }])).toMatchObject([{ ok: true }])
  expect([await status(), (await countPurges()) - before]).toEqual([404, 1])
})

test('search finds them by name and by the part they are about', async () => {
  const { engine, db } = owned.site.services
  await engine.applyChanges(db, 'marine')
  for (const words of ['MX manual', 'mx-manual'])
    expect((await owned.get(`/us/en/search?search=${encodeURIComponent(words)}`)).body).toContain('mx-manual.pdf')
})

test('another file takes the place of the one before, with its ending', async () => {
  const zip = Buffer.from('PK\u0003\u0004 an archive')
  const line = { ...MANUAL, id: 'moved' }
  await owned.bring('documents', [line], FILES)
  expect((await owned.bring('documents', [{ ...line, file: 'all.zip' }], { 'all.zip': zip })).text).toContain('1 taken')
  expect((await owned.get('/content/dam/marine/downloads/moved.pdf')).statusCode).toBe(404)
  expect((await owned.get('/content/dam/marine/downloads/moved.zip')).rawPayload.equals(zip)).toBe(true)
})

test.each([
  ['no id', { ...MANUAL, id: undefined }, 'id: is missing'],
  ['an id that leaves its folder', { ...MANUAL, id: '../x' }, 'id: ‘../x’ has other signs than letters'],
  ['no name', { ...MANUAL, names: {} }, 'name_en: is missing'],
  ['a name that is a formula [T-63]', { ...MANUAL, names: { en: '=1+1' } }, 'name_en: ‘=1+1’ begins like a formula'],
  ['an unknown language', { ...MANUAL, names: { xx: 'x' } }, 'name_xx: there are the languages'],
  ['an unknown type', { ...MANUAL, type: 'poem' }, 'type: ‘poem’ is none of manual'],
  ['an unknown audience', { ...MANUAL, audience: 'friends' }, 'audience: ‘friends’ is none of public, signed-in'],
  ['a tool that is not there', { ...MANUAL, tool: 'none' }, 'tool: ‘none’ is not among the tools'],
  ['a tool for what everyone may see', { ...MANUAL, audience: 'public', tool: 'workbench' }, 'tool: what everyone may see needs no tool'], // prettier-ignore
  ['an unknown gate', { ...MANUAL, gate: 'wall' }, 'gate: ‘wall’ is none of free, eula, form'],
  ['a product that is not there', { ...MANUAL, products: ['NONE-1'] }, 'products: ‘NONE-1’ is not among the products'],
  ['a file that is not there', { ...MANUAL, file: 'none.pdf' }, 'file: there is no file ‘none.pdf’'],
  ['a file elsewhere', { ...MANUAL, file: '../manual.pdf' }, 'file: ‘../manual.pdf’ is no name of a file'],
  ['no file', { ...MANUAL, id: 'new', file: undefined }, 'file: is missing'],
  ['a page with script [T-81]', { ...MANUAL, file: 'page.html' }, 'file: ‘page.html’ holds text/xml'],
  ['an empty file', { ...MANUAL, file: 'empty.pdf' }, 'file: ‘empty.pdf’ is empty'],
  ['a page that is not published', { ...MANUAL, gate: 'eula', gatePage: '/none' }, 'gatePage: no page is published at ‘/none’'],
  ['a page without a form', { ...MANUAL, gate: 'form', gatePage: '/fragments/empty' }, 'gatePage: there is no form on the page'],
  ['a link that runs [T-46]', { ...MANUAL, video: 'javascript:alert(1)' }, 'video: ‘javascript:alert(1)’ is no link'],
  ['an unknown field', { ...MANUAL, colour: 'red' }, 'colour: there is no such field'],
])('a line with %s is refused', async (_, line, sentence) => {
  const files = { ...FILES, 'page.html': '<script>alert(1)</script>', 'empty.pdf': '' }
  const { said, text } = await owned.bring('documents', [line], files)
  expect(said.join('\n')).toContain(`documents.ndjson line 1: ${sentence}`)
  expect(text).toContain('1 refused')
})

test('a deletion takes the file away, and the same bytes elsewhere stay', async () => {
  const again = { ...MANUAL, id: 'twin' }
  await owned.bring('documents', [again], FILES)
  const listFiles = async () => {
    const keys: string[] = []
    for await (const { key } of owned.site.services.files.list('marine/dam')) keys.push(key)
    return keys
  }
  expect(await owned.call('documents', [{ id: 'mx-firmware', deleted: true }, { id: 'twin', deleted: true }])).toMatchObject([{ ok: true }, { ok: true }]) // prettier-ignore
  expect(await owned.call('documents', [{ id: 'twin', deleted: true }])).toMatchObject([{ ok: true }])
  const { services } = owned.site
  await services.jobs.startWorkers(listTasks([media], services))
  const stored = await withTenant(owned.site.services.db, 'marine', (tx) => tx.selectFrom('asset').select('fileKey').execute())
  const used = [...new Set(stored.map(({ fileKey }) => fileKey))].toSorted()
  await expect.poll(async () => (await listFiles()).toSorted(), { timeout: 60_000 }).toEqual(used)
  expect((await owned.get('/content/dam/marine/downloads/mx-manual.pdf')).rawPayload.equals(PDF)).toBe(true)
  await expect
    .poll(async () => (await owned.get('/us/en/downloads')).body.includes('MX firmware'), { timeout: 60_000 })
    .toBe(false)
})
