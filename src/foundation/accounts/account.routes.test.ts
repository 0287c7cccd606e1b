import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  insertCompanies,
  insertFavouriteSoldTos,
  insertOwnSoldTos,
  insertSoldTos,
} from '#foundation/accounts/testing/insert-accounts.ts'
import { insertTools, insertToolAccess } from '#foundation/entitlements/testing/insert-tools.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const COMPANY = '00000000-0000-8000-8000-000000000001'
const SECOND = '00000000-0000-8000-8000-00000000000b'
const FIRST = '00000000-0000-8000-8000-00000000000a'

const account = {
  erpId: 'ERP1',
  salesOrg: '1000',
  name: 'Northline Airways',
  city: 'Charlotte',
  postalCode: '28202',
  countryCode: 'US',
  defaultCurrency: 'USD',
  customerUnitCurrency: 'EUR',
  currencies: ['USD', 'EUR'],
  isEcomEnabled: true,
  toolAccess: ['OrdersReturns'],
}

let site: TestApp
let buyer: SignedIn
let neighbour: SignedIn
let foreigner: SignedIn
let csr: SignedIn
let blocked: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertCompanies(tx, [
      {
        id: COMPANY,
        number: '400100',
        name: 'Northline',
        customerType: 'Distributor',
        customerGroup: 'Key Account',
        lineOfBusiness: 'Service',
      },
    ])
    await insertSoldTos(tx, [
      { ...account, id: FIRST, number: '0000104210' },
      { ...account, id: SECOND, number: 'H204518', isEcomEnabled: false, toolAccess: null, defaultCurrency: null },
    ])
    await insertTools(tx, [
      { id: 'ecommerce', name: 'Order online', businessSegment: 'Commerce', pagePath: null, targetUrl: null },
      { id: 'training', name: 'Training', businessSegment: 'Service', pagePath: null, targetUrl: null },
    ])
  })
  buyer = await signInAs(site, 'buyer@sps.example', {
    honId: 'H700001',
    givenName: 'Amara',
    familyName: 'Brandt',
    jobTitle: 'Purchasing Manager',
    department: 'Purchasing',
    functionName: 'Procurement',
    countryCode: 'US',
    city: 'Charlotte',
    state: 'NC',
    postalCode: '28202',
    companyId: COMPANY,
    linesOfBusiness: ['Projects', 'Service', 'Projects'],
    serviceLevel: 'Refer to Network',
    defaultCurrency: 'EUR',
    isNewUser: true,
    signInMessage: 'Planned maintenance on Sunday.',
    tempEmail: 'new@mover.example',
    userRole: 'logistics',
  })
  neighbour = await signInAs(site, 'neighbour@sps.example')
  foreigner = await signInAs(site, 'buyer@process.example')
  csr = await signInAs(site, 'csr@sps.example', { isInternal: true, userType: 'Employee', managerRole: true })
  blocked = await signInAs(site, 'blocked@sps.example', { contactErrorCode: '401' })
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertOwnSoldTos(tx, [{ personId: buyer.personId, soldToIds: [SECOND, FIRST], defaultAt: 1 }])
    await insertFavouriteSoldTos(tx, [{ personId: csr.personId, soldToIds: [FIRST] }])
    await insertToolAccess(tx, [
      { personId: buyer.personId, toolId: 'training', status: 'Approved', lmsUserId: 'LMS-1' },
      { personId: neighbour.personId, toolId: 'ecommerce', status: 'Pending', lmsUserId: null },
    ])
  })
})
afterAll(() => site.close())

const get = async (url: string, { host, cookie }: { host: string; cookie?: string }) => {
  const answer = await site.app.inject({ url, headers: { host, ...(cookie ? { cookie } : {}) } })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
}

const STATUS = '/pif/api/account/v1/status'
const CONTACT = '/pif/api/account/v1/get-contact-details'
const FAVOURITES = '/pif/api/soldto/favorite/v1/user'
const PATHS = [
  STATUS,
  '/sm/api/account/status',
  '/sm/api/common/user/status',
  '/sm/api/common/account/message',
  CONTACT,
  FAVOURITES,
  `${FAVOURITES}/soldto/`,
  '/pif/api/account/v1/service-level',
]

test.each([STATUS, '/sm/api/account/status'])(
  '%s tells who is signed in and for whom they work [1.0.30, 3.2.4, 3.2.5, 3.2.6, 3.2.7, 3.2.8, 3.2.9, 7.1.6]',
  async (path) => {
    const { status, headers, body } = await get(`${path}?appId=portico-sps`, buyer)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toEqual({
      session_valid: true,
      honId: 'H700001',
      isInternalUser: false,
      isAsmUser: false,
      isNewUser: true,
      serviceLevel: 'Refer to Network',
      tempEmailId: 'new@mover.example',
      email: 'buyer@sps.example',
      emailId: 'buyer@sps.example',
      firstName: 'Amara',
      lastName: 'Brandt',
      jobTitle: 'Purchasing Manager',
      department: 'Purchasing',
      function: 'Procurement',
      address: { country: 'US', city: 'Charlotte', state: 'NC', postalCode: '28202' },
      account: {
        id: COMPANY,
        name: 'Northline',
        accountId: '400100',
        customer: { type: 'Distributor', group: 'Key Account' },
        lineOfBusiness: 'Service',
      },
      accountName: 'Northline',
    })
  },
)

test('someone without a company has a status without an account', async () => {
  const { body } = await get(STATUS, neighbour)
  expect(body).toMatchObject({ accountName: '', serviceLevel: '', tempEmailId: '' })
  expect(body).not.toHaveProperty('account')
})

test('contact details hold accounts, tools, roles, currency, language and lines of business [3.3.3, 3.3.4, 3.3.5, 3.3.6, 3.3.7, 3.3.8, 7.1.9]', async () => {
  const { status, body } = await get(`${CONTACT}?appId=portico-sps`, buyer)
  expect(status).toBe(200)
  const { soldToAccounts, ...rest } = body
  expect(soldToAccounts).toHaveLength(2)
  expect(rest).toEqual({
    address: { countryCode: 'US' },
    toolAccess: [
      { masterToolId: 'ecommerce', name: 'Order online', status: 'Not Requested' },
      { masterToolId: 'training', name: 'Training', status: 'Approved', lmsUserId: 'LMS-1' },
    ],
    userRole: 'logistics',
    userType: 'Customer',
    portalUser: [{ defaultCurrency: 'EUR' }],
    defaultCurrency: 'EUR',
    language: { isoCode: 'en' },
    uniqueLineOfBusiness: ['Projects', 'Service'],
  })
})

test('an account tells its number, ERP, currencies, tools and whether ordering is enabled [3.3.2, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 3.4.7, 3.4.8]', async () => {
  const { body } = await get(CONTACT, buyer)
  const { name, city, postalCode, erpId, salesOrg } = account
  const detail = { name, city, postalCode, erpId, salesOrg, currency: { isoCode: 'USD' }, currencyIso: 'USD' }
  const same = {
    erpId,
    salesOrg,
    name,
    city,
    postalCode,
    customerUnitCurrency: 'EUR',
    currencyList: { currency: [{ isoCode: 'USD' }, { isoCode: 'EUR' }] },
    currencySalesorgList: [
      { salesOrg: '1000', currencyISO: 'USD' },
      { salesOrg: '1000', currencyISO: 'EUR' },
    ],
  }
  expect(body['soldToAccounts']).toEqual([
    {
      ...same,
      soldToNumber: 'H204518',
      isDefault: false,
      defaultCurrency: '',
      EcomEnabled: 'Disabled',
      ecomEnabled: 'Disabled',
      soldToToolAccess: null,
      soldToDetails: [{ ...detail, ecomEnabled: 'Disabled' }],
    },
    {
      ...same,
      soldToNumber: '0000104210',
      isDefault: true,
      defaultCurrency: 'USD',
      EcomEnabled: 'Enabled',
      ecomEnabled: 'Enabled',
      soldToToolAccess: ['OrdersReturns'],
      soldToDetails: [{ ...detail, ecomEnabled: 'Enabled' }],
    },
  ])
})

test.each([FAVOURITES, `${FAVOURITES}/soldto/`])(
  '%s tells an employee’s favourite accounts in the shape of contact details [3.3.1, 7.1.10]',
  async (path) => {
    const [favourites, contact] = [await get(`${path}?appId=portico-sps`, csr), await get(CONTACT, csr)]
    expect(favourites.body['soldToAccounts']).toMatchObject([{ soldToNumber: '0000104210', isDefault: true }])
    expect(contact.body['soldToAccounts']).toEqual([])
    const { totalAccounts, ...shape } = favourites.body
    expect(totalAccounts).toBe(1)
    expect({ ...shape, soldToAccounts: [], defaultCurrency: '' }).toEqual(contact.body)
    expect(contact.body).toMatchObject({ managerRole: true, userType: 'Employee' })
  },
)

test('someone whose contact details are refused gets error code 401 and nothing of theirs, and stays signed in [3.3.9]', async () => {
  expect(await get(CONTACT, blocked)).toMatchObject({ status: 200, body: { error: { errorCode: 401 } } })
  expect((await get(STATUS, blocked)).status).toBe(200)
})

test('the first visit, the sign-in message and the service level are told alone [3.2.11, 7.1.7, 7.1.8, 7.3.5]', async () => {
  expect((await get('/sm/api/common/user/status', buyer)).body).toEqual({ isNewUser: true })
  expect((await get('/sm/api/common/account/message', buyer)).body).toEqual({
    PortalSignInMessage: 'Planned maintenance on Sunday.',
  })
  expect((await get('/sm/api/common/account/message', neighbour)).body).toEqual({ PortalSignInMessage: '' })
  expect((await get('/pif/api/account/v1/service-level', buyer)).body).toEqual({ serviceLevel: 'Refer to Network' })
})

describe.each(PATHS)('%s', (path) => {
  test('tells an foreigner visitor nothing, whatever the cookies claim [T-15]', async () => {
    for (const cookie of [undefined, 'sps-isAuthenticated=true', 'sps-isAuthenticated=true; sps-token=forged']) {
      const { status, body } = await get(path, { host: 'sps.localhost', cookie })
      expect(status).toBe(401)
      expect(body).toMatchObject({ session_valid: false, code: 'unauthorised' })
    }
  })

  test('refuses the appId of another tenant, and a session of another tenant [T-5]', async () => {
    expect((await get(`${path}?appId=portico-process`, buyer)).status).toBe(400)
    expect((await get(path, { host: 'process.localhost', cookie: buyer.cookie })).status).toBe(401)
    expect((await get(path, { host: 'process.localhost', cookie: buyer.cookie.replaceAll('sps-', 'process-') })).status).toBe(401)
  })

  test('refuses an appId that is no name', async () => {
    expect((await get(`${path}?appId=portico-sps&appId=portico-process`, buyer)).status).toBe(400)
    expect((await get(`${path}?appId=${'a'.repeat(65)}`, buyer)).status).toBe(400)
  })
})

test('nobody sees the accounts of another person or tenant', async () => {
  for (const other of [neighbour, foreigner]) {
    expect((await get(CONTACT, other)).body['soldToAccounts']).toEqual([])
    expect((await get(FAVOURITES, other)).body['soldToAccounts']).toEqual([])
  }
  expect((await get(CONTACT, foreigner)).body['toolAccess']).toEqual([])
})
