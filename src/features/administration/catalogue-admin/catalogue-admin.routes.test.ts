import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { reindexTask } from '#features/storefront/catalogue/public.server.ts'

const PATH = '/api/back-office/v1'
let site: TestApp
let admin: AuthorCalls
let strangers: readonly AuthorCalls[]

beforeAll(async () => {
  site = await openTestApp()
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  strangers = [
    callsOf(site, await signInAs(site, 'buyer@sps.example')),
    callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] })),
  ]
  const product = (sku: string, more: object = {}) => ({ sku, category: 'valves', names: { en: `Valve ${sku}` }, ...more })
  await bringInto(site, 'sps', {
    categories: [{ path: 'valves', names: { en: 'Name of valves' } }],
    products: [product('V-1'), product('V-2', { markets: ['us'] }), product('V-3', { lifecycle: 'replaced', replacedBy: 'V-1' })],
  })
})
afterAll(() => site.close())

const read = async (sku: string) => (await admin.get(`${PATH}/products/${sku}`)).json()
const change = (sku: string, etag: string, more: object = {}) =>
  admin.send('PUT', `${PATH}/products/${sku}`, {
    payload: { names: { en: 'Valve' }, texts: {}, lifecycle: 'active', replacedBy: null, markets: null, ...more },
    headers: { 'if-match': etag },
  })

describe('products', () => {
  test('are listed for admins alone, narrowed by letters, lifecycle and market', async () => {
    const skus = async (query: string) =>
      (await admin.get(`${PATH}/products?${query}`)).json().rows.map(({ sku }: { sku: string }) => sku)
    expect(await skus('')).toEqual(['V-1', 'V-2', 'V-3'])
    expect(await skus('find=v-2')).toEqual(['V-2'])
    expect(await skus('find=V2')).toEqual(['V-2'])
    expect(await skus('find=valve')).toEqual([])
    await site.services.engine.rebuild(site.services.db, 'sps')
    expect(await skus('find=valve')).toEqual(['V-1', 'V-2', 'V-3'])
    expect(await skus('lifecycle=replaced')).toEqual(['V-3'])
    expect(await skus('market=DE&sort=-sku')).toEqual(['V-3', 'V-1'])
    expect(await skus('market=u')).toEqual(['V-1', 'V-3'])
    for (const who of strangers) expect((await who.get(`${PATH}/products`)).statusCode).toBe(404)
    expect((await callsOf(site).get(`${PATH}/products`)).statusCode).toBe(401)
    expect((await admin.get(`${PATH}/products?sort=brand`)).statusCode).toBe(400)
  })

  test('are changed once by who saw them; listings are made anew and the log tells what', async () => {
    const { etag, replaces } = await read('V-1')
    expect(replaces).toEqual(['V-3'])
    const both = await Promise.all([
      change('V-1', etag, { names: { en: 'Ball valve', de: '' }, markets: ['de'] }),
      change('V-1', etag, { names: { en: 'Other' } }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    expect((await change('V-1', '"1"')).statusCode).toBe(412)
    const log = (await admin.get(`${PATH}/audit?action=product.change&object=V-1`)).json()
    expect(log.entries).toHaveLength(1)
    const jobs = (await admin.get(`${PATH}/jobs?find=${reindexTask.name}`)).json()
    const own = jobs.rows.filter(({ owner }: { owner: string | null }) => owner !== null)
    expect(own).toMatchObject([{ kind: reindexTask.name }])
  })

  test('are replaced by what the catalogue has, and never in a circle', async () => {
    const reasonOf = async (more: object) => {
      const answer = await change('V-2', (await read('V-2')).etag, more)
      return [answer.statusCode, answer.json().reason]
    }
    expect(await reasonOf({ lifecycle: 'replaced' })).toEqual([422, 'missing'])
    expect(await reasonOf({ replacedBy: 'V-2' })).toEqual([422, 'itself'])
    expect(await reasonOf({ replacedBy: 'V-9' })).toEqual([422, 'unknown'])
    const first = await change('V-1', (await read('V-1')).etag, { lifecycle: 'replaced', replacedBy: 'V-2' })
    expect(first.statusCode).toBe(200)
    expect(await reasonOf({ replacedBy: 'V-3' })).toEqual([422, 'circle'])
  })

  test('are sold elsewhere, several at once', async () => {
    const sell = (skus: readonly string[], markets: readonly string[] | null) =>
      admin.send('POST', `${PATH}/products/change`, { payload: { skus, markets } })
    expect((await sell(['V-2', 'V-3', 'V-9'], ['pl'])).json()).toEqual({ changed: 2 })
    expect((await sell(['V-2'], ['pl'])).json()).toEqual({ changed: 0 })
    expect((await sell(['V-2'], [])).statusCode).toBe(400)
    expect((await read('V-2')).markets).toEqual(['pl'])
  })

  test('of another site do not exist', async () => {
    const foreign = callsOf(site, await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] }))
    expect((await foreign.get(`${PATH}/products/V-1`)).statusCode).toBe(404)
    expect((await foreign.get(`${PATH}/products`)).json().total).toBe(0)
  })
})

describe('dealers', () => {
  const DEALER = {
    ...{ name: 'Hart & Co', street: 'Main 1', postalCode: '1', city: 'Bonn', region: '', country: 'de', lat: 50, lon: 7 },
    ...{
      phone: '+49 228 12345',
      mail: 'a@hart.example',
      web: 'https://hart.example/',
      hours: [],
      tags: ['sales'],
      markets: null,
    },
  }
  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    admin.send(method, `${PATH}/dealers${path}`, { payload })

  test('are added, changed and removed, and visitors see it', async () => {
    const added = await send('POST', '', DEALER)
    expect([added.statusCode, added.json()]).toEqual([201, { id: 'hart-co-bonn' }])
    expect((await send('POST', '', DEALER)).json()).toEqual({ id: 'hart-co-bonn-2' })
    expect((await send('PUT', '/hart-co-bonn', { ...DEALER, city: 'Köln' })).statusCode).toBe(200)
    expect((await send('PUT', '/nobody', DEALER)).statusCode).toBe(404)
    const { rows, countries } = (await admin.get(`${PATH}/dealers?find=k%C3%B6ln&tag=sales`)).json()
    expect([rows.map(({ id }: { id: string }) => id), countries]).toEqual([['hart-co-bonn'], ['de']])
    expect((await send('POST', '/remove', { ids: ['hart-co-bonn', 'nobody'] })).json()).toEqual({ removed: 1 })
    const log = (await admin.get(`${PATH}/audit?object=hart-co-bonn`)).json()
    const actions: string[] = log.entries.map(({ action }: { action: string }) => action)
    expect(actions.toSorted()).toEqual(['dealer.add', 'dealer.change', 'dealer.remove'])
    const changed = log.entries.find(({ action }: { action: string }) => action === 'dealer.change')
    expect(changed).toMatchObject({ before: { city: 'Bonn' }, after: { city: 'Köln' } })
  })

  test.each([
    ['a script for a website', { web: 'javascript:alert(1)' }],
    ['no offer', { tags: [] }],
    ['a place beyond the map', { lat: 99 }],
  ])('are not saved with %s [T-4]', async (_, wrong) => {
    expect((await send('POST', '', { ...DEALER, ...wrong })).statusCode).toBe(400)
  })

  test('exist for admins alone', async () => {
    for (const who of strangers) expect((await who.get(`${PATH}/dealers`)).statusCode).toBe(404)
  })
})
