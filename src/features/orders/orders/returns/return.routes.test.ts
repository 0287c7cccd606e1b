import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { pictureRetention } from '#features/orders/orders/returns/return-picture.service.ts'
import { MOST_PICTURES, RETURN_PICTURE } from '#features/orders/orders/returns/return.rules.ts'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { uploadFile } from '#foundation/uploads/testing/upload-file.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

const OFFICE = '/api/back-office/v1/returns'
const NOW = new Date('2026-11-18T09:00:00Z')
const ADDRESS = 'Returns, Dock 3\n20095 Hamburg'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let world: OrderWorld
let buyer: AuthorCalls
let colleague: AuthorCalls
let staff: AuthorCalls
let next = 0
let number = ''

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(world.services.db, 'sps', work)

beforeAll(async () => {
  world = await openOrderWorld([], { clock: { now: () => NOW } })
  buyer = callsOf(world, world.people.buyer)
  colleague = callsOf(world, world.people.colleague)
  staff = callsOf(world, await signInAs(world, 'staff@sps.example', { roles: ['internal', 'admin', 'order-viewer'] }))
})
afterAll(() => world.close())
beforeEach(async () => {
  next += 1
  number = `T-${next}`
  const lines = [{ sku: 'HS-245', name: 'Gas detector', quantity: 3, shipped: 2, unitMinor: 1000n }]
  await inTenant((tx) => insertOrders(tx, [makeOrder({ number, state: 'Part shipped', lines })]))
})

const readText = async (bytes: Buffer): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

const pathOf = (rest = '') => `/api/orders/v1/${number}/returns${rest}`
type ReturnDraft = { quantity?: number; serials?: string[]; pictures?: string[]; headers?: Record<string, string> }
const ask = ({ quantity = 1, serials, pictures, headers = {} }: ReturnDraft = {}, who = buyer) =>
  who.send('POST', pathOf(), {
    headers,
    payload: {
      ...{ reason: 'damaged', note: 'Cracked' },
      lines: [{ position: 1, quantity, ...(serials && { serials }) }],
      ...(pictures && { pictures }),
    },
  })
const upload = (who = world.people.buyer, content = PNG) =>
  uploadFile(world.app, who, { kind: RETURN_PICTURE, name: 'crack.png', content })
const read = async (who = buyer) => (await who.get(`/api/orders/v1/${number}`)).json()
const decide = (returnNumber: string, payload: object) => staff.send('POST', `${OFFICE}/${returnNumber}/decision`, { payload })
const approve = (returnNumber: string) =>
  decide(returnNumber, { state: 'Approved', answer: 'Pack it well', returnAddress: ADDRESS })
const countPictures = () =>
  inTenant(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from order_return_picture p join order_return r on r.id = p.return_id
      where r.number like ${`R${number}-%`}`.execute(tx)
    return rows[0]?.count
  })

describe('a return', () => {
  test('goes from the customer to staff and back, with pictures, mail, inbox, label and audit', async () => {
    const answer = await ask({ quantity: 2, serials: ['SN-1', ' SN-2 '], pictures: [await upload()] })
    const returnNumber = `R${number}-1`
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(String), number: returnNumber, state: 'Requested' },
    ])
    const requested = await read()
    expect(requested.returns).toMatchObject([
      {
        ...{ number: returnNumber, state: 'Requested', note: 'Cracked', hasLabel: false, mayWithdraw: true },
        ...{ lines: [{ position: 1, quantity: 2, serials: ['SN-1', 'SN-2'] }], pictures: [{ name: 'crack.png' }] },
      },
    ])
    expect([requested.parts[0].returnable, requested.mayReturn]).toEqual([0, true])
    expect((await read(colleague)).returns[0].mayWithdraw).toBe(false)
    expect((await buyer.get(pathOf(`/${returnNumber}/label`))).statusCode).toBe(404)

    const [{ id: pictureId }] = requested.returns[0].pictures
    const shown = (await staff.get(`${OFFICE}/${returnNumber}`)).json()
    expect(shown).toMatchObject({ lines: [{ sku: 'HS-245', serials: ['SN-1', 'SN-2'] }], pictures: [{ id: pictureId }] })
    for (const picture of [
      await buyer.get(pathOf(`/${returnNumber}/pictures/${pictureId}`)),
      await colleague.get(pathOf(`/${returnNumber}/pictures/${pictureId}`)),
      await staff.get(`${OFFICE}/${returnNumber}/pictures/${pictureId}`),
    ]) {
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
      expect(picture.rawPayload.equals(PNG)).toBe(true)
      expect(picture.headers['content-disposition']).toMatch(/^attachment/)
    }

    expect((await decide(returnNumber, { state: 'Approved' })).statusCode).toBe(400)
    expect((await decide(returnNumber, { state: 'Refused', returnAddress: ADDRESS })).statusCode).toBe(400)
    expect((await decide(returnNumber, { state: 'Withdrawn' })).statusCode).toBe(409)
    expect((await approve(returnNumber)).statusCode).toBe(200)
    expect((await read()).returns[0]).toMatchObject({
      ...{ state: 'Approved', answer: 'Pack it well', returnAddress: ADDRESS, hasLabel: true, mayWithdraw: false },
    })
    const label = await buyer.get(pathOf(`/${returnNumber}/label?language=zh`))
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = await readText(label.rawPayload)
    for (const part of [returnNumber, 'Dock 3', '20095 Hamburg', 'Mill Lane 3', 'HS-245', 'SN-1, SN-2', 'Pack it well', '收件人'])
      expect(text).toContain(part)

    for (const state of ['Received', 'Closed']) expect((await decide(returnNumber, { state })).statusCode).toBe(200)
    expect((await read()).returns[0]).toMatchObject({ state: 'Closed', answer: 'Pack it well', hasLabel: false })
    const mails = await inTenant((tx) =>
      sql<{ subject: string; text: string }>`
        select subject, text from mail_outbox where template = 'order-return-changed' and text like ${`%${returnNumber}%`}
        order by created_at`.execute(tx),
    )
    expect(mails.rows.map(({ subject }) => subject).toSorted()).toEqual(
      ['Approved', 'Closed', 'Received'].map((state) => `Return ${returnNumber}: ${state}`),
    )
    expect(mails.rows.map(({ text }) => text).join()).toContain('Dock 3')
    const { entries: inbox } = (await buyer.get('/api/inbox/v1')).json()
    expect(JSON.stringify(inbox)).toContain(`Return ${returnNumber} is closed`)
    const { entries } = (await staff.get(`/api/back-office/v1/audit?object=${returnNumber}`)).json()
    expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      ...['return.decide', 'return.decide', 'return.decide', 'return.read', 'return.request'],
    ])
    expect((await staff.get(`${OFFICE}/${returnNumber}`)).json().lastAddress).toBe(ADDRESS)
  })

  test('that is refused says why, and the pieces can be asked for again', async () => {
    const { number: returnNumber } = (await ask({ quantity: 2, serials: ['SN-1', 'SN-2'] })).json()
    expect((await decide(returnNumber, { state: 'Refused', answer: 'Too old' })).statusCode).toBe(200)
    const view = await read()
    expect([view.returns[0].answer, view.returns[0].returnAddress, view.parts[0].returnable]).toEqual(['Too old', '', 2])
    expect((await ask({ quantity: 1, serials: ['SN-1'] })).statusCode).toBe(201)
  })

  test('is asked for once, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const picture = await upload()
    const first = await ask({ pictures: [picture], headers })
    expect((await ask({ pictures: [picture], headers })).json()).toEqual(first.json())
    expect([(await read()).returns.length, await countPictures()]).toEqual([1, 1])
  })

  test('counts once where two ask for the same pieces at the same time', async () => {
    const answers = await Promise.all([ask({ quantity: 2 }), ask({ quantity: 2 }, colleague), ask({ quantity: 2 })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
    const view = await read()
    expect([view.returns.length, view.parts[0].returnable]).toEqual([1, 0])
  })

  test.each([
    ['more than was sent', { quantity: 3 }, 422, 'not_returnable'],
    ['one serial number for two pieces', { quantity: 2, serials: ['A'] }, 422, 'serial_count'],
    ['a serial number twice', { quantity: 2, serials: ['A', 'a'] }, 422, 'serial_twice'],
    ['no serial number', { serials: ['=1'] }, 422, 'serial_invalid'],
    ['an endless serial number', { serials: ['A'.repeat(41)] }, 400, undefined],
    ['a picture that is not there', { pictures: [randomUUID()] }, 400, undefined],
    ['too many pictures', { pictures: Array.from({ length: MOST_PICTURES + 1 }, () => randomUUID()) }, 400, undefined],
  ])('of %s is refused', async (_, requested, status, code) => {
    const answer = await ask(requested)
    expect(answer.statusCode).toBe(status)
    if (code !== undefined) expect(answer.json().code).toBe(code)
    expect((await read()).returns).toEqual([])
  })

  test('takes no picture of another person, and nothing that is no picture [T-81]', async () => {
    expect((await ask({ pictures: [await upload(world.people.colleague)] })).statusCode).toBe(400)
    expect((await ask({ pictures: [await upload(world.people.buyer, Buffer.from('%PDF-1.7\n%'))] })).statusCode).toBe(400)
    expect((await read()).returns).toEqual([])
  })

  test('is withdrawn by whoever asked for it, until it is answered', async () => {
    const { number: returnNumber } = (await ask({ quantity: 2 })).json()
    const withdraw = (who = buyer) => who.send('POST', pathOf(`/${returnNumber}/withdrawal`))
    expect((await withdraw(colleague)).statusCode).toBe(403)
    const answers = await Promise.all([withdraw(), withdraw()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await approve(returnNumber)).statusCode).toBe(409)
    const view = await read()
    expect([view.returns[0].state, view.parts[0].returnable]).toEqual(['Withdrawn', 2])
    const again = (await ask()).json()
    await approve(again.number)
    const late = await buyer.send('POST', pathOf(`/${again.number}/withdrawal`))
    expect(late.json()).toMatchObject({ code: 'already_decided' })
  })

  test('of others does not exist [T-51, T-52]', async () => {
    const { number: returnNumber } = (await ask({ pictures: [await upload()] })).json()
    await approve(returnNumber)
    const [{ id: pictureId }] = (await read()).returns[0].pictures
    for (const who of [world.people.stranger, world.people.foreign].map((one) => callsOf(world, one))) {
      expect((await ask({}, who)).statusCode).toBe(404)
      expect((await who.send('POST', pathOf(`/${returnNumber}/withdrawal`))).statusCode).toBe(404)
      for (const rest of ['label', `pictures/${pictureId}`])
        expect((await who.get(pathOf(`/${returnNumber}/${rest}`))).statusCode).toBe(404)
    }
    expect((await ask({}, callsOf(world))).statusCode).toBe(401)
    for (const who of [
      buyer,
      callsOf(world, await signInAs(world, 'staff@process.example', { roles: ['admin', 'order-viewer'] })),
    ]) {
      expect((await who.get(`${OFFICE}/${returnNumber}`)).statusCode).toBe(404)
      expect((await who.get(`${OFFICE}/${returnNumber}/pictures/${pictureId}`)).statusCode).toBe(404)
    }
    const plain = callsOf(world, await signInAs(world, 'plain@sps.example', { roles: ['admin'] }))
    expect((await plain.get(`${OFFICE}/${returnNumber}`)).statusCode).toBe(403)
    // Of one order, under the number of another one of the same account.
    await inTenant((tx) => insertOrders(tx, [makeOrder({ number: `${number}-B` })]))
    expect((await buyer.get(`/api/orders/v1/${number}-B/returns/${returnNumber}/label`)).statusCode).toBe(404)
  })

  test('is not for those who only look on in their company', async () => {
    const setRole = (role: string | null) =>
      inTenant(async (tx) => {
        await sql`insert into company (number, name) values ('900', 'Northline') on conflict do nothing`.execute(tx)
        await sql`update person set company_role = ${role}, company_id = ${role === null ? null : sql`(select id from company where number = '900')`}
          where id = ${world.people.colleague.personId}::uuid`.execute(tx)
      })
    const { number: returnNumber } = (await ask({}, colleague)).json()
    await setRole('viewer')
    expect((await read(colleague)).mayReturn).toBe(false)
    expect((await ask({}, colleague)).json()).toMatchObject({ code: 'read_only' })
    expect((await colleague.send('POST', pathOf(`/${returnNumber}/withdrawal`))).statusCode).toBe(403)
    await setRole(null)
    expect((await colleague.send('POST', pathOf(`/${returnNumber}/withdrawal`))).statusCode).toBe(200)
  })

  test('keeps its pictures for years after its end, then they go', async () => {
    const { number: returnNumber } = (await ask({ pictures: [await upload()] })).json()
    const remove = () => inTenant((tx) => pictureRetention.remove(tx, new Date(NOW.getTime() + 1000), 100, world.services))
    await remove()
    expect(await countPictures()).toBe(1)
    await decide(returnNumber, { state: 'Refused', answer: 'Too old' })
    const [{ id }] = (await read()).returns[0].pictures
    await remove()
    expect([await countPictures(), (await read()).returns[0].pictures]).toEqual([0, []])
    expect((await buyer.get(pathOf(`/${returnNumber}/pictures/${id}`))).statusCode).toBe(404)
  })
})
