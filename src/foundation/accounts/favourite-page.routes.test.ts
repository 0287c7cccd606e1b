import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertFavouriteSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const COUNT = 5000
const DEFAULT_AT = 4321
const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`
const numberOf = (at: number): string => String(100_000 + at).padStart(10, '0')

let site: TestApp
let csr: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  csr = await signInAs(site, 'bigcsr@sps.example', { isInternal: true, userType: 'Employee' })
  other = await signInAs(site, 'csr@sps.example', { isInternal: true, userType: 'Employee' })
  const accounts = Array.from({ length: COUNT }, (_, at) => ({
    id: idOf(at),
    number: numberOf(at),
    erpId: 'ERP1',
    salesOrg: '1000',
    // The other way round than their numbers, to see what is sorted.
    name: `Customer ${String(COUNT - at).padStart(5, '0')}${at === 77 ? ' 100% pure_air' : ''}`,
    city: at % 2 === 0 ? 'Ulm' : 'Lyon',
    postalCode: String(10_000 + (at % 7)),
    countryCode: 'US',
    defaultCurrency: 'USD',
    customerUnitCurrency: null,
    currencies: ['USD'],
    isEcomEnabled: true,
    toolAccess: null,
  }))
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertSoldTos(tx, accounts)
    const soldToIds = accounts.map(({ id }) => id)
    await insertFavouriteSoldTos(tx, [
      { personId: csr.personId, soldToIds, defaultAt: DEFAULT_AT },
      { personId: other.personId, soldToIds: [idOf(9)] },
    ])
  })
})
afterAll(() => site.close())

type Reply = { soldToAccounts: { soldToNumber: string; isDefault: boolean; name: string }[]; totalAccounts: number }

const ask = async (query: string, who = csr) => {
  const url = `/pif/api/soldto/favorite/v1/user?appId=portico-sps${query && `&${query}`}`
  const { statusCode, body } = await site.app.inject({ url, headers: { host: who.host, cookie: who.cookie } })
  return { statusCode, bytes: body.length, ...(JSON.parse(body) as Partial<Reply>) }
}
const numbersIn = ({ soldToAccounts = [] }: Partial<Reply>) => soldToAccounts.map(({ soldToNumber }) => soldToNumber)
const cached = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => numberOf(from + at))

test('a page load gets the first fifty of thousands, the default account before them, and their number [4.1.5]', async () => {
  const reply = await ask('')
  expect(numbersIn(reply)).toEqual([numberOf(DEFAULT_AT), ...cached(0, 49)])
  expect(reply.soldToAccounts?.map(({ isDefault }) => isDefault).indexOf(true)).toBe(0)
  expect(reply.totalAccounts).toBe(COUNT)
  expect(reply.bytes).toBeLessThan(60_000)
})

test('pages follow each other without a gap or a double, up to the last [7.1.10]', async () => {
  expect(numbersIn(await ask('page=2'))).toEqual(cached(49, 99))
  expect(numbersIn(await ask('page=2&size=3'))).toEqual(cached(2, 5))
  expect(numbersIn(await ask('page=25&size=200'))).toHaveLength(200)
  expect(await ask('page=26&size=200')).toMatchObject({ statusCode: 200, soldToAccounts: [], totalAccounts: COUNT })
  const all = new Set<string>()
  for (let page = 1; page <= 25; page++) for (const number of numbersIn(await ask(`page=${page}&size=200`))) all.add(number)
  expect(all.size).toBe(COUNT)
})

test.each([
  ['name', [DEFAULT_AT, COUNT - 1, COUNT - 2]],
  ['-name', [DEFAULT_AT, 0, 1]],
  ['number-desc', [DEFAULT_AT, COUNT - 1, COUNT - 2]],
  ['city', [DEFAULT_AT, 1, 3]],
  ['postalCode', [DEFAULT_AT, 0, 7]],
])('sorted by %s the default account still comes first', async (sort, expected) => {
  expect(numbersIn(await ask(`sort=${sort}&size=3`))).toEqual(expected.map(numberOf))
})

test.each([
  ['a number', numberOf(1234), [1234]],
  ['a number without its zeros', String(101_234), [1234]],
  ['part of a name, capitals or not', 'CUSTOMER 04999', [1]],
  ['a per cent sign', '100%25', [77]],
  ['an underscore', 'pure_air', [77]],
  ['nothing that there is', 'zebra', []],
])('finds %s', async (_, typed, expected) => {
  const reply = await ask(`q=${typed}`)
  expect(numbersIn(reply)).toEqual(expected.map(numberOf))
  expect(reply.totalAccounts).toBe(expected.length)
})

test('what fits is counted, and shown page by page', async () => {
  const reply = await ask('q=lyon&size=10')
  expect(reply).toMatchObject({ totalAccounts: COUNT / 2 })
  expect(numbersIn(reply)).toHaveLength(10)
  expect(numbersIn(reply)[0]).toBe(numberOf(DEFAULT_AT))
})

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5',
  'page=',
  'page=1&page=2',
  'page=9999999',
  'size=0',
  'size=201',
  'size=1e2',
  'sort=password',
  'sort=__proto__',
  'sort=name%3Bdrop',
  'q=%00',
  `q=${'x'.repeat(101)}`,
])('%s is refused', async (query) => {
  expect((await ask(query)).statusCode).toBe(400)
})

describe('someone else', () => {
  test('finds their own alone', async () => {
    expect(await ask('q=customer', other)).toMatchObject({ totalAccounts: 1 })
    expect(numbersIn(await ask('size=200', other))).toEqual([numberOf(9)])
  })
  test('who is nobody gets nothing [T-15]', async () => {
    expect((await ask('q=customer', { ...other, cookie: '' })).statusCode).toBe(401)
  })
})
