import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'
import {
  openProcurementWorld,
  writeOrder,
  writeSetup,
  type ProcurementWorld,
} from '#features/buying/procurement/testing/procurement-world.ts'

let world: ProcurementWorld
beforeAll(async () => {
  world = await openProcurementWorld()
})
afterAll(() => world.close())

const decode = (fields: readonly { name: string; value: string }[]): string =>
  Buffer.from(fields.find(({ name }) => name === 'cxml-base64')?.value ?? '', 'base64').toString('utf8')

describe('setup', () => {
  test('answers a start page that works once and for ten minutes [T-110]', async () => {
    const { secret, identity } = await world.connect()
    const answer = await world.postCxml(writeSetup({ secret, identity }))
    expect(answer).toMatchObject({ http: 200, status: 200, type: 'text/xml; charset=utf-8' })
    expect(answer.text).not.toContain(secret)
    const first = await world.open(answer.start)
    expect(first.status).toBe(303)
    expect(first.cookie).toMatch(/^__Host-punch-out-[\w-]{36}=[\w-]{43}; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/)
    expect((await world.open(answer.start)).status).toBe(410)
    expect((await world.open(`${answer.start}x`)).status).toBe(410)
    const late = await world.postCxml(writeSetup({ secret, identity }))
    await world.inTenant((tx) => sql`update punch_out set start_until = created_at where started_at is null`.execute(tx))
    expect((await world.open(late.start)).status).toBe(410)
  })

  test('a payload that comes again opens no second visit', async () => {
    const { secret, identity, id } = await world.connect()
    const document = writeSetup({ secret, identity })
    const [first, second] = [await world.postCxml(document), await world.postCxml(document)]
    expect(second.start).toBe(first.start)
    const { rows } = await world.inTenant((tx) => sql`select from punch_out where connection_id = ${id}`.execute(tx))
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['a wrong secret', { secret: 'wrong' }, 401],
    ['no secret', { secret: '' }, 401],
    ['an unknown identity', { identity: 'somebody' }, 401],
    ['an unknown operation', { operation: 'source' }, 406],
    ['an address that is not encrypted', { url: 'http://buyer.example/back' }, 400],
    ['an address with a script', { url: 'javascript:alert(1)' }, 400],
  ])('refuses %s as cXML [T-110]', async (_, differs, status) => {
    const { secret, identity } = await world.connect()
    const answer = await world.postCxml(writeSetup({ secret, identity, ...differs }))
    expect(answer).toMatchObject({ http: 200, status })
    expect(answer.start).toBeUndefined()
  })

  test.each([
    ['no XML', 'hello'],
    ['an internal subset', writeSetup({ doctype: '<!DOCTYPE cXML [<!ENTITY a "b">]>' })],
    ['a document that is cut off', writeSetup().slice(0, 400)],
    ['another document', '<Order/>'],
    ['nesting without end', `<cXML payloadID="1">${'<a>'.repeat(20_000)}`],
    ['an entity of its own', writeSetup({ cookie: '&bomb;' })],
    ['nothing', ''],
    ['more than a megabyte', `<cXML>${' '.repeat(1_100_000)}</cXML>`],
  ])('refuses %s with 400 [T-81]', async (_, document) => {
    expect(await world.postCxml(document)).toMatchObject({ http: 200, status: 400 })
  })

  test('reads other encodings, and single quotes', async () => {
    const { secret, identity } = await world.connect()
    const document = writeSetup({ secret, identity, cookie: 'Größe' }).replace('encoding="UTF-8"', "encoding='ISO-8859-1'")
    const answer = await world.postCxml(Buffer.from(document, 'latin1'))
    expect(answer.status).toBe(200)
    const opened = await world.open(answer.start)
    await world.inVisit(opened, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 1 }] })
    const { body } = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})
    expect(decode(body.fields)).toContain('<BuyerCookie>Größe</BuyerCookie>')
  })

  test('logs what came, without the secret', async () => {
    const { secret, identity, id } = await world.connect()
    await world.postCxml(writeSetup({ secret, identity }))
    await world.postCxml(writeSetup({ secret: 'guess', identity }))
    const { body, text } = await world.call(world.chief, 'GET', `/api/company/v1/procurement/${id}/messages`)
    expect(body.messages.map(({ status }: { status: number }) => status)).toEqual([401, 200])
    expect(text).not.toContain(secret)
    expect(text).not.toContain('>guess<')
  })

  test.each([
    ['in CDATA', (document: string) => document.replace(/<SharedSecret>(.*?)</, '<SharedSecret><![CDATA[$1]]><')],
    ['behind a comment', (document: string) => document.replace('<SharedSecret>', '<SharedSecret><!-- x -->')],
    ['in UTF-16', (document: string) => Buffer.from(`\uFEFF${document.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    [
      'in UTF-16, the greater byte first',
      (document: string) => Buffer.from(`\uFEFF${document.replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16(),
    ],
  ] as const)('the log hides a secret %s, right or wrong [T-109]', async (_, write) => {
    const { secret, identity, id } = await world.connect()
    for (const shared of [secret, 'guessed-secret']) await world.postCxml(write(writeSetup({ secret: shared, identity })))
    const { body, text } = await world.call(world.chief, 'GET', `/api/company/v1/procurement/${id}/messages`)
    expect(body.messages.map(({ status }: { status: number }) => status)).toEqual([401, 200])
    expect(body.messages[1].document).toContain('<BuyerCookie>1CX3L4843PPZO</BuyerCookie>')
    for (const shared of [secret, 'guessed-secret']) expect(text).not.toContain(shared)
  })
})

test('a document that names its sender alone is answered to the sender, by the names that it used', async () => {
  const connection = await world.connect()
  const setup = writeSetup(connection)
    .replace(/<From>.*?<\/From>/, '<From/>')
    .replace('AN01000000001', connection.identity)
  const opened = await world.open((await world.postCxml(setup)).start)
  await world.inVisit(opened, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 1 }] })
  const { body } = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})
  const to = `<To><Credential domain="NetworkId"><Identity>${connection.identity}</Identity></Credential></To>`
  expect(decode(body.fields)).toContain(to)
})

describe('a visit', () => {
  test('transfers the cart at contract prices, with the cookie untouched and no secret', async () => {
    const connection = await world.connect({ classification: '40141600' })
    await world.inTenant((tx) =>
      sql`insert into company_part_number (company_id, folded, number, sku, changed_at)
        values (${world.company}, 'nl77140', 'NL-77140', 'V-1', now()) on conflict do nothing`.execute(tx),
    )
    const opened = await world.visit({ connection, cookie: ' 1CX&amp;L4843 ' })
    await world.inVisit(opened, 'POST', '/api/cart/v1/lines', {
      lines: [
        { sku: 'V-1', quantity: 12 },
        { sku: 'PACK-5', quantity: 40 },
      ],
    })
    const { body: view } = await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')
    expect(view).toMatchObject({ name: 'ProcureOne', operation: 'create', total: { minor: '49600', currency: 'USD' } })
    const { status, body } = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})
    expect(status).toBe(200)
    expect(body.action).toBe('https://buyer.example/punchout?client=NAwl4Jo')
    const document = decode(body.fields)
    expect(findGrammarFaults(document)).toEqual([])
    expect(document).toContain('<BuyerCookie> 1CX&amp;L4843 </BuyerCookie>')
    expect(document).not.toContain('SharedSecret')
    expect(document).toContain('<ItemIn quantity="12" lineNumber="1">')
    expect(document).toContain('<SupplierPartID>V-1</SupplierPartID>')
    expect(document).toContain('<BuyerPartID>NL-77140</BuyerPartID>')
    expect(document).toContain('<UnitPrice><Money currency="USD">8.00</Money></UnitPrice>')
    expect(document).toContain('<UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">40141600</Classification>')
    expect(document).toContain('<LeadTime>10</LeadTime>')
    expect(document).toContain('<Total><Money currency="USD">496.00</Money></Total>')
  })

  test('opens the parts that it is asked to edit, and says which are not sold', async () => {
    const opened = await world.visit({
      operation: 'edit',
      items: [
        ['V-1', 3],
        ['NO-SUCH', 1],
      ],
    })
    const { body } = await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')
    expect(body).toMatchObject({ operation: 'edit', missing: ['NO-SUCH'], lines: [{ sku: 'V-1', quantity: 3 }] })
  })

  test('is only looked at where the buyer says so', async () => {
    const opened = await world.visit({ operation: 'inspect', items: [['V-1', 3]] })
    const refused = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})
    expect(refused).toMatchObject({ status: 409, body: { code: 'inspect_only' } })
    const left = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', { isLeft: true })
    expect(decode(left.body.fields)).not.toContain('ItemIn')
    expect(decode(left.body.fields)).toContain('<Status code="204"')
    expect(findGrammarFaults(decode(left.body.fields))).toEqual([])
  })

  test('has a cart of its own, also beside another visit and the person [T-110]', async () => {
    const connection = await world.connect()
    const [one, two] = [await world.visit({ connection }), await world.visit({ connection })]
    await world.add('V-2', 1)
    await world.inVisit(one, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 2 }] })
    const skusOf = (body: { lines: { sku: string }[] }) => body.lines.map(({ sku }) => sku)
    expect(skusOf((await world.inVisit(one, 'GET', '/api/cart/v1')).body)).toEqual(['V-1'])
    expect(skusOf((await world.inVisit(two, 'GET', '/api/cart/v1')).body)).toEqual([])
    expect(skusOf((await world.send('GET', '/api/cart/v1')).body as never)).toEqual(['V-2'])
    expect((await world.inVisit({ ...one, id: two.id }, 'GET', '/api/cart/v1')).status).toBe(401)
  })

  test.each([
    ['POST', '/api/cart/v1/orders'],
    ['GET', '/api/me/sessions'],
    ['GET', '/api/company/v1/procurement'],
    ['GET', '/api/agents/v1/grants'],
    ['GET', '/api/purchase-orders/v1'],
  ] as const)('opens nothing else: %s %s [T-110]', async (method, url) => {
    const opened = await world.visit()
    expect((await world.inVisit(opened, method, url, method === 'POST' ? {} : undefined)).status).toBe(401)
    const token = /=([\w-]{43});/.exec(opened.cookie)?.[1] ?? ''
    const cookie = `process-token=${token}; process-isAuthenticated=true`
    const answer = await world.app.inject({
      method: 'GET',
      url: '/api/me/sessions',
      headers: { host: 'process.localhost', cookie },
    })
    expect(answer.statusCode).toBe(401)
  })

  test('is meant by a browser that holds its cookie and no session; with both, or with two visits, only by its name [T-110]', async () => {
    const connection = await world.connect()
    const [one, two] = [await world.visit({ connection }), await world.visit({ connection })]
    const cookieOf = ({ cookie }: { cookie: string }) => cookie.split(';')[0] ?? ''
    const read = async (cookie: string, url = '/api/cart/v1') =>
      (await world.app.inject({ url, headers: { host: 'process.localhost', cookie } })).statusCode
    expect(await read(cookieOf(one))).toBe(200)
    expect(await read(cookieOf(one), '/api/me/sessions')).toBe(401)
    expect(await read(`${cookieOf(one)}; ${cookieOf(two)}`)).toBe(401)
    const own = `${cookieOf(one)}; ${world.people.buyer.cookie}`
    expect(await read(own, '/api/me/sessions')).toBe(200)
  })

  test('is framed by the connection’s origins alone, and no other page is [T-110]', async () => {
    const opened = await world.visit()
    const headers = { host: 'process.localhost', cookie: opened.cookie.split(';')[0] ?? '' }
    const page = await world.app.inject({ url: `/punchout/visit/${opened.id}`, headers })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors https://buyer.example;')
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://buyer.example;")
    const other = await world.app.inject({ url: '/us/en', headers })
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const foreign = await world.app.inject({ url: `/punchout/visit/${randomUUID()}`, headers })
    expect(foreign.statusCode).toBe(410)
    expect(foreign.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('carries its token in the address of a window that takes no cookie [T-110]', async () => {
    const opened = await world.visit()
    const page = await world.app.inject({ url: opened.location, headers: { host: 'process.localhost' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`${opened.id}.${opened.token}`)
    const headers = { host: 'process.localhost', 'x-punch-out': `${opened.id}.${opened.token}` }
    expect((await world.app.inject({ url: '/api/punch-out/v1/visit', headers })).statusCode).toBe(200)
    const cookie = opened.cookie.split(';')[0] ?? ''
    const clean = await world.app.inject({ url: opened.location, headers: { host: 'process.localhost', cookie } })
    expect(clean.headers.location).toBe(`/punchout/visit/${opened.id}`)
  })

  test('ends with its connection', async () => {
    const connection = await world.connect()
    const opened = await world.visit({ connection })
    await world.call(world.chief, 'PATCH', `/api/company/v1/procurement/${connection.id}`, { isActive: false })
    expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).status).toBe(404)
    expect((await world.postCxml(writeSetup(connection))).status).toBe(401)
    await world.call(world.chief, 'DELETE', `/api/company/v1/procurement/${connection.id}`)
    expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).status).toBe(401)
  })
})

describe('whoever the connection buys as', () => {
  const moveTo = (company: string | null) =>
    world.inTenant((tx) => sql`update person set company_id = ${company} where id = ${world.people.buyer.personId}`.execute(tx))

  test('buys nothing by it after leaving its company', async () => {
    const connection = await world.connect()
    const opened = await world.visit({ connection })
    const waiting = (await world.postCxml(writeSetup(connection))).start
    const other = randomUUID()
    await world.inTenant((tx) =>
      insertCompanies(tx, [
        { id: other, number: '2', name: 'Southline', customerType: 'Direct', customerGroup: 'A', lineOfBusiness: 'P' },
      ]),
    )
    for (const company of [null, other]) {
      await moveTo(company)
      expect((await world.postCxml(writeSetup(connection))).status).toBe(406)
      expect((await world.postCxml(writeOrder(connection), '/procurement/cxml')).status).toBe(406)
      expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).status).toBe(409)
      expect((await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})).status).toBe(409)
    }
    expect((await world.open(waiting)).status).toBe(410)
    await moveTo(world.company)
    expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).status).toBe(200)
  })

  test('another person takes over: visits of the former one are over', async () => {
    const connection = await world.connect()
    const opened = await world.visit({ connection })
    await world.call(world.chief, 'PATCH', `/api/company/v1/procurement/${connection.id}`, {
      person: 'colleague@process.example',
    })
    expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).status).toBe(404)
    expect((await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})).status).toBe(404)
  })
})

describe('OCI', () => {
  const post = (fields: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url: '/punchout/oci',
      headers: { host: 'process.localhost', origin: 'https://srm.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const HOOK_URL = 'https://srm.example/hook?id=1'

  test('goes shopping and posts the fields to the hook', async () => {
    const { identity, secret } = await world.connect()
    const answer = await post({ username: identity, PASSWORD: secret, HOOK_URL, '~TARGET': '_parent' })
    expect(answer.statusCode).toBe(303)
    const id = /visit\/([\w-]{36})/.exec(String(answer.headers.location))?.[1] ?? ''
    const opened = { id, cookie: String(answer.headers['set-cookie']), status: 303, location: '', token: '' }
    await world.inVisit(opened, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 12 }] })
    const { body } = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})
    const fields = Object.fromEntries(body.fields.map(({ name, value }: { name: string; value: string }) => [name, value]))
    expect(body).toMatchObject({ action: HOOK_URL, target: '_parent' })
    expect(fields).toMatchObject({
      'NEW_ITEM-VENDORMAT[1]': 'V-1',
      'NEW_ITEM-QUANTITY[1]': '12.000',
      'NEW_ITEM-PRICE[1]': '8.00',
      'NEW_ITEM-PRICEUNIT[1]': '1',
      'NEW_ITEM-UNIT[1]': 'EA',
      'NEW_ITEM-CURRENCY[1]': 'USD',
    })
  })

  test.each([
    ['VALIDATE', { PRODUCTID: 'V-1', QUANTITY: '3' }, 'NEW_ITEM-QUANTITY[1]'],
    ['VALIDATE', { PRODUCTID: 'NO-SUCH' }, undefined],
    ['BACKGROUND_SEARCH', { SEARCHSTRING: 'NL-2' }, 'name="NEW_ITEM-VENDORMAT[1]" value="V-2"'],
    ['BACKGROUND_SEARCH', { SEARCHSTRING: 'no such thing' }, undefined],
  ])('answers %s of %j', async (FUNCTION, more, field) => {
    await world.inTenant((tx) =>
      sql`insert into company_part_number (company_id, folded, number, sku, changed_at)
        values (${world.company}, 'nl2', 'NL-2', 'V-2', now()) on conflict do nothing`.execute(tx),
    )
    const { identity, secret } = await world.connect()
    const answer = await post({ USERNAME: identity, PASSWORD: secret, HOOK_URL, FUNCTION, ...more })
    expect(answer.statusCode).toBe(200)
    if (field === undefined) expect(answer.body).not.toContain('NEW_ITEM')
    else expect(answer.body).toContain(field)
  })

  test.each([
    ['a wrong password', { PASSWORD: 'x', HOOK_URL }],
    ['no hook', {}],
    ['a hook that is a script', { HOOK_URL: 'javascript:alert(1)' }],
    ['another function', { HOOK_URL, FUNCTION: 'DROP' }],
  ])('refuses %s', async (_, differs) => {
    const { identity, secret } = await world.connect()
    expect((await post({ USERNAME: identity, PASSWORD: secret, ...differs })).statusCode).toBe(401)
  })
  test('DETAIL opens the shop at the part', async () => {
    const { identity, secret } = await world.connect()
    const answer = await post({ USERNAME: identity, PASSWORD: secret, HOOK_URL, FUNCTION: 'DETAIL', PRODUCTID: 'V-2' })
    expect(answer.statusCode).toBe(303)
    const id = /visit\/([\w-]{36})/.exec(String(answer.headers.location))?.[1] ?? ''
    const opened = { id, cookie: String(answer.headers['set-cookie']), status: 303, location: '', token: '' }
    expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).body).toMatchObject({ selected: 'V-2', lines: [] })
  })

  test.each(['SHOP', 'VALIDATE'])('what is refused after the login stays in the log: %s', async (FUNCTION) => {
    const { identity, secret, id } = await world.connect()
    await world.inTenant((tx) => sql`update person set disabled_at = now() where email = 'buyer@process.example'`.execute(tx))
    const call = { USERNAME: identity, PASSWORD: secret, HOOK_URL, PRODUCTID: 'V-1', ...(FUNCTION !== 'SHOP' && { FUNCTION }) }
    const answer = await post(call)
    await world.inTenant((tx) => sql`update person set disabled_at = null where email = 'buyer@process.example'`.execute(tx))
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('The shop cannot be opened now')
    const { body } = await world.call(world.chief, 'GET', `/api/company/v1/procurement/${id}/messages`)
    expect(body.messages).toMatchObject([
      { kind: `OCI ${FUNCTION}`, status: 406, detail: expect.stringContaining('Nobody') as string },
    ])
    const visits = await world.inTenant((tx) => tx.selectFrom('punchOut').select('id').where('connectionId', '=', id).execute())
    expect(visits).toEqual([])
  })

  test('a wrong password is logged where the name is that of one connection alone', async () => {
    const one = await world.connect()
    await post({ USERNAME: one.identity, PASSWORD: 'x', HOOK_URL })
    const two = await world.connect({ identity: one.identity, domain: 'OCI' })
    await post({ USERNAME: one.identity, PASSWORD: 'x', HOOK_URL })
    const count = async (id: string): Promise<number> =>
      (await world.call(world.chief, 'GET', `/api/company/v1/procurement/${id}/messages`)).body.messages.length
    expect([await count(one.id), await count(two.id)]).toEqual([1, 0])
  })
})
