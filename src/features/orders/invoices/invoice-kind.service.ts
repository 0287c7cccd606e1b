import { checkInvoice, completeInvoice, INVOICE_FIELDS } from '#features/orders/invoices/invoice-fields.rules.ts'
import { holdInvoices, INVOICE_SOURCE_LINES } from '#features/orders/invoices/invoice-kind.store.ts'
import { removeInvoices, saveInvoices } from '#features/orders/invoices/save-invoices.service.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

/** Invoices of another system, issued as they come; what it repeats changes nothing [T-84]. */
export const invoiceKind = defineRecords({
  name: 'invoices',
  right: 'orders',
  follows: ['orders'],
  help: 'Invoices of your ERP, issued as they come.',
  keys: ['number'],
  fields: INVOICE_FIELDS,
  example: {
    number: '90001234',
    account: 'M1~1001',
    orderNumber: '4500012345',
    poNumber: 'PO-5507',
    issuedOn: '2027-03-31',
    dueOn: '2027-04-30',
    currency: 'EUR',
    language: 'en',
    billTo: { name: 'Nordfjord Shipping', lines: ['Strandgata 4', '6771 Nordfjordeid'] },
    lines: [{ position: 10, sku: 'HS-334-4D', name: 'Gas detector', quantity: 2, unit: '597.52', total: '1195.04' }],
    freight: '18',
    taxes: [{ name: 'VAT', percent: '25', base: '1213.04', amount: '303.26' }],
    total: '1516.3',
    paid: '0',
  },
  isDecidedByData: true,
  complete: completeInvoice,
  check: checkInvoice,
  source: INVOICE_SOURCE_LINES,
  hold: (tx, lines) =>
    holdInvoices(
      tx,
      lines.map((line) => String(line['number'])),
    ),
  save: saveInvoices,
  remove: removeInvoices,
})
