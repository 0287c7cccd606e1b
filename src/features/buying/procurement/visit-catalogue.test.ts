import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openProcurementWorld,
  writeSetup,
  type ProcurementWorld,
} from '#features/buying/procurement/testing/procurement-world.ts'
import { buildCategoryIndexes } from '#features/storefront/catalogue/public.server.ts'

let world: ProcurementWorld
let opened: Awaited<ReturnType<ProcurementWorld['visit']>>
beforeAll(async () => {
  world = await openProcurementWorld({ tenants: { process: { flags: { hideCurrency: true } } } })
  await buildCategoryIndexes(world.services.db, 'process')
  opened = await world.visit()
})
afterAll(() => world.close())

const API = '/api/punch-out/v1'
const read = (path: string) => world.inVisit(opened, 'GET', `${API}${path}`)

test('the catalogue is walked level by level, at the prices of the account, whatever the site shows', async () => {
  const top = await read('/categories')
  expect(top.body).toMatchObject({ trail: [], categories: [{ path: 'valves', name: 'Valves' }], parts: [], total: 0 })
  const { body } = await read('/categories?path=valves')
  expect(body.trail).toEqual([{ path: 'valves', name: 'Valves' }])
  expect(body.total).toBe(body.parts.length)
  const part = body.parts.find(({ sku }: { sku: string }) => sku === 'V-1')
  expect(part).toMatchObject({ price: { minor: '880', currency: 'USD' }, minimum: 1 })
})

test('a part says what its page says, and one that is not sold does not exist', async () => {
  const { body } = await read('/parts/V-1')
  expect(body).toMatchObject({ part: { sku: 'V-1', price: { minor: '880' } }, isMade: true, replacement: null })
  expect((await read('/parts/NO-SUCH')).status).toBe(404)
  expect((await read('/categories?path=no-such')).status).toBe(404)
  expect((await read('/categories?path=../secret')).status).toBe(400)
})

test('the search answers the same prices, also by the customer’s own number', async () => {
  await world.inTenant((tx) =>
    sql`insert into company_part_number (company_id, folded, number, sku, changed_at)
      values (${world.company}, 'nl1', 'NL-1', 'V-1', now())`.execute(tx),
  )
  const { body } = await read('/parts?find=NL-1')
  expect(body.parts).toMatchObject([{ sku: 'V-1', customerNumber: 'NL-1', price: { minor: '880', currency: 'USD' } }])
})

test('words are those of whoever shops, in the pages and in what goes back', async () => {
  const connection = await world.connect()
  const setup = writeSetup(connection).replace('xml:lang="en-US"', 'xml:lang="de-DE"')
  const german = await world.open((await world.postCxml(setup)).start)
  await world.inVisit(german, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 1 }] })
  const { body } = await world.inVisit(german, 'POST', `${API}/visit/transfer`, {})
  const document = Buffer.from(body.fields[0].value, 'base64').toString('utf8')
  expect(document).toContain('<Description xml:lang="de">Ventil V-1')
})

test('nobody browses it outside of a visit [T-110]', async () => {
  for (const path of ['/categories', '/parts/V-1']) {
    const { host, cookie } = world.people.buyer
    expect((await world.app.inject({ url: `${API}${path}`, headers: { host, cookie } })).statusCode).toBe(404)
    expect((await world.app.inject({ url: `${API}${path}`, headers: { host } })).statusCode).toBe(401)
  }
})
