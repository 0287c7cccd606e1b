import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { LineFields } from '#features/storefront/product-tools/schedule/line-fields.tsx'
import { ProductIdentity } from '#features/storefront/product-tools/schedule/product-identity.tsx'
import { changeLine, keyLines, type ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import type { Products } from '#features/storefront/product-tools/schedule/use-products.client.ts'
import { fromMoneyJson, multiplyMoney } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { PriceLine } from '#ui/price-line.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './schedule-lines.module.css'

type ScheduleLinesProps = {
  lines: readonly ScheduleLine[]
  products: Products
  onChange: (lines: ScheduleLine[]) => void
  onMove: (at: number, by: -1 | 1) => void
  onRemove: (at: number) => void
}

type Row = { readonly key: string; readonly at: number; readonly line: ScheduleLine }

type Deeds = { readonly count: number; readonly move: (row: Row, by: -1 | 1) => void; readonly remove: (at: number) => void }

const LineActions = ({ row, count, move, remove }: { row: Row } & Deeds) => {
  const t = useTexts('product-tools')
  const { at, line } = row
  const { sku } = line
  // Not disabled at the ends: the button that was pressed keeps the focus.
  return (
    <span className={styles.actions}>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('line.up', { sku })}
        aria-disabled={at === 0 || undefined}
        onClick={() => move(row, -1)}
      >
        {t('up')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('line.down', { sku })}
        aria-disabled={at === count - 1 || undefined}
        onClick={() => move(row, 1)}
      >
        {t('down')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('line.remove', { sku })} onClick={() => remove(at)}>
        {t('remove')}
      </Button>
    </span>
  )
}

type Words = ReturnType<typeof useTexts<'product-tools'>>

const listPriceColumns = (t: Words, productOf: (row: Row) => ToolProduct | undefined): Column<Row>[] => [
  {
    key: 'unit',
    header: t('column.unit'),
    numeric: true,
    phone: 'hidden',
    cell: (row) => productOf(row) && <PriceLine price={productOf(row)?.price} />,
  },
  {
    key: 'sum',
    header: t('column.sum'),
    numeric: true,
    cell: (row) => {
      const price = productOf(row)?.price
      return price && <PriceLine price={multiplyMoney(fromMoneyJson(price), row.line.quantity)} />
    },
  },
]

const listColumns = (
  t: Words,
  { lines, products, onChange }: Pick<ScheduleLinesProps, 'lines' | 'products' | 'onChange'>,
  hidesPrices: boolean,
  deeds: Deeds,
): Column<Row>[] => {
  const productOf = ({ line }: Row) => products.bySku.get(line.sku)
  return [
    {
      key: 'product',
      header: t('column.product'),
      rowHeader: true,
      cell: (row) => <ProductIdentity sku={row.line.sku} product={productOf(row)} isLoading={products.state === 'loading'} />,
    },
    {
      key: 'fields',
      header: t('column.fields'),
      phone: 'full',
      cell: ({ line, at }) => <LineFields line={line} onChange={(change) => onChange(changeLine(lines, at, change))} />,
    },
    ...(hidesPrices ? [] : listPriceColumns(t, productOf)),
    { key: 'actions', header: t('column.actions'), phone: 'full', cell: (row) => <LineActions row={row} {...deeds} /> },
  ]
}

export const ScheduleLines = ({ lines, products, onChange, onMove, onRemove }: ScheduleLinesProps) => {
  const t = useTexts('product-tools')
  const { hideCurrency } = usePage().flags
  const [moved, setMoved] = useState('')
  const keys = keyLines(lines)
  const rows = lines.map((line, at): Row => ({ key: keys[at] ?? '', at, line }))

  const move = ({ at, line }: Row, by: -1 | 1): void => {
    const place = at + by + 1
    if (place < 1 || place > lines.length) return
    onMove(at, by)
    setMoved(t('line.moved', { sku: line.sku, place }))
  }
  const deeds = { count: lines.length, move, remove: onRemove }
  const columns = listColumns(t, { lines, products, onChange }, hideCurrency, deeds)
  return (
    <>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <Table
        caption={t('schedule.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        busy={products.state === 'loading'}
      />
    </>
  )
}
