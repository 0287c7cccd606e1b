import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

type Line = CheckoutView['lines'][number]

const useColumns = (isComplete: boolean): readonly Column<Line>[] => {
  const t = useTexts('checkout')
  const { money, number, date } = useFormats()
  return [
    {
      key: 'part',
      header: t('line.part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, href, name, note, requestedOn }) => (
        <>
          <span className={styles.sku}>{sku}</span> <a href={href}>{name}</a>
          {note && <span className={styles.note}>{note}</span>}
          {requestedOn !== null && (
            <span className={styles.note}>
              {t('requested')} {date(requestedOn)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'leaves',
      header: t('line.leaves'),
      phone: 'full',
      phoneLabel: true,
      cell: ({ leavesOn, isShort }) => (
        <>
          {date(leavesOn)}
          {isShort && !isComplete && <span className={styles.note}>{t('line.short')}</span>}
        </>
      ),
    },
    {
      key: 'pieces',
      header: t('line.pieces'),
      numeric: true,
      phone: 'start',
      phoneLabel: true,
      cell: ({ quantity }) => number(quantity),
    },
    {
      key: 'price',
      header: t('line.price'),
      numeric: true,
      isOneLine: true,
      phoneLabel: true,
      cell: ({ former, unit }) => (
        <>
          {former && <s>{money(former)}</s>} {unit && money(unit)}
        </>
      ),
    },
    {
      key: 'total',
      header: t('line.total'),
      numeric: true,
      isOneLine: true,
      phoneLabel: true,
      cell: ({ total }) => total && money(total),
    },
  ]
}

/** The ordered lines; on a phone each stands alone. */
export const ReviewLines = ({ checkout: { lines, delivery } }: { checkout: CheckoutView }) => {
  const t = useTexts('checkout')
  const columns = useColumns(delivery.isComplete)
  return (
    <div className={styles.lines}>
      <Table
        caption={t('lines')}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        rowMarks={({ former }) => ({ 'data-former': former ? '' : undefined })}
      />
    </div>
  )
}
