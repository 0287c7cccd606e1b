import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { MOST_ITEMS, MOST_LISTS } from '#features/buying/lists/list.rules.ts'
import { withTenant } from '#platform/database/database.ts'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'

let world: CartWorld
const COMPANY = '00000000-0000-8000-8000-00000000c0c0'

beforeAll(async () => {
  world = await openCartWorld()
  await withTenant(world.services.db, 'process', async (tx) => {
    await insertCompanies(tx, [
      { id: COMPANY, number: '77', name: 'Northline', customerType: 'Direct', customerGroup: 'A', lineOfBusiness: 'Process' },
    ])
    const { buyer, colleague } = world.people
    await tx.updateTable('person').set({ companyId: COMPANY }).where('id', 'in', [buyer.personId, colleague.personId]).execute()
  })
})
afterAll(() => world.close())
beforeEach(() => withTenant(world.services.db, 'process', (tx) => tx.deleteFrom('savedList').execute()))

type Who = keyof CartWorld['people'] | 'nobody'
const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, who: Who = 'buyer') => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  const answer = await world.app.inject({
    method,
    url: `/api/lists/v1${path}`,
    headers: { host, cookie, origin: `http://${host}` },
    ...(body && { payload: body }),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    json: () => answer.json<Record<string, unknown>>(),
  }
}
const begin = async (body: object = { name: 'Round' }) => String((await send('POST', '', body)).json()['id'])

test('saved items are there for the person alone [1.0.18]', async () => {
  expect((await send('GET', '/saved')).json()).toMatchObject({ id: 'saved', name: '', items: [] })
  expect(
    (await send('POST', '/saved/items', { items: [{ sku: 'V-1' }, { sku: 'V-2', quantity: 4, note: 'Bay 4' }] })).json(),
  ).toEqual({ count: 2 })
  const saved = await send('GET', '/saved?language=de&country=pl')
  expect(saved.headers['cache-control']).toBe('private, no-store')
  expect(saved.json()['items']).toMatchObject([
    { sku: 'V-1', name: 'Ventil V-1', href: '/pl/de/products-dynamic/V-1', isSold: true, quantity: 1 },
    { sku: 'V-2', quantity: 4, note: 'Bay 4' },
  ])
  expect((await send('GET', '')).json()).toEqual({ lists: [], saved: ['V-1', 'V-2'] })
  expect((await send('GET', '', undefined, 'colleague')).json()).toEqual({ lists: [], saved: [] })
  const id = String(saved.json()['id'])
  expect((await send('GET', `/${id}`, undefined, 'colleague')).status).toBe(404)
  expect((await send('DELETE', '/saved/items/V-1')).status).toBe(200)
  expect((await send('DELETE', '/saved/items/V-1')).status).toBe(404)
})

test('a list is shared within the company, and only its owner changes it [T-83]', async () => {
  const id = await begin({ name: ' Quarterly round ' })
  await send('POST', `/${id}/items`, { items: [{ sku: 'V-1', quantity: 12 }] })
  expect((await send('GET', `/${id}`, undefined, 'colleague')).status).toBe(404)
  expect((await send('PATCH', `/${id}`, { isShared: true })).json()).toMatchObject({
    name: 'Quarterly round',
    isShared: true,
    isOwn: true,
  })
  const shown = await send('GET', `/${id}`, undefined, 'colleague')
  expect(shown.json()).toMatchObject({ isOwn: false, items: [{ sku: 'V-1', quantity: 12 }] })
  expect((await send('GET', '', undefined, 'colleague')).json()['lists']).toMatchObject([{ id, isOwn: false, count: 1 }])
  for (const [method, path, body] of [
    ['PATCH', `/${id}`, { name: 'Mine' }],
    ['DELETE', `/${id}`, undefined],
    ['POST', `/${id}/items`, { items: [{ sku: 'V-2' }] }],
    ['DELETE', `/${id}/items/V-1`, undefined],
  ] as const)
    expect((await send(method, path, body, 'colleague')).status, `${method} ${path}`).toBe(404)
  for (const who of ['reader', 'foreign'] as const) expect((await send('GET', `/${id}`, undefined, who)).status).toBe(404)
  expect((await send('GET', `/${id}`, undefined, 'nobody')).status).toBe(401)
  expect((await send('DELETE', `/${id}`)).status).toBe(200)
  expect((await send('GET', `/${id}`)).status).toBe(404)
})

test('people without a company share with nobody', async () => {
  const { id } = (await send('POST', '', { name: 'Alone', isShared: true }, 'reader')).json()
  expect((await send('GET', `/${String(id)}`, undefined, 'accounting')).status).toBe(404)
})

test('lists have an end [T-80]', async () => {
  const id = await begin()
  const items = Array.from({ length: MOST_ITEMS }, (_, at) => ({ sku: `T-${at}` }))
  expect((await send('POST', `/${id}/items`, { items })).json()).toEqual({ count: MOST_ITEMS })
  expect((await send('POST', `/${id}/items`, { items: [{ sku: 'ONE-MORE' }] })).status).toBe(409)
  expect((await send('GET', `/${id}`)).json()['count']).toBe(MOST_ITEMS)
  await withTenant(world.services.db, 'process', (tx) =>
    tx
      .insertInto('savedList')
      .values(
        Array.from({ length: MOST_LISTS - 1 }, (_, at) => ({
          personId: world.people.buyer.personId,
          name: `List ${at}`,
          changedAt: new Date(),
        })),
      )
      .execute(),
  )
  expect((await send('POST', '', { name: 'One more' })).status).toBe(409)
})

test.each([[{ name: '' }], [{ name: '   ' }], [{ name: 'A\u202eB' }], [{ name: 'x'.repeat(81) }], [{}]])(
  'a name that is none is refused: %j',
  async (body) => expect((await send('POST', '', body)).status).toBe(400),
)

test('a list leaves as a sheet under its own name', async () => {
  const id = await begin({ name: 'Pump/room' })
  await send('POST', `/${id}/items`, { items: [{ sku: 'V-1', quantity: 3, note: '=1+1' }] })
  const sheet = await send('GET', `/${id}/export`)
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(sheet.headers['content-disposition']).toContain('filename="Pump room.csv"')
  expect(sheet.text).toContain(`V-1,Valve V-1,3,'=1+1`)
})

test('a list may begin with its parts, as when a cart is saved; one fault, and there is no list', async () => {
  const items = [
    { sku: 'V-1', quantity: 3, note: 'Bay 4' },
    { sku: 'V-2', quantity: 1, note: '' },
  ]
  const begun = await send('POST', '', { name: 'From the cart', isShared: true, items })
  expect([begun.status, begun.json()['count']]).toEqual([201, 2])
  expect((await send('GET', `/${String(begun.json()['id'])}`, undefined, 'colleague')).json()['items']).toMatchObject(items)
  expect((await send('POST', '', { name: 'Wrong', items: [{ sku: 'V-1', quantity: 0 }] })).status).toBe(400)
  expect((await send('GET', '')).json()['lists']).toHaveLength(1)
})
