import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMarineSite, type MarineSite } from '#app/testing/marine-site.ts'

let marine: MarineSite
let first: Awaited<ReturnType<MarineSite['bring']>>
let kari: string
let lars: string
let ingrid: string
let odd: string
beforeAll(async () => {
  marine = await openMarineSite()
  first = await marine.bring()
  kari = await marine.signIn('kari.moen@nordfjord.example')
  lars = await marine.signIn('lars.vik@nordfjord.example')
  ingrid = await marine.signIn('ingrid.dahl@haldenmarine.example')
  odd = await marine.signIn('odd.berg@haldenmarine.example')
})
afterAll(() => marine.close())

const read = (url: string, cookie = '') => marine.read(url, cookie)
const page = (url: string, cookie = '') => marine.page(url, cookie)
const why = async (action: string, cookie: string) => (await read(`/api/me/why?action=${action}&lang=en`, cookie)).allowed

describe('the folder of a company', () => {
  test('is brought whole: every kind of data, and no line is refused', () => {
    expect([first.said, first.isWhole]).toEqual([[], true])
    expect(first.files.filter((line) => !/^[\w-]+\.(csv|ndjson): [1-9]\d* taken, 0 unchanged, 0 refused$/.test(line))).toEqual([])
    const brought = first.files.map((line) => line.slice(0, line.indexOf('.')))
    expect(brought.toSorted()).toEqual(marine.kinds.toSorted())
  })

  test('changes nothing when it comes again, as a check says before [T-52]', async () => {
    const again = first.files.map((line) => line.replace(/(\d+) taken, 0 unchanged/, '0 taken, $1 unchanged'))
    expect(await marine.bring('--check')).toEqual({ said: [], isWhole: true, files: again })
    expect(await marine.bring()).toEqual({ said: [], isWhole: true, files: again })
  })
})

describe('a buyer who was brought', () => {
  test('orders for their account, at its prices, from the stock that was brought', async () => {
    const { account } = await read('/api/accounts/v1/active', kari)
    expect(account).toMatchObject({ name: 'Nordfjord Shipping, Main', currency: 'NOK' })
    expect([await why('order-online', kari), await why('act-for-customer', kari)]).toEqual([true, false])
    const items = [{ sku: 'CP-20' }, { sku: 'FF-10', quantity: 10 }, { sku: 'NR-5' }]
    const payload = { country: 'us', items }
    const { offers } = (await marine.send('POST', '/api/pricing/v1/prices', kari, { payload })).json()
    expect(offers).toMatchObject([
      {
        ...{ sku: 'CP-20', isOwn: true },
        price: { minor: '690000', currency: 'NOK' },
        list: { minor: '740000' },
        stock: { state: 'in', warehouse: 'no', quantity: 24 },
      },
      { sku: 'FF-10', price: { minor: '23900' } },
      { sku: 'NR-5', price: { minor: '2250000' } },
    ])
    expect((await read('/api/cart/v1/part-numbers', kari)).numbers).toContainEqual({ number: 'NF-4711', sku: 'CP-20' })
  })

  test('finds the catalogue in both languages, with what belongs to a product', async () => {
    expect(await page('/us/en/products')).toContain('Propulsion')
    expect(await page('/de/de/products')).toContain('Antrieb')
    const pump = await page('/us/en/products-dynamic/CP-20', kari)
    for (const words of ['CP-20 cooling pump', 'Flow rate', 'Seal kit for CP-20', 'The cooling pump is noisy'])
      expect(pump).toContain(words)
    expect(await page('/de/de/products-dynamic/CP-20')).toContain('CP-20 Kühlwasserpumpe')
    expect(await page('/us/en/products-dynamic/MX-80')).toContain('MX-100')
    expect((await read('/api/dealers?country=no')).dealers).toMatchObject([{ name: 'Bergen Motor' }])
  })

  test('orders, and follows what the ERP says about it', async () => {
    const lines = [{ sku: 'CP-20', quantity: 2 }]
    const added = await marine.send('POST', '/api/cart/v1/lines', kari, { payload: { lines } })
    expect([added.statusCode, added.json().failed]).toEqual([200, []])
    const { cartId } = await read('/api/cart/v1', kari)
    const headers = { 'idempotency-key': randomUUID() }
    const placed = await marine.send('POST', '/api/cart/v1/orders', kari, { payload: { cartId }, headers })
    expect(placed.statusCode, placed.body).toBe(201)
    const { orderNumber } = placed.json()
    expect(await read(`/api/orders/v1/${orderNumber}`, kari)).toMatchObject({
      state: 'Received',
      shipTo: { countryCode: 'NO' },
      // By the freight and the taxes that were brought.
      freight: { minor: '19000' },
      taxes: [{ name: 'VAT', percent: '25', amount: { minor: '349750' } }],
      total: { minor: '1748750', currency: 'NOK' },
    })
    const tell = await marine.openErp('orders:write', 'shipments:write')
    expect(
      await tell('orders', { orderNumber, state: 'CONF', lines: [{ ...lines[0], position: 10, unitPrice: '6900.00' }] }),
    ).toContain('"ok":true')
    expect(await read(`/api/orders/v1/${orderNumber}`, kari)).toMatchObject({ state: 'Confirmed' })
    const shipment = { shipmentNumber: '80009999', orderNumber, shippedOn: '2026-11-19', lines: [{ position: 10, quantity: 2 }] }
    expect(await tell('shipments', shipment)).toContain('"ok":true')
    expect(await read(`/api/orders/v1/${orderNumber}`, kari)).toMatchObject({ state: 'Shipped' })
    expect(await page(`/us/en/secure/orders/details.orderNum-${orderNumber}`, kari)).toContain(orderNumber)
  })

  test('sees earlier orders and invoices, and gets the PDF that came, byte for byte', async () => {
    const order = await read('/api/orders/v1/4500012345', kari)
    expect(order).toMatchObject({ state: 'Shipped', shipments: [{ carrier: 'Fjord Freight' }] })
    expect((await read('/api/invoices/v1', kari)).rows.map(({ number }: { number: string }) => number)).toEqual([
      '90001234',
      '90001100',
    ])
    const document = await marine.send('GET', '/api/invoices/v1/90001234/document', kari)
    expect(document.rawPayload.equals(await marine.readSample('invoice-90001234.pdf'))).toBe(true)
    expect((await marine.send('GET', '/api/invoices/v1/90001234/document')).statusCode).toBe(401)
  })

  test('reads the case with its conversation, and the colleague does not', async () => {
    const { messages } = await read('/api/cases/v1/cases/C-1001', kari)
    expect(messages.map(({ author }: { author: string }) => author)).toEqual(['Kari Moen', '', 'Kari Moen', 'Ingrid Dahl'])
    expect((await marine.send('GET', '/api/cases/v1/cases/C-1001', lars)).statusCode).toBe(404)
  })

  test('has the sites of the account', async () => {
    const [sites] = await read('/sm/api/uop/myfacilities/sites', kari)
    expect(sites).toMatchObject({
      primaryAccount: { site: 'Head office Nordfjordeid' },
      contactAccountMap: [{ secondaryAccount: { site: 'Yard Bergen' } }],
    })
  })

  test('gets to a tool that was approved, and not to one that waits', async () => {
    expect([await why('use-tool:fleet-monitor', kari), await why('use-tool:fleet-monitor', lars)]).toEqual([true, false])
    expect(await page('/de/de/secure/tools/fleet-monitor', kari)).toContain('https://fleet.haldenmarine.example/')
    const { apps } = await read('/de/de.apps-list.json', kari)
    expect(apps).toContainEqual(expect.objectContaining({ toolId: 'fleet-monitor', name: 'Flottenmonitor' }))
  })

  test('takes a seat on a course, which the colleague has to request first', async () => {
    const { courses } = await read('/api/training/v1/courses?language=de')
    const course = courses.find(({ id }: { id: string }) => id === 'ENG-101')
    expect(course).toMatchObject({ title: 'Motorenservice', dates: [{ seats: 12 }, { seats: 10 }] })
    const enrol = (cookie: string) => marine.send('PUT', `/api/training/v1/dates/${course.dates[0].id}/enrolment`, cookie)
    expect((await enrol(kari)).json()).toEqual({ status: 'Enrolled' })
    expect((await enrol(lars)).statusCode).toBe(403)
    const requested = await marine.send('POST', '/pif/api/account/v1/tools/user-tool-access/training', lars, { payload: {} })
    expect(requested.json()).toMatchObject({ toolId: 'training', access: { status: 'Pending' } })
  })
})

describe('documents that were brought', () => {
  test('come byte for byte, one free and one behind the agreement [T-44]', async () => {
    const free = await marine.send('GET', '/content/dam/marine/downloads/mx-100-data-sheet.pdf')
    expect(free.rawPayload.equals(await marine.readSample('mx-100-data-sheet.pdf'))).toBe(true)
    const assetPath = '/content/dam/marine/downloads/cp-20-drawing.pdf'
    expect((await marine.send('GET', assetPath, kari)).statusCode).toBe(403)
    const agreement = await marine.get('/us/en/fragments/licences/software/jcr:content/root/responsivegrid.html')
    const payload = { assetPath, version: agreement.headers['x-content-version'], locale: 'us/en' }
    const accepted = await marine.send('POST', '/api/downloads/v1/acceptances', kari, { payload })
    const drawing = await marine.send('GET', accepted.json().url, kari)
    expect(drawing.rawPayload.equals(await marine.readSample('cp-20-drawing.pdf'))).toBe(true)
  })

  test('and those for customers come to them alone, with a tool to whoever has it [T-44, T-45]', async () => {
    const listFor = async (who: string) =>
      ((await read('/api/downloads/v1/documents?sku=MX-100', who)).documents ?? []).map((one: { name: string }) => one.name)
    const [torques, parameters] = ['MX-100: Tightening torques', 'MX-100: Parameters of the control unit']
    expect([await listFor(lars), (await listFor(kari)).toSorted()]).toEqual([[torques], [parameters, torques].toSorted()])
    const assetPath = '/content/dam/marine/downloads/mx-100-parameters.txt'
    const unlock = (who?: string) => marine.send('POST', '/api/downloads/v1/submissions', who, { payload: { assetPath } })
    expect([(await unlock()).statusCode, (await unlock(lars)).statusCode]).toEqual([404, 403])
    const file = await marine.send('GET', (await unlock(kari)).json().url, kari)
    expect(file.rawPayload.equals(await marine.readSample('mx-100-parameters.txt'))).toBe(true)
  })

  test('have their pages: publication, software and articles', async () => {
    expect(await page('/us/en/secure/technical-publications/mx-100-mm', kari)).toContain('MX-100: Maintenance manual')
    const manual = await marine.send('GET', '/content/dam/marine/publications/mx-100-mm/A.pdf', kari)
    expect(manual.rawPayload.equals(await marine.readSample('mx-100-mm.pdf'))).toBe(true)
    const { software } = await read('/pif/api/swdownload/v1/list', kari)
    expect(software).toMatchObject([{ productKey: 'engine-reader', version: '1.4.0', gate: 'free' }])
    const download = { payload: { eakNumber: software[0].eakNumber } }
    const { url } = (await marine.send('POST', '/pif/api/swdownload/v1/download', kari, download)).json()
    expect((await marine.send('GET', url, kari)).rawPayload.equals(await marine.readSample('engine-reader-1.4.0.zip'))).toBe(true)
    expect(await page('/de/de/support/knowledge/article-detail.ka_10001')).toContain('Leitung entlüften.')
    expect((await marine.get('/us/en/support/knowledge/article-detail.ka_10002')).statusCode).toBe(302)
    expect(await page('/us/en/support/knowledge/article-detail.ka_10002', kari)).toContain('Connect the engine reader.')
  })
})

describe('employees who were brought', () => {
  test('act for the customers they serve, and each role reads its own message', async () => {
    expect(await why('act-for-customer', ingrid)).toBe(true)
    const { customers } = await read('/api/acting/customers?search=Kari', ingrid)
    expect(customers).toMatchObject([{ email: 'kari.moen@nordfjord.example', accounts: 2 }])
    const messageOf = async (cookie: string) => (await read('/sm/api/common/account/message', cookie)).PortalSignInMessage
    expect(await messageOf(kari)).toContain('engines for overhaul')
    expect(await messageOf(ingrid)).toContain('visits to customers')
    const acting = await marine.send('POST', '/api/acting', ingrid, { payload: { personId: customers[0].id } })
    expect(acting.statusCode, acting.body).toBe(200)
    expect((await read('/api/accounts/v1/active', ingrid)).account).toMatchObject({ name: 'Nordfjord Shipping, Main' })
  })

  test('find that nothing is left to set up but the brand and the words of the legal pages', async () => {
    const readSetup = () => read('/api/back-office/v1/setup', odd)
    const { percent, steps } = await readSetup()
    expect(steps.filter(({ state }: { state: string }) => state === 'to-do')).toMatchObject([{ id: 'brand' }, { id: 'legal' }])
    expect(percent).toBe(83)
    expect(steps).toContainEqual(expect.objectContaining({ id: 'people', state: 'done', gap: 0 }))
    await marine.site.publish('marine', [{ path: '/legal/terms', title: 'Our terms' }])
    expect((await readSetup()).percent).toBe(91)
  })

  test('bring the folder every night: what people did meanwhile stays, and nothing changes', async () => {
    const { said, files } = await marine.bring()
    expect([said, files.filter((line) => !line.includes(' 0 taken'))]).toEqual([[], []])
  })
})
