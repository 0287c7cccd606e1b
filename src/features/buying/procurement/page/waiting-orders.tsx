import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { HELD_ORDER_LIST, HELD_REASONS } from '#features/buying/procurement/order/waiting-order.rules.ts'
import { WaitingOrderDialog } from '#features/buying/procurement/page/waiting-order-dialog.tsx'
import { listWaitingOrders, type WaitingOrderView } from '#features/buying/procurement/order/waiting-order.api.ts'
import { Button } from '#ui/button.tsx'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

/** Only these wait. */
const readReason = (reason: string | null) => HELD_REASONS.find((one) => one === reason) ?? 'price'

const useColumns = (open: (order: WaitingOrderView) => void): readonly GridColumn<WaitingOrderView>[] => {
  const t = useTexts('procurement')
  const { dateTime, number } = useFormats()
  return [
    { key: 'order', header: t('held.order'), rowHeader: true, phone: 'full', cell: ({ orderId }) => orderId },
    { key: 'company', header: t('company'), phone: 'full', cell: ({ company, connection }) => `${company}, ${connection}` },
    { key: 'lines', header: t('held.lines'), numeric: true, phone: 'hidden', cell: ({ lines }) => number(lines) },
    { key: 'received', header: t('log.when'), phone: 'start', cell: ({ receivedAt }) => dateTime(receivedAt), isOneLine: true },
    {
      key: 'why',
      header: t('held.why'),
      phone: 'full',
      cell: ({ reason }) => t(`held.${readReason(reason)}`),
    },
    {
      key: 'decide',
      header: t('actions'),
      phone: 'full',
      cell: (order) => (
        <Button size="small" aria-label={t('held.open.of', { order: order.orderId })} onClick={() => open(order)}>
          {t('held.open')}
        </Button>
      ),
    },
  ]
}

/** Orders that systems sent and that are not quite ours to take; shown while there are some. */
export const WaitingOrders = () => {
  const t = useTexts('procurement')
  const { data } = useEndpointQuery(listWaitingOrders, {}, { staleTime: 0 })
  const [chosen, setChosen] = useState<WaitingOrderView>()
  const columns = useColumns(setChosen)
  const filters: readonly GridFilter[] = [
    { key: 'find', label: t('held.find'), kind: 'text', isFirst: true },
    {
      key: 'reason',
      label: t('held.why'),
      kind: 'choice',
      options: HELD_REASONS.map((value) => ({ value, label: t(`held.${value}`) })),
    },
  ]
  // Whoever may not see orders of customers has none here.
  if (!data || data.total === 0) return null
  return (
    <section className={styles.held} aria-labelledby="procurement-held">
      <h2 id="procurement-held">{t('held')}</h2>
      <OfficeGrid
        name="procurement-orders"
        prefix="held"
        caption={t('held')}
        endpoint={listWaitingOrders}
        list={HELD_ORDER_LIST}
        columns={columns}
        filters={filters}
        rowsOf={({ orders }) => orders}
        rowKey={({ id }) => id}
      />
      {chosen && <WaitingOrderDialog id={chosen.id} orderId={chosen.orderId} onClose={() => setChosen(undefined)} />}
    </section>
  )
}
