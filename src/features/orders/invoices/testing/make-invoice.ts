import type { NewInvoice } from '#features/orders/invoices/invoice.rules.ts'
import { percentOf } from '#kernel/money.ts'

/** Of two lines, freight and 23 % of both; its figures agree. */
export const makeInvoice = (number: string, differs: Partial<NewInvoice> = {}): NewInvoice => {
  const currency = differs.currency ?? 'USD'
  const lines = [
    { sku: 'V-1', name: 'Valve V-1, Łódź', quantity: 3, unitMinor: 123_457n, totalMinor: 370_371n },
    { sku: 'V-2', name: 'Valve V-2', quantity: 1, unitMinor: 99n, totalMinor: 99n },
  ]
  const baseMinor = 370_371n + 99n + 1_250n
  const { minor: amountMinor } = percentOf({ minor: baseMinor, currency }, '23', 'half-up')
  return {
    ...{ number, account: 'PR1~0000104210', orderNumber: null, poNumber: 'PO-1', currency, language: 'en' },
    ...{ issuedOn: '2026-10-01', dueOn: '2026-10-31', billTo: { name: 'Northline, Main', lines: ['80-831 Gdańsk', 'PL'] } },
    lines,
    freightMinor: 1_250n,
    taxes: [{ name: 'VAT', percent: '23', baseMinor, amountMinor }],
    totalMinor: baseMinor + amountMinor,
    ...differs,
  }
}
