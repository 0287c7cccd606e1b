import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { SCHEDULED_EXPORT } from '#features/orders/exports/order-export.task.ts'
import { runSchedules } from '#features/orders/exports/schedule/run-schedules.service.ts'
import { updatePerson } from '#foundation/identity/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
let world: CartWorld
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(world.services.db, 'process', work)
beforeAll(async () => void (world = await openCartWorld('process', { clock: { now: () => NOW } })))
afterAll(() => world.close())

type Who = keyof CartWorld['people'] | 'nobody'
const call = (method: 'GET' | 'POST' | 'DELETE', path = '', who: Who = 'buyer', payload?: object) => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  const headers = { host, cookie, origin: `http://${host}` }
  return world.app.inject({ method, url: `/api/exports/v1/schedules${path}`, headers, ...(payload && { payload }) })
}
const WEEKLY = { every: 'week', format: 'csv', onlyChanged: false }
const tick = () => inTenant((tx) => runSchedules.run({ tx, services: world.services, tenant: 'process' }))
/** Sessions end sooner than a schedule comes round, so the time is moved for the schedules alone. */
const makeDue = (count = 3) =>
  inTenant((tx) =>
    tx
      .updateTable('exportSchedule')
      .set({ nextAt: new Date(NOW.getTime() - count * 604_800_000) })
      .execute(),
  )
const countJobs = async () =>
  (await inTenant((tx) => tx.selectFrom('job').select('id').where('kind', '=', SCHEDULED_EXPORT).execute())).length

test('a person schedules exports of the active account, sees and ends them; nobody else does [T-83]', async () => {
  const added = await call('POST', '', 'buyer', WEEKLY)
  expect(added.statusCode).toBe(201)
  const { id } = added.json<{ id: string }>()
  expect(added.json()).toMatchObject({ account: 'PR1~0000104210', ...WEEKLY, nextAt: '2026-11-23T04:00:00.000Z' })
  expect((await call('GET')).json()).toMatchObject({ schedules: [{ id }] })
  for (const who of ['colleague', 'foreign'] as const) {
    expect((await call('GET', '', who)).json()).toEqual({ schedules: [] })
    expect((await call('DELETE', `/${id}`, who)).statusCode).toBe(404)
  }
  expect((await call('GET', '', 'nobody')).statusCode).toBe(401)
  expect((await call('POST', '', 'nobody', WEEKLY)).statusCode).toBe(401)
  expect((await call('POST', '', 'buyer', { ...WEEKLY, every: 'hour' })).statusCode).toBe(400)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
  expect((await call('GET')).json()).toEqual({ schedules: [] })
})

test('each comes once at its time, however many workers look, and what was missed comes once', async () => {
  await call('POST', '', 'buyer', WEEKLY)
  await tick()
  expect(await countJobs()).toBe(0)
  await makeDue()
  await Promise.all([tick(), tick()])
  await tick()
  expect(await countJobs()).toBe(1)
  expect((await call('GET')).json()).toMatchObject({ schedules: [{ nextAt: '2026-11-23T04:00:00.000Z' }] })
})

test('whoever is disabled gets none, and has the schedule again once enabled [T-103]', async () => {
  const { personId } = world.people.buyer
  await inTenant((tx) => updatePerson(tx, personId, { status: 'deactivated', disabledAt: NOW }))
  await makeDue()
  await tick()
  expect(await countJobs()).toBe(1)
  await inTenant((tx) => updatePerson(tx, personId, { status: 'active', disabledAt: null }))
  expect((await call('GET')).json()).toMatchObject({ schedules: [{ nextAt: '2026-11-23T04:00:00.000Z' }] })
})

test('whoever may no longer order for the account gets nothing more [T-83]', async () => {
  await inTenant((tx) => tx.deleteFrom('personSoldTo').where('personId', '=', world.people.buyer.personId).execute())
  await makeDue()
  await tick()
  expect(await countJobs()).toBe(1)
  expect((await call('GET')).json()).toEqual({ schedules: [] })
})

test('one has ten at most', async () => {
  const added = await Promise.all(Array.from({ length: 12 }, () => call('POST', '', 'colleague', WEEKLY)))
  expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409])
})
