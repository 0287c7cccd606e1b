import { createHash } from 'node:crypto'
import { drawInThread } from '#features/orders/invoices/invoice-thread.service.ts'
import { keepArchived, takeUnarchived, type Archived, type Invoice } from '#features/orders/invoices/invoice.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'
import type { Services } from '#platform/services.ts'

export type ArchiveParts = Pick<Services, 'files' | 'tenants' | 'brands' | 'dictionaries' | 'clock'>

/** Of a document in the archive: equal only for equal contents. */
export const toKey = (tenant: TenantKey, number: string, sha256: string): string =>
  `${tenant}/invoices/${number.replace(/[^A-Za-z0-9]/g, '-')}-${sha256.slice(0, 16)}.pdf`

/**
 * The paper of an invoice, written to the archive if it is not there yet. Its key holds its checksum, so two that write at
 * once cannot mix; the one whose row comes first is the paper for ever.
 */
export const archiveInvoice = async (
  parts: ArchiveParts,
  tenant: TenantKey,
  invoice: Invoice,
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<{ archived: Archived; content?: Buffer }> => {
  const { fileKey, fileSize, sha256 } = invoice
  if (fileKey !== null && fileSize !== null && sha256 !== null) return { archived: { fileKey, fileSize, sha256 } }
  const seller = { name: parts.tenants.byKey(tenant)?.name ?? tenant, brand: parts.brands.of(tenant).paper }
  const content = await drawInThread({ invoice, seller, texts: parts.dictionaries[invoice.language]['invoices'] ?? {} })
  const digest = createHash('sha256').update(content).digest('hex')
  const key = toKey(tenant, invoice.number, digest)
  await parts.files.put(key, content, { contentType: 'application/pdf' })
  const archived = await transact((tx) =>
    keepArchived(tx, invoice.number, { fileKey: key, fileSize: content.length, sha256: digest }, parts.clock.now()),
  )
  if (archived.fileKey === key) return { archived, content }
  await parts.files.remove(key)
  return { archived }
}

const A_TURN = 40

/** Documents are written soon after an invoice came, before anybody requests them. */
export const archiveInvoices: Recurring = {
  name: 'archive-invoices',
  run: async ({ tx, services, tenant }) => {
    for (const invoice of await takeUnarchived(tx, A_TURN)) await archiveInvoice(services, tenant, invoice, (work) => work(tx))
  },
}
