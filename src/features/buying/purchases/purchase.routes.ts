import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { exportSpending, listPurchasedParts, readSpending } from '#features/buying/purchases/purchase.api.ts'
import { findParts, PURCHASED_LIST, sortParts, startOfMonths } from '#features/buying/purchases/purchase.rules.ts'
import { listPurchased } from '#features/buying/purchases/purchase.store.ts'
import { readSpendingOf } from '#features/buying/purchases/spending.service.ts'
import { readSort } from '#kernel/list-query.ts'
import { fromMoneyJson, toDecimal, toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { neutraliseCell } from '#platform/files/cell-text.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest } from '#platform/http/errors.ts'

const MONTHS_BACK = 36
const quote = (cell: string): string => `"${neutraliseCell(cell).replaceAll('"', '""')}"`

export const purchaseRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listPurchasedParts, async (request) => {
    const { key } = await requireOrderingAccount(request)
    const { q = '', sort, page, size } = request.query
    const by = readSort(sort, PURCHASED_LIST.sortable) ?? badRequest('This list cannot be sorted by this column.')
    const found = findParts(await listPurchased(request.tx, key, startOfMonths(clock.now(), MONTHS_BACK)), q)
    const rows = sortParts(found, by).slice((page - 1) * size, page * size)
    return {
      rows: rows.map(({ lastAt, lastMinor, lastCurrency, ...part }) => ({
        ...part,
        lastAt: lastAt.toISOString(),
        lastPrice: toMoneyJson({ minor: lastMinor, currency: lastCurrency }),
      })),
      total: found.length,
    }
  })

  addEndpoint(app, readSpending, async (request) => {
    return readSpendingOf(request, request.query)
  })

  addEndpoint(app, exportSpending, async (request, reply) => {
    const { months, categories, sites, currency } = await readSpendingOf(request, request.query)
    const list = (kind: string, rows: typeof months) =>
      rows.map(({ name, amount, orders }) => [kind, name, toDecimal(fromMoneyJson(amount)), currency, String(orders)])
    const lines = [
      ['Group', 'Name', 'Net amount', 'Currency', 'Orders'],
      ...list('Month', months),
      ...list('Category', categories),
      ...list('Ship to', sites),
    ]
    return reply
      .header('content-disposition', 'attachment; filename="spending.csv"')
      .type('text/csv; charset=utf-8')
      .send(`\ufeff${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`)
  })
}
