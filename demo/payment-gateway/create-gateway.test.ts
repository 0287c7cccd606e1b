import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway } from '#demo/payment-gateway/create-gateway.ts'
import { startTestGateway } from '#demo/payment-gateway/start-gateway.ts'
import { createHttpGateway, type PaymentGateway } from '#features/buying/checkout/public.server.ts'

const KEY = 'a-key-of-the-merchant-alone'
const PARENT = 'http://sps.localhost:3000'
const AMOUNT = { minor: 4502n, currency: 'USD' }

let url: string
let gateway: PaymentGateway
const server = createTestGateway({ key: KEY, publicUrl: () => url, slowMs: 1, now: () => new Date('2026-11-16T09:00:00Z') })
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gateway = createHttpGateway({ publicUrl: url, key: KEY })
})
afterAll(() => void server.close())

const openFields = async (): Promise<{ id: string; fieldsUrl: string }> => {
  const id = randomUUID()
  return { id, fieldsUrl: await gateway.openSession({ id, amount: AMOUNT, language: 'de', origin: PARENT }) }
}
/** What the frame's script does with what was typed. */
const enter = async (fieldsUrl: string, number: string) => {
  const body = JSON.stringify({ number, expires: '12/29', code: '123' })
  const response = await fetch(`${fieldsUrl}/references`, { method: 'POST', body })
  return (await response.json()) as { reference: string; faults?: string[] }
}
const cardOf = async (number: string) => {
  const { id, fieldsUrl } = await openFields()
  return (await gateway.redeem(id, (await enter(fieldsUrl, number)).reference))?.token ?? ''
}

test('the fields may be framed by the page that opened them alone, in its language [T-105]', async () => {
  const response = await fetch((await openFields()).fieldsUrl)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${PARENT}`)
  expect(policy).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('Kartennummer')
  expect(page).toContain(`data-parent="${PARENT}"`)
})

test('a reference is good once, for its own session alone [T-105]', async () => {
  const { id, fieldsUrl } = await openFields()
  const { reference } = await enter(fieldsUrl, '4242 4242 4242 4242')
  expect(reference).not.toContain('4242424242')
  expect(await gateway.redeem((await openFields()).id, reference)).toBeUndefined()
  expect(await gateway.redeem(id, reference)).toMatchObject({ brand: 'Visa', lastFour: '4242', expires: '12/29' })
  expect(await gateway.redeem(id, reference)).toBeUndefined()
})

test('a card that is none is said in the fields, and gives no reference', async () => {
  const { fieldsUrl } = await openFields()
  expect(await enter(fieldsUrl, '4242424242424241')).toEqual({ faults: ['number'] })
})

test.each([
  ['4242424242424242', 'authorised'],
  ['4000000000000341', 'authorised'],
  ['4000000000000002', 'refused'],
])('the card %s is %s, however often it is called', async (number, state) => {
  const request = { id: randomUUID(), token: await cardOf(number), amount: AMOUNT }
  const answer = await gateway.authorise(request)
  expect(answer.state).toBe(state)
  expect(await gateway.authorise(request)).toEqual(answer)
})

test('the card 4000000000000119 fails with an error', async () => {
  const token = await cardOf('4000000000000119')
  await expect(gateway.authorise({ id: randomUUID(), token, amount: AMOUNT })).rejects.toThrow('answers 500')
})

test('nobody else opens fields or moves money', async () => {
  const other = createHttpGateway({ publicUrl: url, key: 'another-key-of-somebody-else' })
  const session = { id: randomUUID(), amount: AMOUNT, language: 'en', origin: PARENT } as const
  await expect(other.openSession(session)).rejects.toThrow('answers 401')
  await expect(other.cancel('test-1')).rejects.toThrow('answers 401')
  await gateway.cancel('test-1')
})

test('fields of another origin than the configured one are not shown', async () => {
  const other = createHttpGateway({ publicUrl: 'https://pay.example', url, key: KEY })
  await expect(other.openSession({ id: randomUUID(), amount: AMOUNT, language: 'en', origin: PARENT })).rejects.toThrow(
    'another origin',
  )
})

test('it is a process of its own on a port of its own, and ends with the server', async () => {
  const running = await startTestGateway()
  const { publicUrl, key } = running.address
  const own = createHttpGateway({ publicUrl, key })
  const id = randomUUID()
  const fieldsUrl = await own.openSession({ id, amount: AMOUNT, language: 'en', origin: PARENT })
  expect(fieldsUrl).toBe(`${publicUrl}/fields/${id}`)
  expect((await fetch(new URL('/fields.js', publicUrl))).headers.get('content-type')).toContain('javascript')
  await running.stop()
  await expect(fetch(fieldsUrl)).rejects.toThrow('fetch failed')
})
