import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDocument, EULA, FORM, publishLicence } from '#features/documents/downloads/testing/sample-documents.ts'
import { saveAsset } from '#features/site/media/public.server.ts'
import { openAgent, type TestAgent } from '#foundation/agents/testing/open-agent.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const DAM = '/content/dam/sps'
const PDF = Buffer.from('%PDF-1.7 a document')
let site: TestApp
let buyer: SignedIn
let agent: TestAgent

beforeAll(async () => {
  site = await openTestApp()
  await publishLicence(site, 'sps', '<p>First.</p>')
  await addDocument(site, 'sps', { path: '/downloads/free.pdf' })
  await addDocument(site, 'sps', { path: '/downloads/licensed.pdf', ...EULA })
  await addDocument(site, 'sps', { path: '/downloads/form.pdf', ...FORM })
  await addDocument(site, 'sps', { path: '/software/own.pdf', audience: 'signed-in' })
  await addDocument(site, 'sps', { path: '/software/tool.pdf', audience: 'signed-in', toolId: 'workbench' })
  await addDocument(site, 'sps', { path: '/downloads/large.pdf', content: Buffer.alloc(4_000_001, 'x') })
  await addDocument(site, 'aerobt', { path: '/downloads/theirs.pdf' })
  buyer = await signInAs(site, 'buyer@sps.example')
  agent = await openAgent(site.app, buyer)
})
afterAll(() => site.close())

const get = (path: string) => agent.call('get_document', { id: `${DAM}${path}` })

test.each(['/downloads/free.pdf', '/software/own.pdf'])('%s is read as on the pages of the site', async (path) => {
  expect((await get(path)).content).toMatchObject({
    ...{ id: `${DAM}${path}`, name: path.slice(path.lastIndexOf('/') + 1), contentType: 'application/pdf' },
    ...{ size: PDF.length, base64: PDF.toString('base64') },
  })
})

test('a file without a gate of its own is read if its address is open, and no other', async () => {
  const { db, files } = site.services
  const save = (path: string, access: 'open' | 'hidden') =>
    withTenant(db, 'sps', (tx) => saveAsset(tx, files, { tenant: 'sps', path, content: PDF, access }))
  await save('/documents/sheet.pdf', 'open')
  await save('/documents/draft.pdf', 'hidden')
  expect((await get('/documents/sheet.pdf')).content).toMatchObject({ size: PDF.length })
  expect(await get('/documents/draft.pdf')).toMatchObject({ isError: true, content: { code: 'not_found' } })
})

test('behind a licence agreement it is read once the person accepted, and until the text changes [T-44, T-102]', async () => {
  const refused = await get('/downloads/licensed.pdf')
  expect(refused).toMatchObject({ isError: true, content: { code: 'licence_required' } })
  const page = `${site.services.originOf('sps')}/us/en/downloads?document=`
  expect(refused.content).toMatchObject({ address: `${page}${encodeURIComponent(`${DAM}/downloads/licensed.pdf`)}` })
  const accept = await site.app.inject({
    method: 'POST',
    url: '/api/downloads/v1/acceptances',
    headers: {
      host: 'sps.localhost',
      origin: 'http://sps.localhost',
      cookie: buyer.cookie,
      referer: 'http://sps.localhost/us/en',
    },
    payload: { assetPath: `${DAM}/downloads/licensed.pdf`, version: 1 },
  })
  expect(accept.statusCode, accept.body).toBe(200)
  expect((await get('/downloads/licensed.pdf')).content).toMatchObject({ size: PDF.length })
  const colleague = await openAgent(site.app, await signInAs(site, 'colleague@sps.example'))
  expect(await colleague.call('get_document', { id: `${DAM}/downloads/licensed.pdf` })).toMatchObject({ isError: true })
  await publishLicence(site, 'sps', '<p>Second.</p>')
  expect(await get('/downloads/licensed.pdf')).toMatchObject({ content: { code: 'licence_required' } })
})

test.each([
  ['behind a form', '/downloads/form.pdf', 'form_required'],
  ['of a tool that the person does not have', '/software/tool.pdf', 'forbidden'],
  ['larger than a tool may answer', '/downloads/large.pdf', 'too_large'],
  ['of another site', '/downloads/theirs.pdf', 'not_found'],
  ['by a path that climbs', '/../aerobt/downloads/theirs.pdf', 'not_found'],
])('one %s is refused [T-102]', async (_, path, code) => {
  expect(await get(path)).toMatchObject({ isError: true, content: { code } })
})

test('the address of another site’s folder is none of this one’s', async () => {
  const id = '/content/dam/aerobt/downloads/theirs.pdf'
  expect(await agent.call('get_document', { id })).toMatchObject({ isError: true, content: { code: 'not_found' } })
})
