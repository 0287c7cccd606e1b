import type { ScheduleTable } from '#features/storefront/product-tools/export/schedule-table.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { Cell, Sheet, SheetColumn } from '#platform/files/xlsx-writer.ts'

/** A schedule as a sheet: amounts are numbers one can go on reckoning with, their currency has a column of its own. */
export const toScheduleSheet = (table: ScheduleTable, words: Dictionary): Sheet => {
  const word = (key: string): string => lookUp(words, key) ?? ''
  const currency = table.totals[0]?.currency
  const priceColumns: SheetColumn[] = [
    { header: word('column.unit'), width: 14, style: 'amount' },
    { header: word('column.sum'), width: 14, style: 'amount' },
    { header: word('column.currency'), width: 10 },
  ]
  const columns: SheetColumn[] = [
    { header: '#', width: 6 },
    { header: word('column.sku'), width: 20 },
    { header: word('column.name'), width: 48 },
    { header: word('column.tag'), width: 20 },
    { header: word('column.remark'), width: 32 },
    { header: word('column.quantity'), width: 10 },
    ...(table.hidesPrices ? [] : priceColumns),
  ]
  function* rows(): Generator<readonly Cell[]> {
    for (const { place, sku, name, tag, remark, quantity, unit, sum, unitText } of table.rows) {
      const prices = table.hidesPrices ? [] : [unit ?? unitText, sum, unit && currency]
      yield [place, sku, name, tag, remark, quantity, ...prices]
    }
    for (const total of table.totals)
      yield [undefined, undefined, word('sum.total'), undefined, undefined, undefined, undefined, total.amount, total.currency]
  }
  return { name: table.title, columns, rows: rows() }
}
