import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { findExportFile, insertExportFile, listExportFiles } from '#features/orders/exports/export-file.store.ts'
import { invoiceZip } from '#features/orders/exports/invoice-zip.task.ts'
import { orderExport } from '#features/orders/exports/order-export.task.ts'
import { removeExpired } from '#features/orders/exports/remove-expired.service.ts'
import { readArchive, readRows } from '#features/orders/exports/testing/read-archive.ts'
import { insertInvoices } from '#features/orders/invoices/testing/insert-invoices.ts'
import { makeInvoice } from '#features/orders/invoices/testing/make-invoice.ts'
import type { NewOrder } from '#features/orders/orders/public.server.ts'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

let now = new Date('2026-11-16T09:00:00Z')
let world: CartWorld
const ACCOUNT = 'PR1~0000104210'
const order = (number: string, differs: Partial<NewOrder> = {}): NewOrder & { number: string } => ({
  number,
  accountKey: ACCOUNT,
  source: 'erp',
  poNumber: '=PO+1',
  placedAt: new Date('2026-11-02T10:30:00Z'),
  currency: 'USD',
  shipTo: { name: 'Northline', street: 'Mill Lane 3', city: 'Gdańsk', state: '', postalCode: '80-831', countryCode: 'PL' },
  lines: [{ sku: 'V-1', name: 'Valve', quantity: 3, unitMinor: 123_457n }],
  freightMinor: 1_250n,
  taxes: [{ name: 'VAT', percent: '23', minor: '85473' }],
  ...differs,
})

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(world.services.db, 'process', work)
beforeAll(async () => {
  world = await openCartWorld('process', { clock: { now: () => now } })
  await inTenant(async (tx) => {
    await insertInvoices(tx, [
      makeInvoice('9001', { orderNumber: 'A-1' }),
      makeInvoice('9002', { orderNumber: 'A-2' }),
      makeInvoice('9003', { account: 'PR1~0000104999' }),
    ])
    await sql`insert into customer_part_number (sold_to_id, folded, number, sku, changed_at)
      select id, 'our77', 'OUR-77', 'V-1', now() from sold_to where account_key = ${ACCOUNT}`.execute(tx)
    await insertOrders(tx, [
      order('A-1', { state: 'Shipped' }),
      order('A-2', { currency: 'KWD', placedAt: new Date('2026-11-03T00:00:00Z') }),
      order('X-1', { accountKey: 'PR1~0000104999' }),
    ])
  })
})
afterAll(() => world.close())
beforeEach(() =>
  inTenant((tx) =>
    tx
      .deleteFrom('job')
      .execute()
      .then(() => undefined),
  ),
)

type Who = keyof CartWorld['people'] | 'nobody'
type Fields = Readonly<Record<string, string>>
const FIELDS: Fields = { payload: '{}', langMap: 'process:en', tenantPath: '/content/process', responseType: 'json' }
const EXPORT: Fields = { OrderExportFlag: 'true' }

const send = (selector: string, fields: Fields = {}, who: Who = 'buyer', page = '/us/en/secure/orders') => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  return world.app.inject({
    method: 'POST',
    url: `${page}.${selector}`,
    headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...FIELDS,
      ...(who === 'foreign' && { langMap: 'aerobt:en', tenantPath: '/content/aerobt' }),
      ...fields,
    }).toString(),
  })
}
const start = (fields: Fields = {}, who: Who = 'buyer') => send('invoicedownloadstart', fields, who)
type Reply = { code: number; response: { uuid: string; status: string; isDownloaded: number } | null }
const poll = async (fields: Fields = {}, who: Who = 'buyer'): Promise<Reply> =>
  JSON.parse((await send('invoicedownloadstatus', fields, who)).json<string>()) as Reply
const blob = (uuid: string, fields: Fields = {}, who: Who = 'buyer') =>
  send('invoicedownloadstatus', { responseType: 'blob', payload: JSON.stringify({ uuid }), ...fields }, who)
const readUuid = async (fields: Fields = {}): Promise<string> => (await start(fields)).json<Reply>().response?.uuid ?? ''

/** What a worker does with a job, here and now. */
const runJob = async (
  kind: 'invoices' | 'orders',
  jobId: string,
  attempt = 1,
  files = world.services.files,
): Promise<unknown> => {
  const parts = { ...world.services, files }
  const task = kind === 'invoices' ? invoiceZip(parts) : orderExport(parts)
  const { rows } = await inTenant(async (tx) => ({
    rows: await tx
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .selectAll()
      .where('id' as never, '=', jobId as never)
      .execute(),
  }))
  const [queued] = rows as { data: { data: unknown } }[]
  const progress = { report: async () => {}, isCancelled: () => false, throwIfCancelled: () => {} }
  const run = {
    ...{ jobId, tenant: 'process', attempt, signal: new AbortController().signal, db: world.services.db },
    ...{ transact: inTenant, progress, data: task.schema.parse(queued?.data.data) as never },
  }
  const result = await task.run(run)
  await inTenant((tx) => tx.updateTable('job').set({ state: 'completed', endedAt: now }).where('id', '=', jobId).execute())
  return result
}

describe('a job', () => {
  test('is started, polled and fetched as the contract says [7.9.6, 7.9.7, 7.9.12, 3.13.4]', async () => {
    const started = await start({ payload: '{"hid":"H1"}' })
    expect([started.statusCode, started.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const { response } = started.json<Reply>()
    expect(started.json()).toEqual({ code: 200, response: { uuid: response?.uuid, status: 'Starting', isDownloaded: 0 } })
    const uuid = response?.uuid ?? ''
    const polled = await send('invoicedownloadstatus')
    // A JSON string that holds the object.
    expect(polled.headers['content-type']).toMatch(/^application\/json/)
    expect(polled.json()).toBe(JSON.stringify({ code: 200, response: { uuid, status: 'Starting', isDownloaded: 0 } }))
    expect((await blob(uuid)).statusCode).toBe(404)
    await runJob('invoices', uuid)
    expect(await poll({ payload: JSON.stringify({ uuid }) })).toEqual({
      code: 200,
      response: { uuid, status: 'Completed', isDownloaded: 0 },
    })
    const file = await blob(uuid)
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Invoices.zip"; filename*=UTF-8''Invoices.zip`,
      'cache-control': 'private, no-store',
    })
    await expect.poll(async () => (await poll()).response?.isDownloaded).toBe(1)
  })

  test('answers on the home page too [7.9.6]', async () => {
    expect((await send('invoicedownloadstatus', {}, 'buyer', '/us/en/home')).statusCode).toBe(200)
    expect((await send('invoicedownloadstatus', {}, 'buyer', '/de/de/secure/orders')).statusCode).toBe(200)
  })

  test('that there is not has code 404', async () => {
    expect(await poll()).toEqual({ code: 404, response: null })
    expect(await poll({ payload: '{"uuid":"nonsense"}' })).toEqual({ code: 404, response: null })
  })

  test('of one kind is none of the other [4.16.1]', async () => {
    const uuid = await readUuid()
    expect(await poll(EXPORT)).toMatchObject({ code: 404 })
    expect(await poll({ ...EXPORT, payload: JSON.stringify({ uuid }) })).toMatchObject({ code: 404 })
  })

  test('of somebody else does not exist, whoever asks [T-47]', async () => {
    const uuid = await readUuid()
    await runJob('invoices', uuid)
    for (const who of ['colleague', 'reader', 'accounting', 'nodefault', 'foreign'] as const) {
      const payload = JSON.stringify({ uuid, hid: 'H-buyer@process.example' })
      expect(await poll({ payload }, who), who).toEqual({ code: 404, response: null })
      expect(await poll({ payload: '{"hid":"H-buyer@process.example"}' }, who), who).toEqual({ code: 404, response: null })
      expect((await blob(uuid, {}, who)).statusCode, who).toBe(404)
    }
    expect((await send('invoicedownloadstatus', {}, 'nobody')).statusCode).toBe(401)
    expect((await start({}, 'nobody')).statusCode).toBe(401)
  })

  test.each<[string, Fields]>([
    ['another tenant’s path', { tenantPath: '/content/sps' }],
    ['another tenant’s language', { langMap: 'sps:en' }],
    ['no JSON', { payload: '{' }],
    ['a list', { payload: '[]' }],
    ['a number as uuid', { payload: '{"uuid":1}' }],
    ['another type of answer', { responseType: 'xml' }],
    ['no invoices', { payload: '{"invoices":[]}' }],
  ])('asked for with %s: refused [7.9.8, 7.9.9]', async (_, fields) => {
    expect((await send('invoicedownloadstatus', fields)).statusCode).toBe(400)
    expect((await start(fields)).statusCode).toBe(400)
  })

  test('is one a person and kind, however often it is asked for [T-48]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => start()))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 503)).toEqual([])
    const uuids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<Reply>().response?.uuid)
    expect(new Set(uuids).size).toBe(1)
    expect(await readUuid(EXPORT)).not.toBe(uuids[0])
  })

  test('is not started for the hundredth time in a day [T-48]', async () => {
    const { personId } = world.people.buyer
    await inTenant((tx) =>
      tx
        .insertInto('job')
        .values(
          Array.from({ length: 100 }, () => ({
            kind: 'prepare-orders',
            owner: personId,
            singletonKey: null,
            state: 'completed' as const,
            createdAt: now,
          })),
        )
        .execute(),
    )
    expect((await start()).statusCode).toBe(429)
    expect((await start({}, 'colleague')).statusCode).toBe(200)
  })

  test('needs an account, and only takes invoices of it', async () => {
    expect((await start({}, 'nodefault')).statusCode).toBe(409)
    expect((await start({ payload: '{"invoices":["9001","9003"]}' })).statusCode).toBe(404)
    expect((await start({ payload: '{"invoices":["9002","9002"]}' })).statusCode).toBe(200)
  })
})

describe('the archive of invoices', () => {
  test('holds one paper an invoice of the account, and their checksums [1.0.17]', async () => {
    const uuid = await readUuid()
    await runJob('invoices', uuid)
    const files = readArchive((await blob(uuid)).rawPayload)
    expect([...files.keys()]).toEqual(['Invoice_9001.pdf', 'Invoice_9002.pdf', 'manifest.sha256'])
    const sums = ['9001', '9002'].map((number) => {
      const paper = files.get(`Invoice_${number}.pdf`) ?? Buffer.alloc(0)
      expect(paper.toString('latin1', 0, 5)).toBe('%PDF-')
      return `${createHash('sha256').update(paper).digest('hex')}  Invoice_${number}.pdf\n`
    })
    expect(files.get('manifest.sha256')?.toString()).toBe(sums.join(''))
  })

  test.each([
    ['some of them', { invoices: ['9002'] }],
    ['those of the orders that are shown', { filters: { q: 'A-2', sort: '-placed' } }],
  ])('or %s', async (_, payload) => {
    const uuid = await readUuid({ payload: JSON.stringify(payload) })
    await runJob('invoices', uuid)
    expect([...readArchive((await blob(uuid)).rawPayload).keys()]).toEqual(['Invoice_9002.pdf', 'manifest.sha256'])
  })

  test('is refused where there is nothing for it', async () => {
    const uuid = await readUuid({ payload: JSON.stringify({ filters: { q: 'nothing' } }) })
    await expect(runJob('invoices', uuid)).rejects.toMatchObject({ code: 'nothing' })
  })

  test('never holds a paper whose bytes have changed', async () => {
    const first = await readUuid()
    await runJob('invoices', first)
    const row = await inTenant((tx) =>
      tx.selectFrom('invoice').select('fileKey').where('number', '=', '9001').executeTakeFirstOrThrow(),
    )
    const storedRows = await world.services.files.open(row.fileKey ?? '')
    const bytes = Buffer.concat(await Array.fromAsync(storedRows?.stream ?? [], (part) => part as Buffer))
    await world.services.files.put(row.fileKey ?? '', Buffer.from('%PDF-tampered'), { contentType: 'application/pdf' })
    const second = await readUuid()
    await expect(runJob('invoices', second)).rejects.toMatchObject({ code: 'damaged' })
    await world.services.files.put(row.fileKey ?? '', bytes, { contentType: 'application/pdf' })
  })
})

describe('the export of orders', () => {
  test('has the account’s orders as typed cells, filtered, frozen and with its own name [1.0.17, 9.2.4] [T-50]', async () => {
    const uuid = await readUuid(EXPORT)
    await runJob('orders', uuid)
    const file = await blob(uuid, EXPORT)
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(String(file.headers['content-disposition'])).toMatch(/filename="Orders_Status_11_16_2026_\d{4}[AP]M\.xlsx"/)
    expect(readRows(file.rawPayload)).toEqual([
      [
        'Order',
        'Your reference',
        'Status',
        'Placed',
        'Requested',
        'Promised',
        'Site',
        'Ship to',
        'City',
        'Country',
        'Lines',
        'Goods',
        'Freight',
        'Tax',
        'Total',
        'Currency',
        'Cost centre',
        'Approved by',
        'Approved on',
        'Approval because of',
        'Your part numbers',
      ],
      [
        'A-2',
        `'=PO+1`,
        'Received',
        '46329',
        '',
        '',
        '',
        'Northline',
        'Gdańsk',
        'PL',
        '1',
        '370.371',
        '1.250',
        '85.473',
        '457.094',
        'KWD',
        ...['', '', '', '', 'OUR-77'],
      ],
      [
        'A-1',
        `'=PO+1`,
        'Shipped',
        '46328.4375',
        '',
        '',
        '',
        'Northline',
        'Gdańsk',
        'PL',
        '1',
        '3703.71',
        '12.50',
        '854.73',
        '4570.94',
        'USD',
        ...['', '', '', '', 'OUR-77'],
      ],
    ])
    const sheet = readArchive(file.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toContain('<autoFilter ref="A1:U3"/></worksheet>')
    expect(sheet).not.toContain('<f>')
  })

  test('in German, as CSV and with the filters of the list', async () => {
    const payload = JSON.stringify({ filters: { state: 'Shipped', page: '2' }, format: 'csv' })
    const { host, cookie } = world.people.buyer
    const started = await world.app.inject({
      method: 'POST',
      url: '/de/de/secure/orders.invoicedownloadstart',
      headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...FIELDS, ...EXPORT, payload }).toString(),
    })
    const uuid = started.json<Reply>().response?.uuid ?? ''
    await runJob('orders', uuid)
    const file = await blob(uuid, EXPORT)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.body.replace(/^\ufeff/, '').split('\r\n')
    expect(lines[0]).toMatch(/^"Bestellung","Ihre Referenz"/)
    expect(lines[1]).toMatch(/^"A-1","'=PO\+1",.*,3703\.71,12\.50,854\.73,4570\.94,"USD","","",,"","OUR-77"$/)
    expect(lines).toHaveLength(3)
  })

  describe('with approvals', () => {
    const COMPANY = '00000000-0000-8000-8000-00000000c00a'
    const setRole = (who: 'buyer' | 'colleague', role: string) =>
      inTenant((tx) =>
        sql`update person set company_id = ${COMPANY}, company_role = ${role} where id = ${world.people[who].personId}`.execute(
          tx,
        ),
      )
    const exportCells = async (): Promise<Map<string | undefined, readonly string[]>> => {
      const uuid = await readUuid(EXPORT)
      await runJob('orders', uuid)
      const rows = readRows((await blob(uuid, EXPORT)).rawPayload)
      return new Map(rows.map((cells) => [cells[0], cells.slice(16, 20)]))
    }
    beforeAll(async () => {
      await inTenant(async (tx) => {
        await sql`insert into company (id, number, name) values (${COMPANY}, '400900', 'Northline')`.execute(tx)
        const centre = await sql<{ id: string }>`insert into cost_centre (company_id, code, name)
          values (${COMPANY}, 'CC-200', 'Maintenance') returning id`.execute(tx)
        await sql`insert into budget_entry (cart_id, cost_centre_id, state, day, currency, net_minor, order_number)
          values (${randomUUID()}, ${centre.rows[0]?.id}, 'spent', '2026-11-03', 'KWD', 1, 'A-2')`.execute(tx)
        const needs = [
          { because: 'rule', rule: 'Over 1,000', tiers: [], escalateAfterHours: null },
          { because: 'order-limit', rule: '', tiers: [], escalateAfterHours: null },
        ]
        const { rows } = await sql<{ id: string }>`
          insert into approval (company_id, cart_id, account_key, state, submitted_at, moved_at, decided_at, currency, net_minor,
            total_minor, needs, lines, purchase, order_number, cost_centre)
          values (${COMPANY}, ${randomUUID()}, ${ACCOUNT}, 'Approved', '2026-11-01T08:00:00Z', '2026-11-02T09:00:00Z',
            '2026-11-02T12:00:00Z', 'USD', 1, 1, ${JSON.stringify(needs)}::jsonb, '[]', '{}', 'A-1', 'CC-100') returning id`.execute(
          tx,
        )
        await sql`insert into approval_event (approval_id, at, action, by_id)
          values (${rows[0]?.id}, '2026-11-02T12:00:00Z', 'approve', ${world.people.colleague.personId})`.execute(tx)
      })
      await setRole('colleague', 'approver')
    })
    afterAll(() => inTenant((tx) => sql`update person set company_id = null, company_role = null`.execute(tx)))

    test('says who approved each order, when and why, and its cost centre', async () => {
      await setRole('buyer', 'company-admin')
      const { rows } = await inTenant((tx) =>
        sql<{ name: string }>`select trim(given_name || ' ' || family_name) as name from person
          where id = ${world.people.colleague.personId}`.execute(tx),
      )
      const cells = await exportCells()
      expect(cells.get('A-1')).toEqual(['CC-100', rows[0]?.name, '46328.5', 'Over 1,000, Order limit'])
      expect(cells.get('A-2')).toEqual(['CC-200', '', '', ''])
    })

    test('tells a colleague whom the approval does not concern the cost centre alone', async () => {
      await setRole('buyer', 'buyer')
      expect((await exportCells()).get('A-1')).toEqual(['CC-100', '', '', ''])
    })

    test('tells people of other companies nothing', async () => {
      await inTenant((tx) =>
        sql`update person set company_id = null, company_role = null where id = ${world.people.buyer.personId}`.execute(tx),
      )
      expect((await exportCells()).get('A-1')).toEqual(['', '', '', ''])
    })
  })

  test('takes only what changed since the last one', async () => {
    const payload = JSON.stringify({ onlyChanged: true })
    const mark = await readUuid(EXPORT)
    await runJob('orders', mark)
    now = new Date(now.getTime() + 60_000)
    await inTenant((tx) => tx.updateTable('orders').set({ changedAt: now }).where('number', '=', 'A-1').execute())
    const uuid = await readUuid({ ...EXPORT, payload })
    await runJob('orders', uuid)
    const file = await blob(uuid, EXPORT)
    expect(readRows(file.rawPayload).map(([number]) => number)).toEqual(['Order', 'A-1'])
    const { host, cookie } = world.people.buyer
    const url = `/api/exports/v1/files/${uuid}/manifest`
    const manifest = await world.app.inject({ url, headers: { host, cookie } })
    const since = new Date(now.getTime() - 60_000).toISOString()
    expect(manifest.body).toContain(`# changed since: ${since}\n# read at: ${now.toISOString()}\n# count: 1\n`)
    expect(manifest.body).toMatch(
      new RegExp(`^${createHash('sha256').update(file.rawPayload).digest('hex')}  Orders_Status_`, 'm'),
    )
    const stranger = world.people.colleague
    expect((await world.app.inject({ url, headers: { host, cookie: stranger.cookie } })).statusCode).toBe(404)
  })

  test('with filters that are none is refused', async () => {
    expect((await start({ ...EXPORT, payload: '{"filters":{"state":"Lost"}}' })).statusCode).toBe(400)
    expect((await start({ ...EXPORT, payload: '{"filters":{"q":1}}' })).statusCode).toBe(400)
  })
})

/** Stops the writing of a file at a byte, as a death in the middle does. */
const breakAt = (bytes: number): typeof world.services.files => ({
  ...world.services.files,
  put: (key, content, options) => {
    const cut = async function* () {
      let left = bytes
      for await (const piece of content as AsyncIterable<Buffer>) {
        if (piece.length >= left) throw new Error('killed')
        left -= piece.length
        yield piece
      }
    }
    return key.includes('/exports/')
      ? world.services.files.put(key, Readable.from(cut(), { objectMode: false }), options)
      : world.services.files.put(key, content, options)
  },
})

describe('a worker that dies', () => {
  test.each([1, 40, 3_000])('at byte %i leaves its work to another, which makes one whole file', async (byte) => {
    const uuid = await readUuid()
    await expect(runJob('invoices', uuid, 1, breakAt(byte))).rejects.toThrow('killed')
    expect((await poll()).response?.status).toBe('Starting')
    await runJob('invoices', uuid, 2)
    const file = await inTenant((tx) => findExportFile(tx, uuid))
    const bytes = (await blob(uuid)).rawPayload
    expect(file).toMatchObject({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), count: 2 })
    expect(await world.services.files.stat(`process/exports/${uuid}-1`)).toBeUndefined()
  })

  test('after its file was there changes nothing: the next attempt finds it', async () => {
    const uuid = await readUuid()
    await runJob('invoices', uuid, 1)
    const first = await inTenant((tx) => findExportFile(tx, uuid))
    await runJob('invoices', uuid, 2)
    expect(await inTenant((tx) => findExportFile(tx, uuid))).toEqual(first)
    expect(await world.services.files.stat(`process/exports/${uuid}-2`)).toBeUndefined()
  })

  test('and comes back after another has finished throws its own file away', async () => {
    const uuid = await readUuid()
    const late: typeof world.services.files = {
      ...world.services.files,
      put: async (key, content, options) => {
        const stored = await world.services.files.put(key, content, options)
        if (key.endsWith('-1')) await runJob('invoices', uuid, 2)
        return stored
      },
    }
    await runJob('invoices', uuid, 1, late)
    expect(await inTenant((tx) => findExportFile(tx, uuid))).toMatchObject({ fileKey: `process/exports/${uuid}-2` })
    expect(await world.services.files.stat(`process/exports/${uuid}-1`)).toBeUndefined()
  })
})

describe('a prepared file', () => {
  const ownFile = async (bytes: Buffer) => {
    const id = randomUUID()
    const { personId } = world.people.buyer
    await world.services.files.put(`process/exports/${id}-1`, bytes, { contentType: 'application/zip' })
    await inTenant(async (tx) => {
      await tx
        .insertInto('job')
        .values({ id, kind: 'prepare-invoices', owner: personId, singletonKey: null, state: 'completed' })
        .execute()
      await insertExportFile(tx, {
        ...{ id, personId, kind: 'invoices', account: ACCOUNT, fileName: 'Invoices.zip', fileKey: `process/exports/${id}-1` },
        ...{
          contentType: 'application/zip',
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          count: 1,
        },
        ...{ changedSince: null, readAt: now, madeAt: now, expiresAt: new Date(now.getTime() + 600_000) },
      })
    })
    return id
  }
  const call = (method: 'GET' | 'DELETE', path = '', who: Who = 'buyer') => {
    const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
    return world.app.inject({ method, url: `/api/exports/v1/files${path}`, headers: { host, cookie, origin: `http://${host}` } })
  }

  test('that was cut short in the middle counts as not downloaded [T-49]', async () => {
    const id = await ownFile(randomBytes(24_000_000))
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    const { cookie } = world.people.buyer
    const body = new URLSearchParams({ ...FIELDS, responseType: 'blob', payload: JSON.stringify({ uuid: id }) }).toString()
    await new Promise<void>((resolve, reject) => {
      const sent = openRequest({
        ...{ port, host: '127.0.0.1', method: 'POST', path: '/us/en/secure/orders.invoicedownloadstatus' },
        headers: {
          host: 'process.localhost',
          cookie,
          origin: 'http://process.localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
      sent.on('response', (answer) => {
        answer.once('data', () => {
          sent.destroy()
          resolve()
        })
      })
      sent.on('error', () => {})
      sent.on('timeout', reject)
      sent.end(body)
    })
    expect((await poll({ payload: JSON.stringify({ uuid: id }) })).response).toMatchObject({
      status: 'Completed',
      isDownloaded: 0,
    })
    expect((await blob(id)).rawPayload.length).toBe(24_000_000)
    await expect.poll(async () => (await poll({ payload: JSON.stringify({ uuid: id }) })).response?.isDownloaded).toBe(1)
  })

  test('is listed, fetched and removed by its owner alone [T-83]', async () => {
    const id = await ownFile(Buffer.from('zip'))
    expect((await call('GET')).json()).toMatchObject({
      files: [{ id, kind: 'invoices', state: 'completed', name: 'Invoices.zip', size: 3, isDownloaded: false }],
    })
    expect((await call('GET', `/${id}`)).body).toBe('zip')
    for (const who of ['colleague', 'foreign'] as const) {
      expect((await call('GET', '', who)).json()).toEqual({ files: [] })
      expect((await call('GET', `/${id}`, who)).statusCode).toBe(404)
      expect((await call('DELETE', `/${id}`, who)).statusCode).toBe(404)
    }
    expect((await call('GET', `/${id}`, 'nobody')).statusCode).toBe(401)
    expect((await call('GET', '/x')).statusCode).toBe(400)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    expect(await world.services.files.stat(`process/exports/${id}-1`)).toBeUndefined()
  })

  test('expires, and is removed then [T-83]', async () => {
    const id = await ownFile(Buffer.from('zip'))
    now = new Date(now.getTime() + 700_000)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    expect((await blob(id)).statusCode).toBe(404)
    expect((await poll({ payload: JSON.stringify({ uuid: id }) })).code).toBe(404)
    await inTenant((tx) => removeExpired.run({ tx, services: world.services, tenant: 'process' }))
    expect(await inTenant((tx) => listExportFiles(tx, [id]))).toEqual([])
    expect(await world.services.files.stat(`process/exports/${id}-1`)).toBeUndefined()
  })

  test('is gone when its owner lost the account, before it expires [T-83, T-102]', async () => {
    const id = await ownFile(Buffer.from('zip'))
    const { personId } = world.people.buyer
    const waiting = await inTenant((tx) =>
      sql`delete from person_sold_to using sold_to where person_id = ${personId} and sold_to.id = sold_to_id
        and account_key = ${ACCOUNT} returning person_sold_to.*`.execute(tx),
    )
    expect(waiting.rows).toHaveLength(1)
    try {
      expect((await call('GET')).json()).toEqual({ files: [] })
      expect((await call('GET', `/${id}`)).statusCode).toBe(404)
      expect((await call('GET', `/${id}/manifest`)).statusCode).toBe(404)
      expect((await blob(id)).statusCode).toBe(404)
      expect((await poll({ payload: JSON.stringify({ uuid: id }) })).code).toBe(404)
    } finally {
      await inTenant((tx) =>
        sql`insert into person_sold_to select * from jsonb_populate_recordset(null::person_sold_to, ${JSON.stringify(
          waiting.rows.map((row) =>
            Object.fromEntries(
              Object.entries(row as object).map(([key, value]) => [
                key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
                value,
              ]),
            ),
          ),
        )}::jsonb)`.execute(tx),
      )
    }
    expect((await call('GET', `/${id}`)).statusCode).toBe(200)
  })

  test('is told of by one mail that leads to the sign-in [T-83]', async () => {
    const uuid = await readUuid()
    await runJob('invoices', uuid)
    const { rows } = await inTenant(async (tx) => ({
      rows: await tx
        .selectFrom('mailOutbox')
        .select(['subject', 'text'])
        .where('toAddress', '=', 'buyer@process.example')
        .where('template', '=', 'export-ready')
        .execute(),
    }))
    expect(rows.at(-1)?.subject).toBe('Invoices.zip is ready')
    expect(rows.at(-1)?.text).toContain('http://process.localhost/us/en/secure/my-downloads')
    expect(rows.at(-1)?.text).not.toContain(uuid)
  })
})
