import type { Language } from '#kernel/locale.ts'
import type { ListSpec } from '#kernel/list-query.ts'

/** As contracts with other systems spell them. */
export const INVOICE_STATES = ['Open', 'Overdue', 'In dispute', 'Paid'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export const INVOICE_TONES = { Open: 'info', Overdue: 'bad', 'In dispute': 'warn', Paid: 'ok' } as const satisfies Record<
  InvoiceState,
  string
>

export type TaxLine = {
  readonly name: string
  /** Decimal text, such as '19'. */
  readonly percent: string
  readonly baseMinor: bigint
  readonly amountMinor: bigint
}

export type InvoicedPart = {
  /** Of the order's line that it bills. */
  readonly position?: number | undefined
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitMinor: bigint
  readonly totalMinor: bigint
}

/** Everything that stands on the paper; none of it changes once it is issued. */
export type IssuedInvoice = {
  readonly number: string
  /** `{erpId}~{padded number}`. */
  readonly account: string
  readonly orderNumber: string | null
  readonly poNumber: string | null
  /** Days, such as '2026-11-16'. */
  readonly issuedOn: string
  readonly dueOn: string
  readonly currency: string
  readonly language: Language
  readonly billTo: { readonly name: string; readonly lines: readonly string[] }
  readonly lines: readonly InvoicedPart[]
  readonly freightMinor: bigint
  readonly taxes: readonly TaxLine[]
  readonly totalMinor: bigint
}

/** Later facts about it. */
export type Settlement = { readonly paidMinor: bigint; readonly isDisputed: boolean }

export type NewInvoice = IssuedInvoice & Partial<Settlement>

export const INVOICE_LIST = {
  sortable: ['number', 'orderNumber', 'issuedOn', 'dueOn', 'total', 'open'],
  sort: '-dueOn',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

export const sumLines = ({ lines }: Pick<IssuedInvoice, 'lines'>): bigint => sum(lines.map(({ totalMinor }) => totalMinor))

/** Why it cannot be issued; undefined when its figures agree with each other. */
export const findInvoiceFault = (invoice: NewInvoice): string | undefined => {
  const parts = sumLines(invoice) + invoice.freightMinor + sum(invoice.taxes.map(({ amountMinor }) => amountMinor))
  if (parts !== invoice.totalMinor) return 'lines, freight and taxes do not add up to the total'
  if (invoice.dueOn < invoice.issuedOn) return 'it is due before it is issued'
  const { paidMinor = 0n } = invoice
  if (paidMinor < 0n || paidMinor > invoice.totalMinor) return 'what is paid is not between nothing and the total'
  return undefined
}

const DAY_MS = 86_400_000
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

type Owed = Pick<IssuedInvoice, 'dueOn' | 'totalMinor'> & Settlement

/** A paid invoice is closed, whatever was reported before; a disputed one is not chased. */
export const decideInvoiceState = ({ dueOn, totalMinor, paidMinor, isDisputed }: Owed, today: string): InvoiceState => {
  if (paidMinor >= totalMinor) return 'Paid'
  if (isDisputed) return 'In dispute'
  return dueOn < today ? 'Overdue' : 'Open'
}

export const countDaysLate = (dueOn: string, today: string): number => Math.max(0, daysBetween(dueOn, today))

/** By how many days an open amount is late; the last has no end. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type Age = (typeof AGES)[number]

export const ageOf = (dueOn: string, today: string): Age => {
  const late = countDaysLate(dueOn, today)
  if (late === 0) return 'notDue'
  return late <= 30 ? 'to30' : late <= 60 ? 'to60' : late <= 90 ? 'to90' : 'over90'
}

export const invoiceFileName = (number: string): string => `Invoice_${number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`
