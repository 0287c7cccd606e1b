import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { parsePerson, runPerson, type PersonCommand } from '#app/person.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { callAs } from '#app/testing/person-calls.ts'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { uploadFile } from '#foundation/uploads/testing/upload-file.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { listTasks } from '#platform/feature.ts'

const MARK = 'Zqxmarker'
const MAIL = 'buyer@process.example'
const PHONE = '+49 170 5550199'
/** Tests share one store of files. */
const FILE_MARK = randomUUID()
const PDF = Buffer.concat([Buffer.from(`%PDF-1.7\n${FILE_MARK}\n`), Buffer.alloc(2_000, 32)])

let world: CheckoutWorld
let orderNumber = ''
let caseId = ''
const parts = () => ({ ...world.services, backgroundDb: world.services.db, pools: {} })
const run = (act: PersonCommand['act'], email = MAIL, tenant = 'process') => runPerson(parts(), { act, tenant, email })
const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(world.services.db, 'process', work)

/** Every answer below 400: what is refused would plant nothing. */
const plant = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object, headers = {}) => {
  const answer = await callAs(world, world.people.buyer, method, url, { ...(payload && { payload }), headers })
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(400)
  return answer
}

const PROFILE = { givenName: MARK, familyName: `${MARK}son`, jobTitle: MARK, department: MARK, functionName: MARK, phone: PHONE }
const ADDRESS = { name: `${MARK} Works`, street: `${MARK} street 1`, city: 'Gdańsk', postalCode: '80-831', countryCode: 'PL' }

const plantOrder = async (): Promise<void> => {
  await plant('POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 2 }] })
  const cart = (await plant('GET', '/api/cart/v1')).json<{ cartId: string; lines: { id: string }[] }>()
  await plant('PATCH', `/api/cart/v1/lines/${cart.lines[0]?.id}`, { note: `${MARK} on a line` })
  const documentId = await uploadFile(world.app, world.people.buyer, {
    kind: 'purchase-order',
    name: `${MARK}.pdf`,
    content: PDF,
  })
  await plant('PUT', '/api/checkout/v1/payment', { type: 'purchase-order', poNumber: 'PO-4711', documentId })
  const delivery = { address: { ...ADDRESS, region: '', extra: '' }, method: 'standard', attention: `${MARK}, gate 2` }
  await plant('PUT', '/api/checkout/v1/delivery', delivery)
  const key = { 'idempotency-key': randomUUID() }
  orderNumber = (await plant('POST', '/api/cart/v1/orders', { cartId: cart.cartId }, key)).json<{ orderNumber: string }>()
    .orderNumber
  await plant('POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-2', quantity: 1 }] })
}

const plantCase = async (): Promise<void> => {
  const uploads = [await uploadFile(world.app, world.people.buyer, { kind: 'case-file', name: `${MARK}-log.pdf`, content: PDF })]
  const requested = { kind: 'question', subject: `${MARK} flickers`, text: `${MARK} text`, priority: 'normal', uploads }
  caseId = (await plant('POST', '/pif/api/case/v1/create-portal-case', requested)).json<{ caseNumber: string }>().caseNumber
}

const plantForm = async (): Promise<void> => {
  const fields = [
    { kind: 'text', name: 'firstName', label: 'First name', isRequired: true },
    { kind: 'email', name: 'email', label: 'E-mail', isRequired: true },
  ]
  const props = { formKey: 'contact', fields, recipients: [{ to: 'desk@process.example' }] }
  await world.publish('process', [{ path: '/contact', blocks: [{ id: 'form-1', type: 'form', props }] }])
  const payload = new URLSearchParams({ firstName: MARK, email: `${MARK}@process.com`, elapsed: '8000' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
  const answer = await callAs(world, world.people.buyer, 'POST', '/us/en/contact.submit', { payload, headers })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** What no call of the person writes, or only after steps that are not of interest here. */
const plantRows = (personId: string) =>
  inTenant(async (tx) => {
    const insert = async (statement: ReturnType<typeof sql>) => void (await statement.execute(tx))
    await insert(sql`insert into known_device (person_id, fingerprint, name, first_seen_at, last_seen_at)
      values (${personId}, '\\x01', ${MARK}, now(), now())`)
    await insert(sql`insert into person_token (token_hash, person_id, purpose, email, expires_at)
      values ('\\x02', ${personId}, 'change-email', ${MAIL}, now())`)
    await insert(
      sql`insert into external_identity (issuer, subject, person_id, linked_at) values ('https://id.example', ${MARK}, ${personId}, now())`,
    )
    await insert(
      sql`insert into oidc_record (kind, id, payload) values ('Session', 'x', ${JSON.stringify({ accountId: personId, name: MARK })}::jsonb)`,
    )
    await insert(sql`insert into mail_outbox (to_address, subject, text, template)
      values ('staff@process.example', 'New', ${`${MARK} ${MARK}son <${MAIL}> called from ${PHONE}`}, 'x')`)
    await insert(sql`insert into certificate (number, person_id, holder, course_id, course_titles, issued_on)
      values ('C-1', ${personId}, ${`${MARK} ${MARK}son`}, 'c', '{}', now())`)
    await insert(sql`insert into search_event (at, kind, query, is_from_page) values (now(), 'search', ${MAIL}, true)`)
    await insert(
      sql`insert into analytics_request (at, request) values (now(), ${JSON.stringify({ user: MAIL, name: MARK })}::jsonb)`,
    )
    await insert(sql`insert into audit_entry (at, actor_id, subject_id, action, details) values
      (now(), ${randomUUID()}, ${personId}, 'person.disabled', ${JSON.stringify({ object: personId, name: MAIL, before: 'active' })}::jsonb),
      (now(), ${randomUUID()}, ${personId}, 'profile.changed', ${JSON.stringify({ field: 'phone', before: '+49 30 1', after: PHONE })}::jsonb),
      (now(), ${randomUUID()}, ${randomUUID()}, 'data.import', ${JSON.stringify({ name: `${MARK} ${MARK}son`, mail: MAIL.toUpperCase() })}::jsonb)`)
    await insert(sql`insert into invoice (number, account, order_number, po_number, issued_on, due_on, currency, total_minor, document, digest)
      values ('I-1', 'PR1~0000104210', ${orderNumber}, 'PO-4711', now(), now(), 'USD', 2000, '{"billTo": {"name": "Northline"}}', 'd')`)
  })

beforeAll(async () => {
  world = await openCheckoutWorld()
  const { personId } = world.people.buyer
  await inTenant((tx) =>
    sql`insert into webhook (url, events, secret) values ('https://erp.example/in', '{order.placed,form.submitted}', 'x')`.execute(
      tx,
    ),
  )
  await signInAs(world, 'admin@process.example', { roles: ['admin'] })
  await plant('PUT', '/api/me/profile', { ...PROFILE, language: 'en' })
  await plantOrder()
  await plantCase()
  await plantForm()
  await plant('POST', '/api/favourites/v1/favourites', { kind: 'page', title: MARK, href: '/us/en/a' })
  await plant('POST', '/api/me/views', { list: 'orders', name: MARK, query: `find=${MARK}` })
  await plant('POST', '/api/lists/v1', { name: MARK, isShared: true, items: [{ sku: 'V-1', quantity: 1, note: MARK }] })
  await plant('PUT', `/api/schedules/projects/${randomUUID()}`, { name: MARK, kind: 'general', lines: [], version: 0 })
  await inTenant((tx) =>
    sql`with firm as (insert into company (number, name) values ('4711', 'Northline') returning id)
      update person set company_id = (select id from firm) where id = ${personId}`.execute(tx),
  )
  await plant('POST', '/api/me/company-name', { name: `${MARK} Ltd` })
  await plantRows(personId)
  await world.services.engine.applyChanges(world.services.db, 'process')
})
afterAll(() => world.close())

/** Where the text stands in the whole database: every column of every table of every schema, as text. */
const grepDatabase = async (text: string): Promise<string[]> => {
  const client = new pg.Client(world.database.adminConfig)
  await client.connect()
  try {
    const { rows } = await client.query<{ s: string; t: string; c: string; u: string }>(
      `select table_schema s, table_name t, column_name c, udt_name u from information_schema.columns join information_schema.tables
       using (table_schema, table_name) where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { s, t, c, u } of rows) {
      const value = u === 'bytea' ? `encode("${c}", 'escape')` : `"${c}"::text`
      const answer = await client.query(`select count(*)::int n from "${s}"."${t}" where ${value} ilike $1`, [`%${text}%`])
      if (answer.rows[0].n > 0) found.push(`${t}.${c}`)
    }
    return found.toSorted()
  } finally {
    await client.end()
  }
}

const grepFiles = async (text: string): Promise<string[]> => {
  const found: string[] = []
  for await (const { key } of world.services.files.list('process')) {
    const opened = await world.services.files.open(key)
    if (key.includes(text) || (opened && (await buffer(opened.stream)).includes(text))) found.push(key)
  }
  return found
}

test('the export holds everything about the person, and nothing of others [T-114]', async () => {
  const document = JSON.parse(await run('export')) as { data: { table: string; rows: object[] }[]; files: string[] }
  const tables = document.data.map(({ table }) => table)
  for (const table of [
    'person',
    'orders',
    'cart_line',
    'support_case',
    'case_message',
    'form_submission',
    'saved_list',
    'mail_outbox',
  ])
    expect(tables).toContain(table)
  expect(document.files).toEqual(expect.arrayContaining([expect.stringMatching(/\d{3}-Zqxmarker-log\.pdf$/)]))
  const text = JSON.stringify(document)
  expect(text).toContain(PHONE)
  for (const secret of ['password_hash', 'token_hash', 'colleague@process.example']) expect(text).not.toContain(secret)
  await expect(run('export', 'nobody@process.example')).rejects.toThrow('nobody with the address')
})

describe('after an erasure', () => {
  let before: Readonly<Record<string, string[]>> = {}
  let pseudonym = ''
  beforeAll(async () => {
    before = { name: await grepDatabase(MARK), mail: await grepDatabase(MAIL), files: await grepFiles(FILE_MARK) }
    // Killed in the middle: nothing has happened.
    await inTenant(async (tx) => {
      const { erasePerson } = await import('#foundation/personal-data/public.server.ts')
      await erasePerson(tx, world.services, { personId: world.people.buyer.personId })
      throw new Error('killed')
    }).catch(() => {})
    expect(await grepDatabase(MARK)).toEqual(before['name'])
    pseudonym = /erased-[0-9a-f]{12}/.exec(await run('erase'))?.[0] ?? ''
    const following = listTasks(features, world.services).filter(({ name }) => ['remove-files', 'rebuild-search'].includes(name))
    await world.services.jobs.startWorkers(following)
    const countOpen = () =>
      inTenant((tx) =>
        sql<{ n: number }>`select count(*)::int n from job where kind in ('remove-files', 'rebuild-search')
        and state in ('queued', 'running')`.execute(tx),
      )
    while ((await countOpen()).rows[0]?.n !== 0) await wait(100)
  })

  test('the name stood in many places, and stands nowhere [T-114]', async () => {
    expect(before['name']?.length).toBeGreaterThan(25)
    expect(before['name']).toEqual(expect.arrayContaining(['search_blob.name', 'outbox_delivery.body', 'case_message.text']))
    expect(before['files']?.length).toBeGreaterThan(1)
    expect(await grepDatabase(MARK)).toEqual([])
    expect(await grepDatabase(MAIL)).toEqual([])
    expect(await grepDatabase(PHONE)).toEqual([])
    expect(await grepFiles(FILE_MARK)).toEqual([])
  })

  test('orders and invoices stay, with a pseudonym in the place of the person', async () => {
    const { rows } = await inTenant((tx) =>
      sql<{ name: string; total: string; invoices: string }>`select family_name as name, total_minor as total,
        (select count(*) from invoice where order_number = orders.number) as invoices
        from orders join person on person.id = placed_by where number = ${orderNumber}`.execute(tx),
    )
    expect(rows).toMatchObject([{ name: pseudonym, invoices: '1' }])
    expect(Number(rows[0]?.total)).toBeGreaterThan(0)
  })

  test('the log keeps its entries, and says that they were changed', async () => {
    const { rows } = await inTenant((tx) =>
      sql<{ action: string; details: object; isRedacted: boolean }>`select action, details, redacted_at is not null as is_redacted
        from audit_entry where action in ('person.disabled', 'data.import', 'person.erased') order by action`.execute(tx),
    )
    expect(rows).toMatchObject([
      { action: 'data.import', details: { name: pseudonym, mail: pseudonym }, isRedacted: true },
      { action: 'person.disabled', details: { name: pseudonym, before: 'active' }, isRedacted: true },
      { action: 'person.erased', details: { name: pseudonym }, isRedacted: false },
    ])
  })

  test('nobody is signed in, the case is gone, and others have what they had', async () => {
    expect((await callAs(world, world.people.buyer, 'GET', '/api/me/profile')).statusCode).toBe(401)
    expect((await callAs(world, world.people.colleague, 'GET', '/api/me/profile')).statusCode).toBe(200)
    const { rows } = await inTenant((tx) => sql`select from support_case where id = ${caseId}`.execute(tx))
    expect(rows).toEqual([])
    await expect(run('erase')).rejects.toThrow('nobody with the address')
  })
})

test('the last admin is neither erased nor disabled', async () => {
  await expect(run('erase', 'admin@process.example')).rejects.toThrow('last admin')
  await expect(run('disable', 'admin@process.example')).rejects.toThrow('last admin')
})

test('somebody is disabled and enabled by command', async () => {
  expect(await run('disable', 'colleague@process.example')).toBe('colleague@process.example is deactivated.')
  expect((await callAs(world, world.people.colleague, 'GET', '/api/me/profile')).statusCode).toBe(401)
  expect(await run('enable', 'colleague@process.example')).toBe('colleague@process.example is active.')
})

test.each([
  [['erase', '--tenant', 'sps', 'Anna@x.example'], { act: 'erase', tenant: 'sps', email: 'anna@x.example' }],
  [
    ['export', '--tenant', 'sps', '--to', 'a.zip', 'anna@x.example'],
    { act: 'export', tenant: 'sps', email: 'anna@x.example', to: 'a.zip' },
  ],
])('%j', (args, expected) => expect(parsePerson(args)).toEqual(expected))
test.each([[[]], [['erase', 'anna@x.example']], [['erase', '--tenant', 'sps']], [['show', '--tenant', 'sps', 'anna@x.example']]])(
  '%j says how it is used',
  (args) => expect(() => parsePerson(args)).toThrow('npm run person -- export'),
)
