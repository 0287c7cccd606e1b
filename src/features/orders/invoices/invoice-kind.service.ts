import { keyOfSoldTo, readAccountName } from '#foundation/accounts/public.ts'
import { readInvoiceLine } from '#features/orders/invoices/invoice-line.rules.ts'
import { invoiceLineSchema, type InvoiceLine } from '#features/orders/invoices/invoice.schema.ts'
import { findKnownAccounts } from '#features/orders/invoices/invoice-list.store.ts'
import { InvoiceFault, recordInvoice } from '#features/orders/invoices/invoice.store.ts'
import { defineKind, type IntegrationContext, type LineResult } from '#foundation/integration/public.server.ts'

const refuse = (error: string): LineResult => ({ ok: false, error })

/** One key for an account, however its number is written [T-52]. */
const keyOf = ({ account }: InvoiceLine): string => {
  const name = readAccountName(account)
  return name?.erpId === undefined ? account : keyOfSoldTo({ erpId: name.erpId, soldToNumber: name.number })
}

const applyLine = async ({ tx }: IntegrationContext, line: InvoiceLine, known: ReadonlySet<string>): Promise<LineResult> => {
  if (!known.has(line.account)) return refuse('there is no such account')
  const read = readInvoiceLine(line)
  if ('error' in read) return refuse(read.error)
  try {
    await recordInvoice(tx, read.invoice)
    return { ok: true }
  } catch (error) {
    if (error instanceof InvoiceFault) return refuse(error.message)
    throw error
  }
}

/** Invoices of another system, issued as they come; what it repeats changes nothing [T-84]. */
export const invoiceKind = defineKind({
  name: 'invoices',
  help: 'Invoices of your ERP, issued as they come.',
  keys: ['number'],
  example: {
    number: '90001234',
    account: 'M1~0000104210',
    orderNumber: '4500012345',
    issuedOn: '2027-03-31',
    dueOn: '2027-04-30',
    currency: 'EUR',
    billTo: { name: 'Nordfjord Shipping', lines: ['Strandgata 4', '6771 Nordfjordeid'] },
    lines: [{ sku: 'HS-334-4D', name: 'Gas detector', quantity: 2, unit: '597.52', total: '1195.04' }],
    total: '1195.04',
  },
  schema: invoiceLineSchema,
  apply: async (context, sent) => {
    const lines = sent.map((line) => ({ ...line, account: keyOf(line) }))
    const known = await findKnownAccounts(context.tx, [...new Set(lines.map(({ account }) => account))])
    const results: LineResult[] = []
    for (const line of lines) results.push(await applyLine(context, line, known))
    return results
  },
})
