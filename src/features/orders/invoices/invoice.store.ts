import { createHash } from 'node:crypto'
import { sql, type ColumnType, type Selectable } from 'kysely'
import { findInvoiceFault, type IssuedInvoice, type NewInvoice, type Settlement } from '#features/orders/invoices/invoice.rules.ts' // prettier-ignore
import type { Tx } from '#platform/database/database.ts'

type Document = Pick<IssuedInvoice, 'language' | 'billTo'> & {
  readonly lines: readonly { readonly position?: number; readonly sku: string; readonly name: string; readonly quantity: number; readonly unitMinor: string; readonly totalMinor: string }[] // prettier-ignore
  readonly freightMinor: string
  readonly taxes: readonly { readonly name: string; readonly percent: string; readonly baseMinor: string; readonly amountMinor: string }[] // prettier-ignore
}

type InvoiceTable = {
  number: string
  account: string
  orderNumber: string | null
  poNumber: string | null
  issuedOn: string
  dueOn: string
  currency: string
  totalMinor: ColumnType<string, bigint, never>
  document: ColumnType<Document, string, never>
  digest: string
  paidMinor: ColumnType<string, bigint, bigint>
  isDisputed: boolean
  fileKey: string | null
  fileSize: ColumnType<string | null, number | null, number>
  sha256: string | null
  archivedAt: Date | null
  fileName: string | null
  downloadedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    invoice: InvoiceTable
  }
}

const toDocument = ({ language, billTo, lines, freightMinor, taxes }: NewInvoice): Document => ({
  language,
  billTo: { name: billTo.name, lines: [...billTo.lines] },
  lines: lines.map(({ position, sku, name, quantity, unitMinor, totalMinor }) => ({
    ...(position !== undefined && { position }),
    ...{ sku, name, quantity },
    unitMinor: String(unitMinor),
    totalMinor: String(totalMinor),
  })),
  freightMinor: String(freightMinor),
  taxes: taxes.map(({ name, percent, baseMinor, amountMinor }) => ({
    ...{ name, percent },
    baseMinor: String(baseMinor),
    amountMinor: String(amountMinor),
  })),
})

/** The invoice as one short text: equal only for equal documents. */
const digestOf = (invoice: NewInvoice, document: Document): string => {
  const { number, account, orderNumber, poNumber, issuedOn, dueOn, currency, totalMinor } = invoice
  const head = [number, account, orderNumber, poNumber, issuedOn, dueOn, currency, String(totalMinor)]
  return createHash('sha256')
    .update(JSON.stringify([head, document]))
    .digest('hex')
}

/** Says why it was refused: an invoice that is issued never changes, whatever comes under its number. */
export class InvoiceFault extends Error {}

const toRow = (invoice: NewInvoice) => {
  const fault = findInvoiceFault(invoice)
  if (fault !== undefined) throw new InvoiceFault(fault)
  const { number, account, orderNumber, poNumber, issuedOn, dueOn, currency, totalMinor } = invoice
  const { paidMinor = 0n, isDisputed = false } = invoice
  const document = toDocument(invoice)
  return {
    ...{ number, account, orderNumber, poNumber, issuedOn, dueOn, currency, totalMinor, paidMinor, isDisputed },
    digest: digestOf(invoice, document),
    document: JSON.stringify(document),
    ...{ fileKey: null, fileSize: null, sha256: null, archivedAt: null, fileName: null, downloadedAt: null },
  }
}

/**
 * Issues an invoice, in the caller's transaction. The same one again only brings what was paid or disputed since;
 * another one under the same number is refused.
 */
export const recordInvoice = async (tx: Tx, invoice: NewInvoice): Promise<void> => {
  const row = toRow(invoice)
  const { paidMinor, isDisputed, digest } = row
  const saved = await tx
    .insertInto('invoice')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'number'] as never)
        .doUpdateSet({ paidMinor, isDisputed })
        .where('invoice.digest', '=', digest),
    )
    .returning('number')
    .executeTakeFirst()
  if (!saved) throw new InvoiceFault(`invoice ${invoice.number} is issued already, with other contents`)
}

/** Many new ones at once. */
export const insertInvoices = async (tx: Tx, invoices: readonly NewInvoice[]): Promise<void> => {
  if (invoices.length > 0) await tx.insertInto('invoice').values(invoices.map(toRow)).execute()
}

/** An invoice as it was issued, with what is known of it since and of its archived paper. */
export type Invoice = IssuedInvoice &
  Settlement & { readonly fileKey: string | null; readonly fileSize: number | null; readonly sha256: string | null }

const WHOLE = [
  ...(['number', 'account', 'orderNumber', 'poNumber', 'currency', 'totalMinor', 'document'] as const),
  ...(['paidMinor', 'isDisputed', 'fileKey', 'fileSize', 'sha256'] as const),
] as const
const days = [sql<string>`issued_on::text`.as('issuedOn'), sql<string>`due_on::text`.as('dueOn')] as const

type StoredRow = Selectable<Pick<InvoiceTable, (typeof WHOLE)[number] | 'issuedOn' | 'dueOn'>>

const toInvoice = ({ document, totalMinor, paidMinor, fileSize, ...row }: StoredRow): Invoice => ({
  ...row,
  totalMinor: BigInt(totalMinor),
  paidMinor: BigInt(paidMinor),
  fileSize: fileSize === null ? null : Number(fileSize),
  language: document.language,
  billTo: document.billTo,
  lines: document.lines.map((line) => ({ ...line, unitMinor: BigInt(line.unitMinor), totalMinor: BigInt(line.totalMinor) })),
  freightMinor: BigInt(document.freightMinor),
  taxes: document.taxes.map((tax) => ({ ...tax, baseMinor: BigInt(tax.baseMinor), amountMinor: BigInt(tax.amountMinor) })),
})

const whole = (tx: Tx) => tx.selectFrom('invoice').select([...WHOLE, ...days])

export const findInvoice = async (tx: Tx, number: string): Promise<Invoice | undefined> => {
  const row = await whole(tx).where('number', '=', number).executeTakeFirst()
  return row && toInvoice(row)
}

/** The first one first. */
export const listInvoicesOfOrder = async (tx: Tx, orderNumber: string): Promise<Invoice[]> => {
  const rows = await whole(tx).where('orderNumber', '=', orderNumber).orderBy('issuedOn').orderBy('number').execute()
  return rows.map(toInvoice)
}

export type InvoiceSelection = {
  readonly account: string
  /** Only these. */
  readonly numbers?: readonly string[] | undefined
  /** Only those of these orders. */
  readonly orderNumbers?: readonly string[] | undefined
}

const selected = ({ account, numbers, orderNumbers }: InvoiceSelection) => sql<boolean>`account = ${account}
  ${numbers ? sql`and number = any(${[...numbers]}::text[])` : sql``}
  ${orderNumbers ? sql`and order_number = any(${[...orderNumbers]}::text[])` : sql``}`

export const countInvoices = async (tx: Tx, selection: InvoiceSelection): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from invoice where ${selected(selection)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** In the order of their numbers, so many after the one that was read last. */
export const readInvoicesAfter = async (
  tx: Tx,
  selection: InvoiceSelection,
  after: string,
  limit: number,
): Promise<Invoice[]> => {
  const rows = await whole(tx).where(selected(selection)).where('number', '>', after).orderBy('number').limit(limit).execute()
  return rows.map(toInvoice)
}

/** Those whose paper is not written yet, the oldest first; held, so that two workers take different ones. */
export const takeUnarchived = async (tx: Tx, limit: number): Promise<Invoice[]> => {
  const rows = await whole(tx)
    .where('fileKey', 'is', null)
    .orderBy('issuedOn')
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(toInvoice)
}

export type Archived = { readonly fileKey: string; readonly fileSize: number; readonly sha256: string }

/** The first paper stays: says which one is stored. */
export const keepArchived = async (tx: Tx, number: string, archived: Archived, now: Date): Promise<Archived> => {
  await tx
    .updateTable('invoice')
    .set({ ...archived, archivedAt: now })
    .where('number', '=', number)
    .where('fileKey', 'is', null)
    .execute()
  const stored = await tx
    .selectFrom('invoice')
    .select(['fileKey', 'fileSize', 'sha256'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return { fileKey: stored.fileKey ?? '', fileSize: Number(stored.fileSize), sha256: stored.sha256 ?? '' }
}

/** From then on it is known to the customer as it is: it neither changes nor goes. */
export const markDownloaded = async (tx: Tx, numbers: readonly string[], now: Date): Promise<void> => {
  await sql`
    update invoice set downloaded_at = ${now} where number = any(${[...numbers]}::text[]) and downloaded_at is null`.execute(tx)
}
