import { z } from 'zod'
import { nameOrderExport } from '#features/orders/exports/export-kind.rules.ts'
import { findExportMark, saveExportMark } from '#features/orders/exports/export-mark.store.ts'
import { isWholeFilter } from '#features/orders/exports/order-filter.rules.ts'
import { orderCells, orderColumns } from '#features/orders/exports/order-sheet.service.ts'
import { prepareFile, type PrepareParts } from '#features/orders/exports/prepare-file.service.ts'
import {
  countOrders,
  parseOrderFilter,
  readOrderBatch,
  readStateNames,
  type OrderCursor,
  type OrderFilter,
} from '#features/orders/orders/public.server.ts'
import { findNumbersOfParts } from '#foundation/customer-numbers/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { writeXlsx, XLSX_TYPE, type Cell, type Sheet } from '#platform/files/xlsx-writer.ts'
import { defineTask, FinalTaskFailure, type TaskRun } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

export const ORDER_EXPORT = 'prepare-orders'
const BATCH = 500

const data = z.object({
  personId: z.uuid(),
  account: z.string(),
  language: z.enum(LANGUAGES),
  /** As the list's address holds them. */
  filters: z.record(z.string(), z.string()),
  format: z.enum(['xlsx', 'csv']),
  onlyChanged: z.boolean(),
  /** When it was requested; what changes later is not in it for certain. */
  askedAt: z.iso.datetime(),
})
type Run = TaskRun<z.infer<typeof data>>
type Parts = PrepareParts & Pick<Services, 'orderParts'>

const readFilter = async ({ data: requested, transact }: Run): Promise<{ filter: OrderFilter; since: Date | null }> => {
  const filter = parseOrderFilter(requested.filters)
  if (!filter) throw new FinalTaskFailure('These filters are not known any more. Please export again.', 'nothing')
  if (!requested.onlyChanged) return { filter, since: null }
  const since = (await transact((tx) => findExportMark(tx, requested.personId, requested.account))) ?? null
  return { filter: since ? { ...filter, changed: { from: since } } : filter, since }
}

type ExportRequest = { readonly filter: OrderFilter; readonly today: string; readonly total: number }

/** Batch after batch, each in a transaction of its own: a million rows hold none of them open. */
async function* listRows(parts: Parts, run: Run, { filter, today, total }: ExportRequest): AsyncGenerator<readonly Cell[]> {
  const { data: requested, transact, progress, signal } = run
  const names = await transact((tx) => readStateNames(tx, requested.language))
  const stateWords = { ...parts.dictionaries[requested.language]['orders'], ...names }
  let [after, done] = [undefined as OrderCursor | undefined, 0]
  for (;;) {
    progress.throwIfCancelled()
    signal.throwIfAborted()
    const query = { filter, today, size: BATCH, ...(after && { after }) }
    const { orders, approvals, customerNumbers, next } = await transact(async (tx) => {
      const batch = await readOrderBatch(tx, requested.account, query)
      const { personId, language } = requested
      const numbers = batch.orders.map(({ number }) => number)
      const skus = [...new Set(batch.orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)))]
      return {
        ...batch,
        approvals: await parts.orderParts.approvals({ tx, services: parts, personId, numbers, language }),
        customerNumbers: await findNumbersOfParts(tx, { accountKey: requested.account, personId }, skus),
      }
    })
    for (const order of orders) yield orderCells(order, { stateWords, approved: approvals.get(order.number), customerNumbers })
    done += orders.length
    await progress.report(done, Math.max(done, total), { key: 'progress.orders', values: { done, total: Math.max(done, total) } })
    if (!next) return
    after = next
  }
}

const countRows = async function* (rows: AsyncIterable<readonly Cell[]>, count: { rows: number }) {
  for await (const row of rows) {
    count.rows += 1
    yield row
  }
}

/** An account's orders as a sheet [7.9.12, 9.2.4]. */
export const orderExport = (parts: Parts) =>
  defineTask({
    name: ORDER_EXPORT,
    schema: data,
    run: async (run) => {
      const { personId, account, language, format, askedAt } = run.data
      const result = await prepareFile(parts, run, async () => {
        const { filter, since } = await readFilter(run)
        const today = askedAt.slice(0, 10)
        const total = await run.transact((tx) => countOrders(tx, account, filter, today))
        if (total === 0) throw new FinalTaskFailure('No orders match.', 'nothing')
        const words = parts.dictionaries[language]['exports'] ?? {}
        const count = { rows: 0 }
        const sheet: Sheet = {
          name: words['file.orders'] ?? 'Orders',
          columns: orderColumns(words),
          rows: countRows(listRows(parts, run, { filter, today, total }), count),
          hasFilter: true,
        }
        const content = format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet)
        const fileName = nameOrderExport(new Date(askedAt), format)
        const contentType = format === 'csv' ? CSV_TYPE : XLSX_TYPE
        const covers = { changedSince: since, readAt: new Date(askedAt) }
        return { kind: 'orders', fileName, contentType, content, ...covers, count: () => count.rows } as const
      })
      if (isWholeFilter(run.data.filters)) await run.transact((tx) => saveExportMark(tx, personId, account, new Date(askedAt)))
      return result
    },
  })

export const SCHEDULED_EXPORT = 'prepare-scheduled-orders'

/** The same, asked for by time and not by a click: the poll of 4.16 knows nothing of it, and nothing new is no failure. */
export const scheduledExport = (parts: Parts) => {
  const task = orderExport(parts)
  return defineTask({
    ...task,
    name: SCHEDULED_EXPORT,
    run: (run) =>
      task.run(run).catch((error: unknown) => {
        if (error instanceof FinalTaskFailure && error.code === 'nothing') return { count: 0 }
        throw error
      }),
  })
}
