import { findInvoiceFault, type NewInvoice } from '#features/orders/invoices/invoice.rules.ts'
import { fieldOf, listAmountFaults, type Line, type LineOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { parseDecimal } from '#kernel/money.ts'

const { amount, currency, date, file, language, record, records, text, wholeNumber, yesNo } = fieldOf

const billTo = {
  name: text({ isRequired: true, help: 'The name of who pays.' }),
  lines: text({ isList: true, help: 'The address, a text for each of its lines.' }),
}

const part = {
  position: wholeNumber({ least: 1, most: 999_999, help: 'The position of the order’s line that it bills, such as 10.' }),
  sku: text({ isRequired: true, most: 40, help: 'The part number.' }),
  name: text({ isRequired: true, help: 'The name of the part, as on the invoice.' }),
  quantity: wholeNumber({ isRequired: true, least: 1, most: 9_999_999, help: 'How many pieces are billed.' }),
  unit: amount({ isRequired: true, help: 'The price of a piece.' }),
  total: amount({ isRequired: true, help: 'The price of the line.' }),
}

const tax = {
  name: text({ isRequired: true, help: 'The name of the tax, such as VAT.' }),
  percent: amount({ isRequired: true, help: 'Its rate as a decimal text, such as 19.' }),
  base: amount({ isRequired: true, help: 'The amount that it is a part of.' }),
  amount: amount({ isRequired: true, help: 'What it amounts to.' }),
}

export const INVOICE_FIELDS = {
  number: text({ isRequired: true, isSearched: true, most: 40, help: 'The number of the invoice.' }),
  account: text({
    isRequired: true,
    isSearched: true,
    refersTo: 'accounts',
    most: 60,
    help: 'The account that owes it, such as M1~1001.',
  }),
  orderNumber: text({ isSearched: true, most: 40, help: 'The order that it bills.' }),
  poNumber: text({ isSearched: true, most: 40, help: 'The number of the customer’s purchase order.' }),
  issuedOn: date({ isRequired: true, help: 'The day of the invoice.' }),
  dueOn: date({ isRequired: true, help: 'The day by which it is to be paid.' }),
  currency: currency({ isRequired: true, help: 'The currency of all its amounts.' }),
  language: language({ help: 'The language of the document that is drawn where no file comes; English if left out.' }),
  billTo: record({ isRequired: true, fields: billTo, help: 'Who pays.' }),
  lines: records({ isRequired: true, fields: part, help: 'What is billed.' }),
  freight: amount({ help: 'The cost of the delivery.' }),
  taxes: records({ fields: tax, help: 'The taxes on it.' }),
  total: amount({ isRequired: true, help: 'Lines, freight and taxes together.' }),
  paid: amount({ help: 'How much of it is paid.' }),
  isDisputed: yesNo({ help: 'Whether the customer disputes it.' }),
  file: file({ help: 'The PDF of the invoice; without it, one is drawn from the fields.' }),
} as const

export type InvoiceRecord = LineOf<typeof INVOICE_FIELDS>

const dropNull = <Record extends object>(one: Record): Record =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)) as Record

/** One way to write what says nothing inside of records. */
export const completeInvoice = (line: Line): Line => {
  const { billTo: payer, lines } = line as Partial<InvoiceRecord>
  return { ...line, ...(payer && { billTo: dropNull(payer) }), ...(lines && { lines: lines.map(dropNull) }) }
}

/** A checked line as it is issued, in minor units. */
export const toNewInvoice = (line: InvoiceRecord): NewInvoice => {
  const read = (written: string): bigint => parseDecimal(written, line.currency)?.minor ?? 0n
  return {
    ...{ number: line.number, account: line.account, issuedOn: line.issuedOn, dueOn: line.dueOn, currency: line.currency },
    orderNumber: line.orderNumber ?? null,
    poNumber: line.poNumber ?? null,
    language: line.language ?? 'en',
    billTo: { name: line.billTo.name, lines: line.billTo.lines ?? [] },
    lines: line.lines.map(({ unit, total, ...rest }) => ({ ...rest, unitMinor: read(unit), totalMinor: read(total) })),
    freightMinor: read(line.freight ?? '0'),
    taxes: (line.taxes ?? []).map(({ name, percent, base, amount: sum }) => ({
      ...{ name, percent },
      baseMinor: read(base),
      amountMinor: read(sum),
    })),
    totalMinor: read(line.total),
    paidMinor: read(line.paid ?? '0'),
    isDisputed: line.isDisputed ?? false,
  }
}

/** Faults that single fields do not show: amounts that the currency cannot hold, and figures that do not agree. */
export const checkInvoice = (line: InvoiceRecord): LineProblem[] => {
  const { lines, taxes = [], billTo: payer } = line
  const faults = listAmountFaults(line.currency, [
    ...lines.flatMap(
      ({ unit, total }, at) =>
        [
          [`lines[${at + 1}].unit`, unit],
          [`lines[${at + 1}].total`, total],
        ] as const,
    ),
    ['freight', line.freight],
    ...taxes.flatMap(
      ({ base, amount: sum }, at) =>
        [
          [`taxes[${at + 1}].base`, base],
          [`taxes[${at + 1}].amount`, sum],
        ] as const,
    ),
    ['total', line.total],
    ['paid', line.paid],
  ])
  const disagreement = faults.length > 0 ? undefined : findInvoiceFault(toNewInvoice(line))
  return [
    ...faults,
    ...((payer.lines?.length ?? 0) > 6 ? [{ column: 'billTo.lines', reason: 'an address has 6 lines at most' }] : []),
    ...(disagreement === undefined ? [] : [{ column: '', reason: disagreement }]),
  ]
}
