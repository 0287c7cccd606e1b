import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublication, makePublication } from '#features/documents/publications/testing/sample-publications.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const SECURED = '/us/en/secure/technical-publications'
const PUBLIC = '/us/en/technical-publications'
let site: TestApp
let buyer: SignedIn
let other: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  for (const tenant of ['sps', 'aerobt'] as const)
    await site.publish(tenant, [
      { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
      { path: '/secure/technical-publications', blocks: [{ id: 'list', type: 'publication-list', props: {} }] },
    ])
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'reader@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
  await addPublication(site, 'sps', makePublication('mm-1', { supersedes: 'mm-0' }), ['A', 'B'])
  await addPublication(site, 'sps', makePublication('mm-0', { audience: 'tool:docs' }))
  await addPublication(site, 'sps', makePublication('im-1', { audience: null, docType: 'Installation manual', product: 'HA-2' }))
  await addPublication(site, 'sps', makePublication('pc-1', { audience: 'tool:docs', docType: 'Parts catalogue' }))
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertTools(tx, [{ id: 'docs', name: 'Documents', businessSegment: 'Service', pagePath: null, targetUrl: null }])
    await insertToolAccess(tx, [{ personId: buyer.personId, toolId: 'docs', status: 'Approved', lmsUserId: null }])
  })
  await site.services.engine.rebuild(site.services.db, 'sps')
})
afterAll(() => site.close())

const anonymous = (): SignedIn => ({ ...buyer, cookie: '' })
const get = (url: string, as: SignedIn) =>
  site.app.inject({ method: 'GET', url, headers: { host: as.host, cookie: as.cookie, accept: 'text/html' } })

test('a secured publication is for people who are signed in: others are sent to sign in, whether there is one or not', async () => {
  const page = await get(`${SECURED}/mm-1`, buyer)
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.body).toContain('data-page-kind="Technical Publications"')
  expect(page.body).toContain('Manual mm-1')
  for (const slug of ['mm-1', 'nothing-here']) {
    const sent = await get(`${SECURED}/${slug}`, anonymous())
    expect(sent.statusCode).toBe(302)
    expect(sent.headers.location).toMatch(/^\/system\/sling\/login\.html\?resource=/)
  }
})

test('one for an entitlement does not exist to those without it, nor is it named to them [T-26]', async () => {
  expect((await get(`${SECURED}/pc-1`, buyer)).statusCode).toBe(200)
  expect((await get(`${SECURED}/pc-1`, other)).statusCode).toBe(404)
  expect((await get(`${SECURED}/mm-1`, buyer)).body).toContain('mm-0')
  expect((await get(`${SECURED}/mm-1`, other)).body).not.toContain('mm-0')
  expect((await get(`${SECURED}/mm-1`, foreign)).statusCode).toBe(404)
})

test('a public one is read by everyone at its public address; people who are signed in are led to their own', async () => {
  expect((await get(`${PUBLIC}/im-1`, anonymous())).statusCode).toBe(200)
  expect((await get(`${PUBLIC}/mm-1`, anonymous())).statusCode).toBe(404)
  const led = await get(`${PUBLIC}/im-1?revision=A`, buyer)
  expect([led.statusCode, led.headers.location]).toEqual([302, `${SECURED}/im-1?revision=A`])
  expect((await get(`${SECURED}/im-1`, buyer)).statusCode).toBe(200)
})

test('an older revision has its own address, and one that never was has none', async () => {
  expect((await get(`${SECURED}/mm-1?revision=A`, buyer)).body).toContain('/publications/mm-1/A.pdf')
  expect((await get(`${SECURED}/mm-1`, buyer)).body).toContain('/publications/mm-1/B.pdf')
  expect((await get(`${SECURED}/mm-1?revision=Z`, buyer)).statusCode).toBe(404)
  expect((await get(`/xx/yy/secure/technical-publications/mm-1`, buyer)).statusCode).toBe(404)
})

const FILES = '/content/dam/sps/publications'
test('bytes are decided as the page is: no session, no entitlement, another tenant get none [T-44]', async () => {
  const file = await get(`${FILES}/mm-1/B.pdf`, buyer)
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-mm-1'])
  expect((await get(`${FILES}/im-1/A.pdf`, anonymous())).statusCode).toBe(200)
  for (const slug of ['mm-1', 'nothing-here']) expect((await get(`${FILES}/${slug}/B.pdf`, anonymous())).statusCode).toBe(401)
  expect((await get(`${FILES}/pc-1/A.pdf`, other)).statusCode).toBe(404)
  expect((await get(`${FILES}/mm-1/B.pdf`, foreign)).statusCode).toBe(404)
  expect((await get(`/content/dam/aerobt/publications/mm-1/B.pdf`, buyer)).statusCode).toBe(404)
  expect((await get(`${FILES}/mm-1/Z.pdf`, buyer)).statusCode).toBe(404)
  expect((await get(`${FILES}/mm-1/..%2Fx.pdf`, buyer)).statusCode).toBe(400)
})

test('a transfer that broke goes on from where it stopped, unless the file is another one', async () => {
  const part = (headers: Record<string, string>) =>
    site.app.inject({ url: `${FILES}/mm-1/B.pdf`, headers: { host: buyer.host, cookie: buyer.cookie, ...headers } })
  const { etag } = (await part({})).headers
  const rest = await part({ range: 'bytes=5-', 'if-range': String(etag) })
  expect([rest.statusCode, rest.headers['content-range'], rest.body]).toEqual([206, 'bytes 5-8/9', 'mm-1'])
  expect((await part({ range: 'bytes=5-', 'if-range': '"other"' })).statusCode).toBe(200)
  expect((await part({ range: 'bytes=99-' })).statusCode).toBe(416)
  expect((await part({ 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect((await part({})).headers['content-disposition']).toMatch(/^inline; filename="MM-1 B\.pdf"/)
})

test('without script the list has a row for each publication that every customer may read [1.0.16]', async () => {
  const { body } = await get(SECURED, buyer)
  expect(body).toContain(`href="${SECURED}/mm-1"`)
  expect(body).toContain(`href="${SECURED}/im-1"`)
  expect(body).not.toContain('pc-1')
})

type Found = {
  search_results: {
    meta: { page: { total_results: number } }
    results: Record<string, { raw?: unknown; id?: string }>[]
    facets: Record<string, { data: { value: string; count: number }[] }[]>
  }
}
const search = async (as: SignedIn): Promise<Found['search_results']> => {
  const payload = {
    query: '',
    page: { size: 10, current: 1 },
    filters: { all: [{ document_type: 'Technical Publications' }], none: [] },
    facets: { doc_type: { type: 'value' } },
    sort: [{ title: 'asc' }],
  }
  const answer = await site.app.inject({
    method: 'POST',
    url: `${SECURED}.portalsearch`,
    headers: {
      host: as.host,
      cookie: as.cookie,
      origin: `http://${as.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ type: 'search', payload: JSON.stringify(payload) }).toString(),
  })
  return answer.json<Found>().search_results
}

test('search finds publications with their fields, as their audience says; counts and facets agree [3.11.15] [T-26]', async () => {
  const all = await search(buyer)
  expect(all.meta.page.total_results).toBe(4)
  const { _meta, title, doc_type, product, product_family } = all.results.find(({ slug }) => slug?.raw === 'im-1') ?? {}
  expect([_meta?.id, title?.raw, doc_type?.raw, product?.raw, product_family?.raw]).toEqual([
    'publication:im-1',
    'Manual im-1',
    'Installation manual',
    'HA-2',
    'Actuators',
  ])
  const some = await search(other)
  expect(some.results.map(({ slug }) => slug?.raw)).toEqual(['im-1', 'mm-1'])
  const few = await search(anonymous())
  expect(few.results.map(({ slug }) => slug?.raw)).toEqual(['im-1'])
  expect(few.facets['doc_type']?.[0]?.data).toEqual([{ value: 'Installation manual', count: 1 }])
})
