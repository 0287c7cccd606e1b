import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CXML_PATH, OCI_PATH, ORDERS_PATH } from '#features/buying/procurement/procurement-paths.rules.ts'
import { PROCUREMENT_WORDS } from '#features/buying/procurement/procurement.texts.ts'
import { OCI_FUNCTIONS } from '#features/buying/procurement/oci/oci-call.rules.ts'
import { openProcurementWorld, type ProcurementWorld } from '#features/buying/procurement/testing/procurement-world.ts'
import { en } from '#features/buying/procurement/texts/en.ts'
import { writeOciFields } from '#features/buying/procurement/visit/transfer-form.rules.ts'

const FOLDER = new URL('../../../../docs/guides/procurement/', import.meta.url)
const guides = await Promise.all(
  (await readdir(FOLDER)).map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), 'utf8') })),
)
const PATHS = [CXML_PATH, OCI_PATH, ORDERS_PATH]
const LABELS = new Set<string>([...Object.values(en), PROCUREMENT_WORDS.en.title])

test.each(guides)('$name names labels of our page and addresses of ours as they are', ({ text }) => {
  const labels = [...text.matchAll(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g)].map(([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(3)
  expect(labels.filter((label) => !LABELS.has(label))).toEqual([])
  const paths = [...text.matchAll(/https:\/\/\{host\}(\/[\w/]+)/g)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !PATHS.some((known) => known === path))).toEqual([])
})

test('the fields and functions that the guide of SAP names are those that come back and are taken', () => {
  const { text } = guides.find(({ name }) => name === 'sap.md') ?? { text: '' }
  const line = {
    ...{ sku: 'V-1', name: 'Valve', quantity: 1, unit: 'EA', unspsc: '40141600', customerNumber: 'N-1', manufacturer: 'H' },
    ...{ unitPrice: { minor: 100n, currency: 'USD' }, total: { minor: 100n, currency: 'USD' }, auxiliary: '', href: '' },
  }
  const known = writeOciFields([line as never]).map(({ name }) => name.replace(/^NEW_ITEM-|\[1\]$/g, ''))
  const named = [...text.matchAll(/`(?:NEW_ITEM)?-([A-Z_]+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
  for (const name of OCI_FUNCTIONS.slice(1)) expect(text).toContain(`\`${name}\``)
})

describe('what the guides enter opens the shop and orders', () => {
  let world: ProcurementWorld
  beforeAll(async () => {
    world = await openProcurementWorld()
  })
  afterAll(() => world.close())

  type Party = readonly [domain: string, identity: string]
  const credential = ([domain, identity]: Party, secret = ''): string =>
    `<Credential domain="${domain}"><Identity>${identity}</Identity>${secret && `<SharedSecret>${secret}</SharedSecret>`}</Credential>`
  const write = (from: Party, sender: Party, secret: string, request: string): string =>
    `<?xml version="1.0"?><cXML payloadID="${randomUUID()}" timestamp="2026-11-19T09:00:00+00:00"><Header>` +
    `<From>${credential(from)}</From><To>${credential(['DUNS', '1'])}</To>` +
    `<Sender>${credential(sender, secret)}<UserAgent>x</UserAgent></Sender></Header><Request>${request}</Request></cXML>`
  const SETUP =
    '<PunchOutSetupRequest operation="create"><BuyerCookie>c</BuyerCookie>' +
    '<BrowserFormPost><URL>https://buyer.example/back</URL></BrowserFormPost></PunchOutSetupRequest>'
  const order = (): string =>
    `<OrderRequest><OrderRequestHeader orderID="PO-${randomUUID().slice(0, 8)}" orderDate="2026-11-19" type="new">` +
    '<Total><Money currency="USD">8.80</Money></Total></OrderRequestHeader><ItemOut quantity="1" lineNumber="1">' +
    '<ItemID><SupplierPartID>V-1</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">8.80</Money></UnitPrice>' +
    '<Description xml:lang="en">x</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut></OrderRequest>'

  test.each<[string, string, (own: Party) => readonly [from: Party, sender: Party]]>([
    ['Ariba: the buyer in From, the network in Sender', 'NetworkId', (own) => [own, ['NetworkId', 'AN-THE-NETWORK']]],
    ['Coupa: the same in From and Sender', 'DUNS', (own) => [own, own]],
    ['Jaggaer: the same in From and Sender', 'NetworkId', (own) => [own, own]],
    ['Oracle: its credential in Sender', 'DUNS', (own) => [['InternalSupplierId', 'x'], own]],
  ])('%s', async (_, domain, place) => {
    const { secret, identity } = await world.connect({ domain })
    const [from, sender] = place([domain, identity])
    const setup = await world.postCxml(write(from, sender, secret, SETUP), CXML_PATH)
    expect(setup.status).toBe(200)
    expect((await world.open(setup.start)).status).toBe(303)
    expect((await world.postCxml(write(from, sender, secret, order()), ORDERS_PATH)).status).toBe(200)
    expect((await world.postCxml(write(from, sender, 'wrong', SETUP), CXML_PATH)).status).toBe(401)
  })

  test('SAP: USERNAME, PASSWORD and HOOK_URL at the address for OCI', async () => {
    const { secret, identity } = await world.connect({ domain: 'anything' })
    const fields = {
      USERNAME: identity,
      PASSWORD: secret,
      HOOK_URL: 'https://buyer.example/hook',
      '~TARGET': '_top',
      'sap-language': 'E',
    }
    const headers = { host: 'process.localhost', 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(fields).toString()
    const answer = await world.app.inject({ method: 'POST', url: OCI_PATH, headers, payload })
    expect([answer.statusCode, String(answer.headers.location)]).toEqual([303, expect.stringContaining('/punchout/visit/')])
  })
})
