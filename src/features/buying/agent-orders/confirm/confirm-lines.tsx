import type { OrderContent } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './confirm.module.css'

type Line = OrderContent['lines'][number]

const useColumns = (): readonly Column<Line>[] => {
  const t = useTexts('agent-orders')
  const { money, number } = useFormats()
  return [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name }) => (
        <>
          {name}
          <span className={styles.small}>{sku}</span>
        </>
      ),
    },
    { key: 'pieces', header: t('pieces'), numeric: true, phoneLabel: true, cell: ({ quantity }) => number(quantity) },
    { key: 'price', header: t('price'), numeric: true, phone: 'hidden', cell: ({ unit }) => money(unit) },
    { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => money(total) },
  ]
}

/** The cart as it was when the person was asked. */
export const ConfirmLines = ({ lines }: { lines: readonly Line[] }) => {
  const t = useTexts('agent-orders')
  const columns = useColumns()
  return <Table caption={t('cart')} columns={columns} rows={lines} rowKey={({ sku }) => sku} />
}
