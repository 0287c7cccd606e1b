import type { OpenedWaitingOrder } from '#features/buying/procurement/order/waiting-order.api.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

type Line = OpenedWaitingOrder['lines'][number]

const useColumns = (): readonly Column<Line>[] => {
  const t = useTexts('procurement')
  const { money, number } = useFormats()
  return [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ lineNumber, sku, name, shipTo }) => (
        <>
          {lineNumber}. {sku}
          {name !== null && <small className={styles.note}>{name}</small>}
          {shipTo && <small className={styles.note}>{`${shipTo.name}, ${shipTo.city}`}</small>}
        </>
      ),
    },
    {
      key: 'quantity',
      header: t('pieces'),
      numeric: true,
      phone: 'start',
      cell: ({ quantity, unit }) => `${number(quantity)} ${unit}`.trim(),
    },
    {
      key: 'theirs',
      header: t('held.theirs'),
      numeric: true,
      phone: 'end',
      cell: ({ price, currency }) => (price === null || price === '' ? '–' : `${price} ${currency ?? ''}`.trim()),
    },
    {
      key: 'ours',
      header: t('held.ours'),
      numeric: true,
      phone: 'end',
      cell: ({ ours, isOther }) => (
        <>
          {ours ? money(ours) : '–'} {isOther && <Badge tone="warn">{t('held.differs')}</Badge>}
        </>
      ),
    },
  ]
}

/** Lines of an order that waits: their price, ours, and whether they differ. */
export const WaitingLines = ({ lines }: { lines: readonly Line[] }) => {
  const t = useTexts('procurement')
  const columns = useColumns()
  return (
    <Table caption={t('held.lines')} columns={columns} rows={lines} rowKey={({ lineNumber, sku }) => `${lineNumber} ${sku}`} />
  )
}
