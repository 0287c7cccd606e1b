import type { FastifyRequest } from 'fastify'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { countStarted } from '#features/orders/exports/export-file.store.ts'
import type { JobPayload } from '#features/orders/exports/exports.schema.ts'
import { INVOICE_ZIP, invoiceZip } from '#features/orders/exports/invoice-zip.task.ts'
import { ORDER_EXPORT, orderExport } from '#features/orders/exports/order-export.task.ts'
import { countInvoices } from '#features/orders/invoices/public.server.ts'
import { parseOrderFilter } from '#features/orders/orders/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import { userOf } from '#platform/http/access.ts'

/** Started by one person within a day, whatever became of them [T-48]. */
const MOST_A_DAY = 100
const DAY_MS = 86_400_000

export const TASK_OF: Readonly<Record<ExportKind, string>> = { invoices: INVOICE_ZIP, orders: ORDER_EXPORT }

const requireQuota = async (request: FastifyRequest, personId: string): Promise<void> => {
  const since = new Date(request.server.services.clock.now().getTime() - DAY_MS)
  const { tx } = request
  const count = () => countStarted(tx, personId, Object.values(TASK_OF), since)
  if (!(await hasRoom(tx, { of: ['export', personId], most: MOST_A_DAY, count })))
    throw new Problem(429, 'quota', 'You had many files prepared today. Please go on tomorrow.')
}

/** Begins to prepare a file for the session's account; while one of the kind is under way, that one answers [T-48]. */
export const startExport = async (
  request: FastifyRequest,
  kind: ExportKind,
  payload: JobPayload,
  locale: Locale,
): Promise<string> => {
  const { id: personId } = userOf(request)
  const { key: account } = await requireOrderingAccount(request)
  await requireQuota(request, personId)
  const { services } = request.server
  const options = { owner: personId, singletonKey: personId }
  const now = services.clock.now()
  const { filters = {}, format = 'xlsx', onlyChanged = false } = payload
  if (!parseOrderFilter(filters)) badRequest('filters are none of the list of orders.')
  if (kind === 'orders') {
    const requested = { personId, account, language: locale.language, filters, format, onlyChanged, askedAt: now.toISOString() }
    return services.jobs.enqueue(request.tx, orderExport(services), requested, options)
  }
  const numbers = payload.invoices && [...new Set(payload.invoices)]
  if (numbers && (await countInvoices(request.tx, { account, numbers })) !== numbers.length) notFound('invoice')
  const chosen = { personId, account, filters, today: now.toISOString().slice(0, 10), ...(numbers && { numbers }) }
  return services.jobs.enqueue(request.tx, invoiceZip(services), chosen, options)
}
