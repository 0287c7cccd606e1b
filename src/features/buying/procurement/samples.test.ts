import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readDocument } from '#features/buying/procurement/cxml/cxml-reader.worker.ts'
import { writeOrderMessage } from '#features/buying/procurement/cxml/order-message.rules.ts'
import { readSetupRequest } from '#features/buying/procurement/cxml/punch-out-request.service.ts'
import { writeConfirmation, writeShipNotice } from '#features/buying/procurement/documents/fulfilment.rules.ts'
import { writeInvoice } from '#features/buying/procurement/documents/invoice-detail.rules.ts'
import { readOciCall } from '#features/buying/procurement/oci/oci-call.rules.ts'
import { readOrderRequest } from '#features/buying/procurement/order/order-request.service.ts'
import { findPlace } from '#features/buying/procurement/order/place-request.service.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'
import { writeOciFields } from '#features/buying/procurement/visit/transfer-form.rules.ts'

const SAMPLES = new URL('../../../../docs/samples/', import.meta.url)
const read = (name: string): Promise<Buffer> => readFile(new URL(name, SAMPLES))
const pathOf = (name: string): string => `../../../../docs/samples/${name}`

test('the samples of what comes are read', async () => {
  const setup = readDocument(await read('cxml/punch-out-setup-request.xml'))
  expect(setup).toMatchObject({ kind: 'PunchOutSetupRequest', secret: 'the-secret-of-the-connection' })
  expect(readSetupRequest(setup.content)).toMatchObject({ operation: 'edit', selected: 'HS-1001', items: [{ quantity: 2 }] })
  const order = readOrderRequest(readDocument(await read('cxml/order-request.xml')).content)
  expect(order).toMatchObject({ orderId: 'PO-5507', type: 'new', lines: [{ sku: 'HS-334-4D', quantity: 2, price: '597.52' }] })
  expect(findPlace(order)).toMatchObject({ city: 'Durham', countryCode: 'US' })
  const fields = String(await read('oci/login.txt'))
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
  expect(readOciCall(Object.fromEntries(fields))).toMatchObject({ function: 'VALIDATE', productId: 'HS-1001', quantity: 5 })
})

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const at = new Date('2026-11-19T14:00:00Z')
const envelope = (number: number) => ({ payloadId: `${number}@www.example.com`, at, language: 'en' })
const buyer = [{ domain: 'NetworkId', identity: 'AN01000000001' }]
const supplier = [{ domain: 'NetworkId', identity: 'AN02000000002' }]
const about = {
  ...{ orderId: 'PO-5507', payloadId: '1765@buyer.example.com', secret: 'the-secret-of-the-connection' },
  parties: { supplier, buyer },
}
const line = {
  ...{ sku: 'HS-334-4D', name: 'Gas detector', quantity: 2, unit: 'EA', unspsc: '41113100', customerNumber: 'N-9' },
  ...{ unitPrice: usd(59_752n), total: usd(119_504n), manufacturer: 'Halden', leadDays: 3 },
  ...{ auxiliary: '0b8e6f1c-6a0e-4f0a-9a55-5f3b5b7f1d11', href: 'https://www.example.com/us/en/products/HS-334-4D' },
}

test.each([
  [
    'cxml/punch-out-order-message.xml',
    writeOrderMessage(envelope(1), {
      ...{ buyerCookie: '34234234ADFSDF234234', operation: 'edit', parties: { supplier, buyer }, language: 'en' },
      ...{ total: usd(119_504n), lines: [line] },
    }),
  ],
  ['cxml/confirmation-request.xml', writeConfirmation(envelope(2), about, { id: '4500012345', isAccepted: true, comment: '' })],
  [
    'cxml/ship-notice-request.xml',
    writeShipNotice(envelope(3), about, {
      ...{ id: '80001234', shippedOn: '2026-11-19', carrier: 'Fjord Freight', trackingNumber: 'FF00123456' },
      parts: [{ lineNumber: 1, quantity: 2, sku: 'HS-334-4D', unit: 'EA' }],
    }),
  ],
  [
    'cxml/invoice-detail-request.xml',
    writeInvoice(envelope(4), about, {
      ...{ number: '9000012345', issuedOn: '2026-11-20', lines: [{ ...line, lineNumber: 1 }] },
      ...{ subtotal: usd(119_504n), freight: usd(0n), tax: usd(8365n), total: usd(127_869n) },
    }),
  ],
])('the sample %s is what leaves', async (name, document) => {
  expect(findGrammarFaults(document)).toEqual([])
  await expect(document).toMatchFileSnapshot(pathOf(name))
})

test('the sample of the fields of OCI is what goes back', async () => {
  const fields = writeOciFields([line]).map(({ name, value }) => `${name}=${value}\n`)
  await expect(fields.join('')).toMatchFileSnapshot(pathOf('oci/transfer.txt'))
})
