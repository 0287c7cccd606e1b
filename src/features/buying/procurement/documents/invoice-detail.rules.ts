import { writeOrderReference, writeRequest, type OrderAbout } from '#features/buying/procurement/documents/fulfilment.rules.ts'
import { element, writeMoney, type Envelope, type Markup } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import type { Money } from '#kernel/money.ts'

export type InvoicedLine = {
  readonly lineNumber: number
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unit: string
  readonly unitPrice: Money
  readonly total: Money
}

export type SentInvoice = {
  readonly number: string
  /** A day, as `2026-11-16`. */
  readonly issuedOn: string
  readonly lines: readonly InvoicedLine[]
  readonly subtotal: Money
  readonly freight: Money
  readonly tax: Money
  readonly total: Money
}

const writeLine = (line: InvoicedLine, at: number): Markup =>
  element('InvoiceDetailItem', { invoiceLineNumber: at + 1, quantity: line.quantity }, [
    element('UnitOfMeasure', {}, line.unit),
    element('UnitPrice', {}, writeMoney(line.unitPrice)),
    element('InvoiceDetailItemReference', { lineNumber: line.lineNumber }, [
      element('ItemID', {}, element('SupplierPartID', {}, line.sku)),
      element('Description', { 'xml:lang': 'en' }, line.name),
    ]),
    element('SubtotalAmount', {}, writeMoney(line.total)),
    element('NetAmount', {}, writeMoney(line.total)),
  ])

export const writeInvoice = (envelope: Envelope, about: OrderAbout, invoice: SentInvoice): string =>
  writeRequest(
    { ...envelope, dtd: 'InvoiceDetail' },
    about,
    element('InvoiceDetailRequest', {}, [
      element(
        'InvoiceDetailRequestHeader',
        {
          invoiceID: invoice.number,
          purpose: 'standard',
          operation: 'new',
          invoiceDate: `${invoice.issuedOn}T12:00:00+00:00`,
        },
        [element('InvoiceDetailHeaderIndicator', {}), element('InvoiceDetailLineIndicator', {})],
      ),
      element('InvoiceDetailOrder', {}, [
        element('InvoiceDetailOrderInfo', {}, writeOrderReference(about)),
        ...invoice.lines.map(writeLine),
      ]),
      element('InvoiceDetailSummary', {}, [
        element('SubtotalAmount', {}, writeMoney(invoice.subtotal)),
        element('Tax', {}, [writeMoney(invoice.tax), element('Description', { 'xml:lang': 'en' }, 'Tax')]),
        element('ShippingAmount', {}, writeMoney(invoice.freight)),
        element('GrossAmount', {}, writeMoney(invoice.total)),
        element('NetAmount', {}, writeMoney(invoice.total)),
        element('DueAmount', {}, writeMoney(invoice.total)),
      ]),
    ]),
  )
