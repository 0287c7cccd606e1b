import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { OrderBadge, OrderWarnings } from '#features/orders/orders/order-badge.tsx'
import { orderPath } from '#features/orders/orders/order-paths.rules.ts'
import type { ListedOrder } from '#features/orders/orders/order.schema.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-list.module.css'

/** Named as the server names what it sorts by. */
export const useOrderColumns = (): readonly GridColumn<ListedOrder>[] => {
  const t = useTexts('orders')
  const { locale } = usePage()
  const { date, money, number } = useFormats()
  const day = (value: string | null) => (value === null ? '–' : date(value))
  return [
    {
      key: 'number',
      header: t('column.number'),
      rowHeader: true,
      cell: (order) => (
        <a className="num" href={pageHref(locale, orderPath(order.number))}>
          {order.number}
        </a>
      ),
    },
    { key: 'po', header: t('column.po'), cell: ({ poNumber }) => <span className="num">{poNumber || '–'}</span> },
    { key: 'placed', header: t('column.placed'), cell: ({ placedAt }) => date(placedAt), phone: 'start', isOneLine: true },
    {
      key: 'state',
      header: t('column.state'),
      phone: 'end',
      cell: (order) => (
        <span className={styles.state}>
          <OrderBadge state={order.state} />
          <OrderWarnings isLate={order.isLate} hasBackorder={order.hasBackorder} />
        </span>
      ),
    },
    { key: 'promised', header: t('column.promised'), cell: ({ promisedOn }) => day(promisedOn), phone: 'hidden' },
    { key: 'site', header: t('column.site'), cell: ({ site, city }) => site || city, phone: 'hidden' },
    { key: 'lines', header: t('column.lines'), numeric: true, cell: ({ lines }) => number(lines), phone: 'hidden' },
    { key: 'total', header: t('column.total'), numeric: true, cell: ({ total }) => money(total) },
    {
      key: 'requested',
      header: t('column.requested'),
      isOptional: true,
      cell: ({ requestedOn }) => day(requestedOn),
      phone: 'hidden',
    },
    {
      key: 'changed',
      header: t('column.changed'),
      isOptional: true,
      cell: ({ changedAt }) => date(changedAt),
      phone: 'hidden',
      isOneLine: true,
    },
  ]
}
