import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDrop, runDrop } from '#app/purchase-orders.ts'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { writeUblOrder } from '#features/buying/quick-order/testing/ubl-order.ts'

let world: CheckoutWorld
let folder: string
beforeAll(async () => {
  world = await openCheckoutWorld()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-orders-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const MAIL = 'buyer@process.example'
const ubl = (number: string): string =>
  writeUblOrder({ number, currency: 'USD', lines: [{ sku: 'V-1', quantity: '2', unit: 'EA', price: '8.80' }] })
const run = (args: readonly string[], mail = '') =>
  runDrop(world.services, parseDrop(['--tenant', 'process', '--person', MAIL, ...args]), async () => Buffer.from(mail))
const listDrafts = async () => (await world.send('GET', '/api/purchase-orders/v1')).body

test('the files of a folder become drafts of the person, once, and what cannot be read is put aside with the reason', async () => {
  await writeFile(path.join(folder, 'PO-1.xml'), ubl('PO-1'))
  await writeFile(path.join(folder, 'PO-2.xml'), '<Order>')
  expect(await run(['--folder', folder])).toEqual({
    text: expect.stringMatching(/^PO-1\.xml: Draft not_allowed\nPO-2\.xml: \S/) as string,
    isWhole: false,
  })
  expect(await readdir(path.join(folder, 'done'))).toEqual(['PO-1.xml'])
  expect(await readdir(path.join(folder, 'refused'))).toEqual(['PO-2.xml', 'PO-2.xml.txt'])
  expect(await readFile(path.join(folder, 'refused', 'PO-2.xml.txt'), 'utf8')).toMatch(/^PO-2\.xml: \S/)
  expect(await run(['--folder', folder])).toEqual({ text: '', isWhole: true })
  await writeFile(path.join(folder, 'PO-1.xml'), ubl('PO-1'))
  expect((await run(['--folder', folder])).text).toBe('PO-1.xml: Draft not_allowed, was here before')
  expect(await listDrafts()).toMatchObject({ total: 1 })
})

test('a mail’s attachments are taken, for an account that the person orders for', async () => {
  const mail = [
    'Content-Type: multipart/mixed; boundary=b1',
    '',
    '--b1',
    'Content-Type: application/xml; name="PO-3.xml"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(ubl('PO-3')).toString('base64'),
    '--b1--',
    '',
  ].join('\r\n')
  expect(await run(['--mail', '--account', 'PR1~104210'], mail)).toEqual({ text: 'PO-3.xml: Draft not_allowed', isWhole: true })
  expect(await run(['--mail', '--account', 'PR1~104999'], mail)).toMatchObject({ isWhole: false })
  expect(await run(['--mail'], 'Subject: x\r\n\r\nhello')).toEqual({ text: 'The mail has no attachment.', isWhole: false })
})

test('a file that is being written is left for the next run', async () => {
  const file = path.join(folder, 'PO-9.xml')
  await writeFile(file, ubl('PO-9'))
  const now = world.services.clock.now()
  await utimes(file, now, now)
  expect(await run(['--folder', folder])).toEqual({ text: '', isWhole: true })
  world.waitForPrices()
  expect((await run(['--folder', folder])).text).toBe('PO-9.xml: Draft not_allowed')
})

test('of a mail with too many attachments none is taken, and that is said', async () => {
  const part = '--b1\r\nContent-Type: application/xml; name=a.xml\r\n\r\n<Order>'
  const mail = ['Content-Type: multipart/mixed; boundary=b1', '', ...Array.from({ length: 21 }, () => part), '--b1--', ''].join(
    '\r\n',
  )
  expect(await run(['--mail'], mail)).toEqual({
    text: 'The mail has more than 20 attachments; none of them was taken.',
    isWhole: false,
  })
})

test.each([
  [[]],
  [['--tenant', 'process', '--person', MAIL]],
  [['--tenant', 'process', '--person', MAIL, '--folder', 'in', '--mail']],
  [['--tenant', 'process', '--folder', 'in']],
  [['--tenant', 'process', '--person', MAIL, '--mail', '--other']],
])('says how it is called: %j', (args) => {
  expect(() => parseDrop(args)).toThrow('Usage')
})
