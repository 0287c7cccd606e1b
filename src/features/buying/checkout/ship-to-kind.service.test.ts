import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'

let world: CheckoutWorld
let erp: KindClient
let account: string
beforeAll(async () => {
  world = await openCheckoutWorld()
  erp = await openKindClient(world, 'process')
  const [queued] = (await erp.read('people')).filter(({ mail }) => String(mail).startsWith('buyer@'))
  account = String(queued?.['defaultAccount'])
})
afterAll(() => world.close())

const quay = {
  ...{ number: '1', name: 'Nordfjord, Quay', street: 'Strandgata 4', postalCode: '6771', city: 'Nordfjordeid' },
  ...{ region: 'Vestland', countryCode: 'no', hint: 'Before noon' },
}

describe('addresses of accounts', () => {
  test('are read back as they were brought, and again change nothing [T-52]', async () => {
    await erp.bring('ship-tos', [{ ...quay, account }])
    const stored = { ...quay, account }
    expect(await erp.read('ship-tos')).toEqual([stored])
    const since = `?since=${new Date(Date.now() + 1).toISOString()}`
    await new Promise((resolve) => setTimeout(resolve, 5))
    const [erpId, number = ''] = account.split('~')
    await erp.bring('ship-tos', [{ ...quay, account: `${erpId}~${number.replace(/^0+/, '')}` }])
    expect(await erp.read('ship-tos', since)).toEqual([])
    await erp.bring('ship-tos', [{ ...quay, account, countryCode: 'gb', postalCode: 'b2  4qa', region: null }])
    expect(await erp.read('ship-tos')).toMatchObject([{ postalCode: 'B2 4QA', countryCode: 'gb' }])
    await erp.bring('ship-tos', [{ ...quay, account }])
  })

  test('are offered in the checkout, beside those that people add, which can be read back too', async () => {
    const { body } = await world.send('GET', '/api/checkout/v1')
    expect(body).toMatchObject({ delivery: { addresses: [{ name: 'Nordfjord, Quay', countryCode: 'NO', hint: 'Before noon' }] } })
    const own = { name: 'Own', street: 'Long 1', extra: '', postalCode: '80-831', city: 'Gdańsk', region: '', countryCode: 'PL' }
    const choice = { address: own, savesAddress: true, method: 'standard', requestedOn: null, isComplete: false, attention: '' }
    await world.add('V-1', 1)
    const saved = await world.send('PUT', '/api/checkout/v1/delivery', { body: choice })
    expect(saved.status, saved.text).toBe(200)
    expect(await erp.read('ship-tos')).toContainEqual(expect.objectContaining({ name: 'Own', account, countryCode: 'pl' }))
  })

  test('go by their key alone, once and again', async () => {
    await erp.bring('ship-tos', [{ account, number: '1', deleted: true }])
    await erp.bring('ship-tos', [{ account, number: '1', deleted: true }])
    expect((await erp.read('ship-tos')).some(({ number }) => number === '1')).toBe(false)
  })

  test.each([
    ['no account', { account: undefined }, 'account: is missing'],
    ['an account that is not there', { account: 'M1~999999' }, 'account: ‘M1~999999’ is not among the accounts'],
    ['no number', { number: '' }, 'number: is missing'],
    ['no name', { name: '' }, 'name: is missing'],
    ['no street', { street: null }, 'street: is missing'],
    ['no city', { city: null }, 'city: is missing'],
    ['no country', { countryCode: undefined }, 'countryCode: is missing'],
    ['a country that there is not', { countryCode: 'xx' }, 'countryCode: ‘xx’ is no country'],
    ['a postal code of elsewhere', { countryCode: 'de' }, 'postalCode: ‘6771’ is no postal code of de; one looks like 70173'],
    ['no postal code where addresses have one', { countryCode: 'de', postalCode: null }, 'postalCode: is missing'],
    ['a state that there is not', { countryCode: 'us', postalCode: '28202' }, 'region: ‘VESTLAND’ is no state or province of us'],
    ['a formula', { name: '=HYPERLINK(1)' }, 'name: ‘=HYPERLINK(1)’ begins like a formula'],
    ['a text that is too long', { street: 'x'.repeat(201) }, 'street: has 201 letters; 200 are the most'],
    ['an unknown field', { zip: '1' }, 'zip: there is no such field'],
  ])('are refused with %s [T-46]', async (_, fault, sentence) => {
    const [answer] = await erp.send('ship-tos', [{ ...quay, account, ...fault }])
    expect(answer).toMatchObject({ ok: false })
    expect(answer?.error).toContain(sentence)
  })
})
