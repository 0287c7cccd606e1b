import { toKey } from '#features/orders/invoices/archive-invoice.service.ts'
import { INVOICE_FIELDS, toNewInvoice, type InvoiceRecord } from '#features/orders/invoices/invoice-fields.rules.ts'
import {
  deleteInvoices,
  findDownloaded,
  findPositions,
  saveDocuments,
  settleInvoices,
} from '#features/orders/invoices/invoice-kind.store.ts'
import { tellInvoices } from '#features/orders/invoices/company-event.service.ts'
import { insertInvoices } from '#features/orders/invoices/invoice.store.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { isSameLine, type Change, type IncomingFile, type KindContext } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type InvoiceChange = Change<typeof INVOICE_FIELDS>

const { paid: _paid, isDisputed: _disputed, file: _file, ...ISSUED_FIELDS } = INVOICE_FIELDS

/** An issued invoice never changes, whatever comes under its number. */
const listIssuedFaults = ({ line, before }: InvoiceChange): LineProblem[] =>
  before === undefined
    ? []
    : Object.entries(ISSUED_FIELDS)
        .filter(([name, field]) => !isSameLine({ [name]: field }, before, line))
        .map(([column]) => ({
          column,
          reason: 'the invoice is issued already and says otherwise; an issued invoice does not change',
        }))

const listPositionFaults = (
  { line: { orderNumber = '', lines }, before }: InvoiceChange,
  positions: ReadonlyMap<string, ReadonlySet<number>>,
): LineProblem[] => {
  const known = before ? undefined : positions.get(orderNumber)
  return lines.flatMap(({ position }, at) =>
    known && position !== undefined && !known.has(position)
      ? [{ column: `lines[${at + 1}].position`, reason: `the order ${orderNumber} has no position ${position}` }]
      : [],
  )
}

const MOST_BYTES = 25 * 1024 * 1024

const findFileFault = async ({ size, open }: IncomingFile): Promise<string | undefined> => {
  if (size > MOST_BYTES) return `the file has more than ${MOST_BYTES / 1024 / 1024} MB`
  for await (const chunk of open())
    return (chunk as Buffer).subarray(0, 5).toString('latin1') === '%PDF-' ? undefined : 'the file is no PDF'
  return 'the file is empty'
}

const bringsDocument = ({ line, before, files }: InvoiceChange): boolean =>
  files['file']
    ? files['file'].sha256 !== before?.['fileSha256'] || line.file !== before?.['file']
    : line.file !== before?.['file']

const listFileFaults = async (change: InvoiceChange, downloaded: ReadonlySet<string>): Promise<LineProblem[]> => {
  if (!bringsDocument(change)) return []
  if (downloaded.has(change.line.number))
    return [{ column: 'file', reason: 'the customer has downloaded the document already; it does not change any more' }]
  const brought = change.files['file']
  const reason = brought && (await findFileFault(brought))
  return reason === undefined ? [] : [{ column: 'file', reason }]
}

/** Files are stored first: their keys hold their checksums, so that one that is stored in vain harms nobody. */
const storeDocuments = async ({ tx, services, tenant }: KindContext, changes: readonly InvoiceChange[]): Promise<void> => {
  const rows = []
  for (const { line, files } of changes) {
    const brought = files['file']
    const fileKey = brought ? toKey(tenant, line.number, brought.sha256) : null
    if (brought && fileKey) await services.files.put(fileKey, brought.open(), { contentType: 'application/pdf' })
    rows.push({
      ...{ number: line.number, fileName: line.file ?? null, fileKey },
      ...{ fileSize: brought?.size ?? null, sha256: brought?.sha256 ?? null },
    })
  }
  await saveDocuments(tx, rows, services.clock.now())
}

const findKnownPositions = (tx: Tx, changes: readonly InvoiceChange[]) =>
  findPositions(
    tx,
    changes.flatMap(({ line: { orderNumber, lines }, before }) =>
      !before && orderNumber !== undefined && lines.some(({ position }) => position !== undefined) ? [orderNumber] : [],
    ),
  )

/** New ones are issued; of known ones only what was paid or disputed changes, and the document while nobody has it [T-84]. */
export const saveInvoices = async (context: KindContext, changes: readonly InvoiceChange[]): Promise<LineProblem[][]> => {
  const { tx } = context
  const positions = await findKnownPositions(tx, changes)
  const documents = changes.filter(bringsDocument)
  const downloaded = await findDownloaded(
    tx,
    documents.map(({ line }) => line.number),
  )
  const problems: LineProblem[][] = []
  for (const change of changes)
    problems.push([
      ...listIssuedFaults(change),
      ...listPositionFaults(change, positions),
      ...(await listFileFaults(change, downloaded)),
    ])
  const good = changes.filter((_, at) => problems[at]?.length === 0)
  const fresh = good.filter(({ before }) => !before).map(({ line }) => toNewInvoice(line))
  await insertInvoices(tx, fresh)
  await tellInvoices(context.services, tx, fresh)
  await settleInvoices(
    tx,
    good
      .filter(({ before }) => before)
      .map(({ line }) => toNewInvoice(line))
      .map(({ number, paidMinor = 0n, isDisputed = false }) => ({ number, paidMinor: String(paidMinor), isDisputed })),
  )
  await storeDocuments(context, good.filter(bringsDocument))
  return problems
}

const NOTHING = '0'

/** An invoice that nobody relied on yet can be taken back. Its file goes with those that no row names. */
export const removeInvoices = async ({ tx }: KindContext, lines: readonly InvoiceRecord[]): Promise<LineProblem[][]> => {
  const downloaded = await findDownloaded(
    tx,
    lines.map(({ number }) => number),
  )
  const findReason = ({ number, paid = NOTHING, isDisputed }: InvoiceRecord): string | undefined => {
    if (paid !== NOTHING) return 'something of the invoice is paid already; it cannot be deleted'
    if (isDisputed) return 'the invoice is in dispute; it cannot be deleted'
    return downloaded.has(number) ? 'the customer has downloaded the invoice already; it cannot be deleted' : undefined
  }
  const reasons = lines.map(findReason)
  await deleteInvoices(
    tx,
    lines.flatMap(({ number }, at) => (reasons[at] === undefined ? [number] : [])),
  )
  return reasons.map((reason) => (reason === undefined ? [] : [{ column: 'number', reason }]))
}
