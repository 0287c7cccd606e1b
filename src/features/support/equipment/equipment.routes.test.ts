import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PATH = '/api/equipment/v1'
let site: TestApp
let erp: KindClient
let kari: AuthorCalls
let stranger: AuthorCalls

const UNIT = { serialNumber: 'CP20-1', account: 'M1~0000001001', sku: 'CP-20', site: 'Y1', commissionedOn: '2024-03-04' }

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date('2026-11-18T09:00:00Z') } })
  erp = await openKindClient(site, 'sps')
  const account = { erpId: 'M1', name: 'Nordfjord', countryCode: 'no', currency: 'NOK' }
  await erp.bring('accounts', [
    { ...account, number: '1001' },
    { ...account, number: '2002', name: 'Kiel' },
  ])
  await erp.bring('sites', [{ account: '1001', number: 'Y1', name: 'Yard Bergen' }])
  await erp.bring('categories', [{ path: 'pumps', names: { en: 'Pumps' } }])
  const product = { category: 'pumps', lifecycle: 'active' }
  await erp.bring('products', [
    { ...product, sku: 'CP-K', names: { en: 'Seal kit' } },
    { ...product, sku: 'CP-OLD', names: { en: 'Old kit' }, lifecycle: 'obsolete' },
    { ...product, sku: 'CP-20', names: { en: 'Cooling pump', de: 'Kühlpumpe' }, accessories: ['CP-K', 'CP-OLD'] },
  ])
  const person = { givenName: 'Kari', familyName: 'Moen', status: 'active' }
  await erp.bring('people', [
    { ...person, mail: 'kari@sps.example', accounts: ['1001'], defaultAccount: '1001' },
    { ...person, mail: 'other@sps.example', accounts: ['2002'], defaultAccount: '2002' },
  ])
  kari = callsOf(site, await signInAs(site, 'kari@sps.example'))
  stranger = callsOf(site, await signInAs(site, 'other@sps.example'))
  await erp.bring('equipment', [
    { ...UNIT, nextServiceOn: '2026-12-04', warrantyUntil: '2026-11-17' },
    { ...UNIT, serialNumber: 'CP20-2', site: 'Gate 4', nextServiceOn: '2026-11-02' },
    { ...UNIT, serialNumber: 'CP20-3', account: '2002', site: null },
  ])
})
afterAll(() => site.close())

type Row = { id: string; serialNumber: string }
const listOf = async (query = '', who = kari): Promise<Row[]> => (await who.get(`${PATH}${query}`)).json().rows
const serials = (rows: readonly Row[]): string[] => rows.map(({ serialNumber }) => serialNumber)

describe('equipment as a kind of data', () => {
  test('is read back the same, and again changes nothing', async () => {
    const before = await erp.read('equipment')
    expect(before[0]).toEqual({ ...UNIT, nextServiceOn: '2026-12-04', warrantyUntil: '2026-11-17' })
    const since = `?since=${new Date().toISOString()}`
    await erp.bring('equipment', before)
    expect(await erp.read('equipment', since)).toEqual([])
  })

  test('goes by its serial number alone, twice as well', async () => {
    await erp.bring('equipment', [{ ...UNIT, serialNumber: 'GONE' }])
    const gone = { serialNumber: 'GONE', deleted: true }
    await erp.bring('equipment', [gone])
    await erp.bring('equipment', [gone])
    expect(serials(await listOf())).not.toContain('GONE')
  })

  test.each([
    ['no serial number', { serialNumber: null }, 'serialNumber: is missing'],
    ['an account that is not there', { account: '4711' }, 'account: ‘4711’ is not among the accounts'],
    ['a product that is not there', { sku: 'NO-1' }, 'sku: ‘NO-1’ is not among the products'],
    ['a day that is none', { nextServiceOn: 'soon' }, 'nextServiceOn: ‘soon’'],
    ['a formula', { site: '=1+1' }, 'site: ‘=1+1’ begins like a formula'],
    ['an unknown field', { owner: 'x' }, 'owner: there is no such field'],
  ])('is refused with %s', async (_, fault, sentence) => {
    const [answer] = await erp.send('equipment', [{ ...UNIT, ...fault }])
    expect(answer?.error).toContain(sentence)
  })
})

describe('equipment of an account', () => {
  test('is listed by its next service, with its product and site', async () => {
    const { rows, total, counts } = (await kari.get(`${PATH}?language=de`)).json()
    expect([total, counts]).toEqual([2, { all: 2, due: 1, overdue: 1 }])
    expect(rows[1]).toMatchObject({
      ...{ serialNumber: 'CP20-1', product: 'Kühlpumpe', site: 'Yard Bergen' },
      ...{ commissionedOn: '2024-03-04', nextServiceOn: '2026-12-04', service: 'due' },
    })
  })

  test.each([
    ['?q=cp20-1', ['CP20-1']],
    ['?q=yard', ['CP20-1']],
    ['?q=cooling&sort=-serialNumber', ['CP20-2', 'CP20-1']],
    ['?service=overdue', ['CP20-2']],
    ['?service=due', ['CP20-1']],
    ['?site=gate', ['CP20-2']],
    ['?commissioned=2024-03-04..2024-03-04&sort=serialNumber', ['CP20-1', 'CP20-2']],
    ['?commissioned=2024-03-05..', []],
    ['?q=%25', []],
  ])('is found by %s', async (query, expected) => {
    expect(serials(await listOf(query))).toEqual(expected)
  })

  test('has a page of its own with parts, warranty and cases', async () => {
    const payload = { kind: 'product', subject: 'Loud pump', text: 'Since Monday.', priority: 'normal' }
    const about = { productSku: 'CP-20', serialNumber: 'CP20-1' }
    const created = await kari.send('POST', '/pif/api/case/v1/create-portal-case', { payload: { ...payload, ...about } })
    expect(created.statusCode).toBe(201)
    const [second, first] = await listOf()
    const view = (await kari.get(`${PATH}/${first?.id}`)).json()
    expect(view).toMatchObject({
      ...{ serialNumber: 'CP20-1', warranty: 'ended', service: 'due', daysToService: 16, isSold: true },
      parts: [{ sku: 'CP-K', name: 'Seal kit', relation: 'accessory' }],
      cases: [{ label: 'Loud pump' }],
    })
    expect((await kari.get(`${PATH}/${second?.id}`)).json().cases).toEqual([])
  })

  test('of others does not exist', async () => {
    const [unit] = await listOf()
    expect(serials(await listOf('', stranger))).toEqual(['CP20-3'])
    expect((await stranger.get(`${PATH}/${unit?.id}`)).statusCode).toBe(404)
    expect((await kari.get(`${PATH}/00000000-0000-4000-8000-000000000000`)).statusCode).toBe(404)
    const foreign = callsOf(site, await signInAs(site, 'kari@process.example'))
    expect((await foreign.get(`${PATH}/${unit?.id}`)).statusCode).toBe(404)
    expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
    expect((await kari.get(`${PATH}/x`)).statusCode).toBe(400)
    expect((await kari.get(`${PATH}?sort=price`)).statusCode).toBe(400)
  })
})
