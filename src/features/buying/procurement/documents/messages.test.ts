import { expect, test } from 'vitest'
import { writeOrderMessage, type TransferLine } from '#features/buying/procurement/cxml/order-message.rules.ts'
import { element, writeResponse, writeStatus, type Envelope } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { writeConfirmation, writeShipNotice, type OrderAbout } from '#features/buying/procurement/documents/fulfilment.rules.ts'
import { writeInvoice } from '#features/buying/procurement/documents/invoice-detail.rules.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'

const envelope: Envelope = { payloadId: '1@portico', at: new Date('2026-11-19T09:00:00Z'), language: 'en' }
const buyer = [{ domain: 'networkid', identity: 'AN-1' }]
const parties = { supplier: [{ domain: 'duns', identity: '1 & 2' }], buyer }
const about: OrderAbout = { orderId: 'PO <1>', payloadId: 'x@buyer', parties, secret: 's"e' }
const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const line: TransferLine = {
  ...{
    sku: 'V-1',
    auxiliary: 'visit',
    customerNumber: 'NL-1',
    name: 'Valve <6 bar>',
    quantity: 2,
    unit: 'EA',
    unspsc: '40141600',
  },
  ...{ unitPrice: usd(880n), total: usd(1760n), manufacturer: 'Halden', href: 'https://sps.example/a?b=1&c=2', leadDays: 0 },
}
const order = { buyerCookie: ' a&b\r\n', operation: 'edit', parties, total: usd(1760n), language: 'en' } as const
const bare = { ...line, customerNumber: undefined, manufacturer: '', leadDays: undefined }
const part = { lineNumber: 1, quantity: 2, sku: 'V-1', unit: 'EA' }
const money = { subtotal: usd(1760n), freight: usd(500n), tax: usd(0n), total: usd(2260n) }

test.each([
  ['an answer', writeResponse(envelope, writeStatus(401, 'Unauthorized', 'no'))],
  [
    'a start page',
    writeResponse(
      envelope,
      writeStatus(200, 'OK'),
      element('PunchOutSetupResponse', {}, element('StartPage', {}, element('URL', {}, 'https://a.example/?a=1&b=2'))),
    ),
  ],
  ['a cart', writeOrderMessage(envelope, { ...order, lines: [line, bare] })],
  ['a visit that was left', writeOrderMessage(envelope, { ...order, operation: 'inspect', lines: [], isLeft: true })],
  ['a confirmation', writeConfirmation(envelope, about, { id: '1', isAccepted: true, comment: '' })],
  ['a refusal', writeConfirmation(envelope, about, { id: '1', isAccepted: false, comment: 'No <b>' })],
  [
    'a ship notice',
    writeShipNotice(envelope, about, { id: 'S-1', shippedOn: '2026-11-18', carrier: '', trackingNumber: '1Z', parts: [part] }),
  ],
  [
    'an invoice',
    writeInvoice(envelope, about, {
      number: 'I-1',
      issuedOn: '2026-11-18',
      lines: [{ ...part, name: 'Valve', unitPrice: usd(880n), total: usd(1760n) }],
      ...money,
    }),
  ],
])('%s follows the grammar of its elements', (_, document) => {
  expect(findGrammarFaults(document)).toEqual([])
  expect(document).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<!DOCTYPE cXML SYSTEM "http:\/\/xml\.cxml\.org\/schemas\/cXML\/1\.2\.063\/\w+\.dtd">/,
  )
})

test('the cookie comes back as it came, and no secret with it', () => {
  const document = writeOrderMessage(envelope, { ...order, lines: [line] })
  expect(document).toContain('<BuyerCookie> a&amp;b&#13;\n</BuyerCookie>')
  expect(document).not.toContain('SharedSecret')
})

test('leaving an edit says that nothing changes, as an empty cart would remove what the requisition has', () => {
  const document = writeOrderMessage(envelope, { ...order, lines: [], isLeft: true })
  expect(document).toContain('<Message><Status code="204" text="No Content" xml:lang="en"/><PunchOutOrderMessage>')
})

test.each([
  ['an attribute that the standard does not have', '<Money currency="USD">', '<Money currency="USD" rate="1">'],
  ['a missing attribute', ' currency="USD"', ''],
  ['a value that is none', 'operationAllowed="edit"', 'operationAllowed="all"'],
  [
    'parts in another order',
    /<UnitOfMeasure>EA<\/UnitOfMeasure>(<Class.*?<\/Classification>)/g,
    '$1<UnitOfMeasure>EA</UnitOfMeasure>',
  ],
  ['two cookies', '</BuyerCookie>', '</BuyerCookie><BuyerCookie/>'],
])('the grammar finds %s', (_, from, to) => {
  const document = writeOrderMessage(envelope, { ...order, lines: [line] })
  expect(findGrammarFaults(document.replaceAll(from, to))).not.toEqual([])
})

test('characters that XML has no place for become spaces', () => {
  const document = writeOrderMessage(envelope, { ...order, lines: [{ ...line, name: 'a\u0000b\u0008c' }] })
  expect(document).toContain('a b c')
})
