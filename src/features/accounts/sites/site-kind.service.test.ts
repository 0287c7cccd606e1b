import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const SITES = '/sm/api/uop/myfacilities/sites'
let site: TestApp
let erp: KindClient
let kari: AuthorCalls
beforeAll(async () => {
  site = await openTestApp()
  erp = await openKindClient(site, 'sps')
  const account = { erpId: 'M1', name: 'Nordfjord', countryCode: 'no', currency: 'NOK' }
  await erp.bring('accounts', [
    { ...account, number: '1001' },
    { ...account, number: '1002', name: 'Ærø' },
  ])
  const person = { givenName: 'Kari', familyName: 'Moen', status: 'active' }
  await erp.bring('people', [{ ...person, mail: 'kari@sps.example', accounts: ['1001', '1002'], defaultAccount: '1002' }])
  kari = callsOf(site, await signInAs(site, 'kari@sps.example'))
})
afterAll(() => site.close())

const YARD = {
  ...{ account: 'M1~0000001001', number: 'Y1', name: 'Yard Bergen', street: 'Dokkeveien 2', postalCode: '5011' },
  ...{ city: 'Bergen', countryCode: 'no', isPrimary: true },
}
const QUAY = { account: 'M1~0000001002', number: 'Q1', name: 'Quay', isPrimary: true }
const readSites = async (who = kari) => (await who.get(SITES)).json()[0]

describe('sites of an account', () => {
  test('are seen by everybody who orders for it, the default account’s main one as primary [T-52]', async () => {
    await erp.bring('sites', [YARD, QUAY, { ...QUAY, number: 'Q2', name: 'Shed', isPrimary: false }])
    const { primaryAccount, contactAccountMap } = await readSites()
    expect(primaryAccount).toMatchObject({ name: 'Ærø', site: 'Quay' })
    expect(contactAccountMap).toMatchObject([
      {
        secondaryAccount: { name: 'Nordfjord', site: 'Yard Bergen', address: 'Dokkeveien 2, 5011 Bergen, NO' },
        isOfAccount: true,
      },
      { secondaryAccount: { name: 'Ærø', site: 'Shed' }, isOfAccount: true },
    ])
    const other = callsOf(site, await signInAs(site, 'other@sps.example'))
    expect(await readSites(other)).toMatchObject({ primaryAccount: null, contactAccountMap: [] })
  })

  test('are read back the same, and again change nothing [T-52]', async () => {
    const shed = { account: QUAY.account, number: 'Q2', name: 'Shed' }
    expect(await erp.read('sites')).toEqual([YARD, QUAY, shed])
    const since = `?since=${new Date().toISOString()}`
    await erp.bring('sites', [YARD, QUAY, { ...shed, account: '1002' }])
    expect(await erp.read('sites', since)).toEqual([])
    await erp.bring('sites', [
      { ...QUAY, isPrimary: null },
      { ...shed, isPrimary: true },
    ])
    expect((await readSites()).primaryAccount).toMatchObject({ site: 'Shed' })
    await erp.bring('sites', [QUAY, { ...shed, isPrimary: null }])
  })

  test('need no request, and nobody removes one for the others', async () => {
    const payload = { secondaryAccount: { name: 'nordfjord', site: 'Yard  bergen' } }
    expect((await kari.send('POST', '/sm/api/uop/case/add-site', { payload })).statusCode).toBe(409)
    const own = { secondaryAccount: { name: 'Nordfjord', site: 'Slip 3' } }
    expect((await kari.send('POST', '/sm/api/uop/case/add-site', { payload: own })).statusCode).toBe(200)
    const { contactAccountMap } = await readSites()
    const url = `/sm/api/uop/myfacilities/site/${contactAccountMap[0].contactAccountMapId}`
    expect((await kari.send('DELETE', url)).statusCode).toBe(404)
  })

  test('go by their key alone', async () => {
    const gone = { account: '1001', number: 'Y1', deleted: true }
    await erp.bring('sites', [gone])
    await erp.bring('sites', [gone])
    expect((await readSites()).contactAccountMap).toHaveLength(1)
  })

  test.each([
    ['no account', { account: null }, 'account: is missing'],
    ['an account that is not there', { account: '4711' }, 'account: ‘4711’ is not among the accounts'],
    ['no number', { number: null }, 'number: is missing'],
    ['a number that is none', { number: 7 }, 'number: ‘7’ is no text'],
    ['no name', { name: null }, 'name: is missing'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name: has 121 letters; 120 are the most'],
    ['a formula', { name: '+cmd|calc' }, 'name: ‘+cmd|calc’ begins like a formula, with +'],
    ['a country in words', { countryCode: 'Norway' }, 'countryCode: ‘Norway’ is no country'],
    ['a postal code that is too long', { postalCode: '1'.repeat(21) }, 'postalCode: has 21 letters'],
    ['neither yes nor no', { isPrimary: 'maybe' }, 'isPrimary: ‘maybe’ is neither true nor false'],
    ['an unknown field', { region: 'Vestland' }, 'region: there is no such field'],
  ])('are refused with %s [T-46]', async (_, fault, sentence) => {
    const [answer] = await erp.send('sites', [{ ...YARD, ...fault }])
    expect(answer?.error).toContain(sentence)
  })
})
