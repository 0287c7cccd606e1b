import { randomUUID } from 'node:crypto'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { sql } from 'kysely'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'

const COMPANY = randomUUID()

type SetupParts = {
  readonly secret?: string
  readonly identity?: string
  readonly operation?: string
  readonly payloadId?: string
  readonly cookie?: string
  readonly url?: string
  readonly items?: readonly (readonly [sku: string, quantity: number])[]
  readonly doctype?: string
}

const credential = (domain: string, identity: string, secret = ''): string =>
  `<Credential domain="${domain}"><Identity>${identity}</Identity>${secret === '' ? '' : `<SharedSecret>${secret}</SharedSecret>`}</Credential>`

export const writeHead = (identity: string, secret: string): string =>
  `<Header><From>${credential('DUNS', '942888711')}${credential('NetworkID', identity)}</From><To>${credential('DUNS', '123456789')}</To>` +
  `<Sender>${credential('NetworkId', 'AN01000000001', secret)}<UserAgent>ProcureOne 3.1</UserAgent></Sender></Header>`

export const writeSetup = (parts: SetupParts = {}): string => {
  const { secret = '', identity = 'AN-1', operation = 'create', payloadId = `${randomUUID()}@buyer.example`, items = [] } = parts
  const { cookie = '1CX3L4843PPZO', url = 'https://buyer.example/punchout?client=NAwl4Jo', doctype } = parts
  const lines = items.map(
    ([sku, quantity], at) =>
      `<ItemOut quantity="${quantity}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID></ItemOut>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n${doctype ?? '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">'}\n` +
    `<cXML xml:lang="en-US" timestamp="Yesterday, noon" payloadID="${payloadId}">${writeHead(identity, secret)}` +
    `<Request deploymentMode="production"><PunchOutSetupRequest operation="${operation}"><BuyerCookie>${cookie}</BuyerCookie>` +
    `<Extrinsic name="UserEmail">jo@buyer.example</Extrinsic><BrowserFormPost><URL>${url}</URL></BrowserFormPost>` +
    `<SupplierSetup><URL>http://supplier.example/punchout</URL></SupplierSetup>${lines.join('')}</PunchOutSetupRequest></Request></cXML>`
  )
}

/** A company whose admin is `chief`, and whose system buys as `buyer`, in a world with prices and a contract. */
export const openProcurementWorld = async (changes: Parameters<typeof openCheckoutWorld>[0] = {}) => {
  const world: CheckoutWorld = await openCheckoutWorld(changes)
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]): Promise<T> => withTenant(world.services.db, 'process', work)
  await inTenant(async (tx) => {
    await insertCompanies(tx, [
      { id: COMPANY, number: '1', name: 'Northline', customerType: 'Direct', customerGroup: 'A', lineOfBusiness: 'P' },
    ])
    const { buyer, colleague } = world.people
    await sql`update person set company_id = ${COMPANY}, company_role = 'buyer' where id in (${buyer.personId}, ${colleague.personId})`.execute(
      tx,
    )
  })
  const chief = await signInAs(
    world,
    'chief@process.example',
    { companyId: COMPANY, companyRole: 'company-admin' },
    { isProven: true },
  )
  const admin = await signInAs(world, 'admin@process.example', { roles: ['admin'] }, { isProven: true })

  const call = async (who: SignedIn, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const { host, cookie } = who
    const answer = await world.app.inject({
      method,
      url,
      headers: { host, cookie, origin: `http://${host}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, text: answer.body, body: answer.body.startsWith('{') ? answer.json() : {} }
  }
  const postCxml = async (document: string | Buffer, path = '/punchout/cxml') => {
    const headers = { host: 'process.localhost', 'content-type': 'text/xml' }
    const answer = await world.app.inject({ method: 'POST', url: path, headers, payload: document })
    const status = Number(/<Status code="(\d+)"/.exec(answer.body)?.[1])
    const faults = answer.body.startsWith('<?xml') ? findGrammarFaults(answer.body) : []
    if (faults.length > 0) throw new Error(`An answer that the standard does not know: ${faults.join('; ')}`)
    const start = /<URL>([^<]+)<\/URL>/.exec(answer.body)?.[1]
    return { http: answer.statusCode, type: answer.headers['content-type'], text: answer.body, status, start }
  }
  const connect = async (differs: object = {}): Promise<{ id: string; secret: string; identity: string }> => {
    const identity = `AN-${randomUUID()}`
    const body = {
      name: 'ProcureOne',
      domain: 'NetworkId',
      identity,
      person: 'buyer@process.example',
      frameOrigins: ['https://buyer.example'],
    }
    const added = await call(chief, 'POST', '/api/company/v1/procurement', { ...body, ...differs })
    if (added.status !== 201) throw new Error(added.text)
    return { id: added.body.id as string, secret: added.body.sharedSecret as string, identity }
  }
  /** As the browser of the buyer's system follows the address. */
  const open = async (start: string | undefined) => {
    const path = new URL(start ?? '').pathname
    const answer = await world.app.inject({ url: path, headers: { host: 'process.localhost' } })
    const cookie = String(answer.headers['set-cookie'] ?? '')
    const location = answer.headers.location ?? ''
    const id = /visit\/([\w-]{36})/.exec(location)?.[1] ?? ''
    return { status: answer.statusCode, cookie, location, id, token: /session=([\w-]+)/.exec(location)?.[1] ?? '' }
  }
  type Opened = Awaited<ReturnType<typeof open>>
  const inVisit = async ({ id, cookie }: Opened, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const headers = {
      host: 'process.localhost',
      origin: 'http://process.localhost',
      cookie: cookie.split(';')[0],
      'x-punch-out': id,
    }
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: answer.body.startsWith('{') ? answer.json() : {},
    }
  }
  const visit = async (parts: SetupParts & { connection?: { secret: string; identity: string } } = {}) => {
    const { secret, identity } = parts.connection ?? (await connect())
    return open((await postCxml(writeSetup({ secret, identity, ...parts }))).start)
  }
  return { ...world, company: COMPANY, chief, admin, inTenant, call, postCxml, connect, open, inVisit, visit }
}
export type ProcurementWorld = Awaited<ReturnType<typeof openProcurementWorld>>

type OrderParts = {
  readonly secret: string
  readonly identity: string
  readonly orderId?: string
  readonly payloadId?: string
  readonly type?: string
  readonly orderType?: string
  /** A city of the header's address; `nowhere` is one that nothing can be delivered to. */
  readonly shipTo?: string | undefined
  readonly lines?: readonly {
    readonly shipTo?: string
    readonly sku: string
    readonly quantity: number | string
    readonly price?: string
    readonly unit?: string
  }[]
}

const writeShipTo = (city: string | undefined): string =>
  city === undefined
    ? ''
    : `<ShipTo><Address addressID="7"><Name xml:lang="en">Works ${city}</Name>` +
      (city === 'nowhere'
        ? '</Address></ShipTo>'
        : `<PostalAddress><Street>1 Main Street</Street><City>${city}</City><State>NC</State><PostalCode>28202</PostalCode>` +
          `<Country isoCountryCode="US">United States</Country></PostalAddress></Address></ShipTo>`)

export const writeOrder = ({ secret, identity, orderId = `PO-${randomUUID().slice(0, 8)}`, ...parts }: OrderParts): string => {
  const { payloadId = `${randomUUID()}@buyer.example`, type = 'new', lines = [{ sku: 'V-1', quantity: 2 }] } = parts
  const items = lines.map(
    ({ sku, quantity, price = '8.80', unit = 'EA', shipTo }, at) =>
      `<ItemOut quantity="${quantity}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID><ItemDetail>` +
      `<UnitPrice><Money currency="USD">${price}</Money></UnitPrice><Description xml:lang="en">x</Description>` +
      `<UnitOfMeasure>${unit}</UnitOfMeasure><Classification domain="UNSPSC">40141600</Classification></ItemDetail>${writeShipTo(shipTo)}</ItemOut>`,
  )
  const kind = parts.orderType === undefined ? '' : ` orderType="${parts.orderType}"`
  return (
    `<?xml version="1.0"?><cXML payloadID="${payloadId}" timestamp="2026-11-16T09:00:00+00:00">${writeHead(identity, secret)}` +
    `<Request><OrderRequest><OrderRequestHeader orderID="${orderId}" orderDate="2026-11-16" type="${type}"${kind}>` +
    `<Total><Money currency="USD">1</Money></Total>${writeShipTo(parts.shipTo)}</OrderRequestHeader>${items.join('')}</OrderRequest></Request></cXML>`
  )
}
