import { sql } from 'kysely'
import { writeAmount } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const amountOf = (minor: string) => writeAmount(sql.raw(minor), sql.raw('invoice.currency'))

/** Invoices as the lines that say the same. */
export const INVOICE_SOURCE_LINES = sql`
  select invoice.number, invoice.account, invoice.order_number as "orderNumber", invoice.po_number as "poNumber",
    invoice.issued_on::text as "issuedOn", invoice.due_on::text as "dueOn", invoice.currency,
    invoice.document->>'language' as "language",
    case when invoice.document->'billTo'->'lines' = '[]' then (invoice.document->'billTo') - 'lines'
      else invoice.document->'billTo' end as "billTo",
    (select jsonb_agg((part.value - 'unitMinor' - 'totalMinor') || jsonb_build_object('unit', ${amountOf("part.value->>'unitMinor'")},
        'total', ${amountOf("part.value->>'totalMinor'")}) order by part.ordinality)
      from jsonb_array_elements(invoice.document->'lines') with ordinality as part) as "lines",
    ${amountOf("invoice.document->>'freightMinor'")} as "freight",
    (select jsonb_agg(jsonb_build_object('name', tax.value->>'name', 'percent', trim_scale((tax.value->>'percent')::numeric)::text,
        'base', ${amountOf("tax.value->>'baseMinor'")}, 'amount', ${amountOf("tax.value->>'amountMinor'")}) order by tax.ordinality)
      from jsonb_array_elements(invoice.document->'taxes') with ordinality as tax) as "taxes",
    ${amountOf('invoice.total_minor')} as "total", ${amountOf('invoice.paid_minor')} as "paid",
    invoice.is_disputed as "isDisputed", invoice.file_name as "file",
    case when invoice.file_name is not null then invoice.sha256 end as "fileSha256", invoice.changed_at
  from invoice`

export const holdInvoices = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await sql`select from invoice where number = any(${[...numbers]}::text[]) order by number for update`.execute(tx)
}

type Settled = { readonly number: string; readonly paidMinor: string; readonly isDisputed: boolean }

/** The history of invoices since they were issued. */
export const settleInvoices = async (tx: Tx, rows: readonly Settled[]): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    update invoice set paid_minor = given."paidMinor", is_disputed = given."isDisputed"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (number text, "paidMinor" bigint, "isDisputed" boolean)
    where invoice.number = given.number`.execute(tx)
}

type BroughtDocument = {
  readonly number: string
  /** Null where the document is to be drawn again. */
  readonly fileName: string | null
  readonly fileKey: string | null
  readonly fileSize: number | null
  readonly sha256: string | null
}

export const saveDocuments = async (tx: Tx, rows: readonly BroughtDocument[], now: Date): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    update invoice set file_name = given."fileName", file_key = given."fileKey", file_size = given."fileSize",
      sha256 = given.sha256, archived_at = case when given."fileKey" is null then null else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (number text, "fileName" text, "fileKey" text, "fileSize" bigint, sha256 text)
    where invoice.number = given.number`.execute(tx)
}

/** Of some invoices, those whose document a customer has. */
export const findDownloaded = async (tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set()
  const { rows } = await sql<{ number: string }>`
    select number from invoice where number = any(${[...numbers]}::text[]) and downloaded_at is not null`.execute(tx)
  return new Set(rows.map(({ number }) => number))
}

/** The positions of those of some orders that are known here. */
export const findPositions = async (tx: Tx, orders: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  if (orders.length === 0) return new Map()
  const { rows } = await sql<{ number: string; positions: number[] }>`
    select orders.number, array_agg(order_line.position) as positions from orders
    join order_line on order_line.order_id = orders.id where orders.number = any(${[...orders]}::text[]) group by 1`.execute(tx)
  return new Map(rows.map(({ number, positions }) => [number, new Set(positions)]))
}

export const deleteInvoices = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await sql`delete from invoice where number = any(${[...numbers]}::text[])`.execute(tx)
}
