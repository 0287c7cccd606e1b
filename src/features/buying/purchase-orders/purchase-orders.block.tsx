import { useState, useSyncExternalStore } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { listPurchaseOrders, type ListedOrder } from '#features/buying/purchase-orders/purchase-order.api.ts'
import { PURCHASE_ORDER_LIST, PURCHASE_ORDER_STATES } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { ExactSetting } from '#features/buying/purchase-orders/exact-setting.tsx'
import { PurchaseOrderDetail } from '#features/buying/purchase-orders/purchase-order-detail.tsx'
import { OrderStateBadge } from '#features/buying/purchase-orders/order-state-badge.tsx'
import { rememberColumns, RowButton } from '#foundation/saved-views/public.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchase-orders.module.css'

const neverChanges = (): (() => void) => () => undefined

/** The one that an inbox entry leads to; unknown on the server. */
const useNamedInAddress = (): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(location.search).get('open') ?? undefined,
    () => undefined,
  )

const useColumns = (open: string | undefined, onOpen: (id: string) => void): readonly GridColumn<ListedOrder>[] => {
  const t = useTexts('purchase-orders')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'number',
      header: t('number'),
      rowHeader: true,
      phone: 'full',
      cell: ({ id, poNumber, name }) => (
        <RowButton aria-current={open === id || undefined} onClick={() => onOpen(id)}>
          {poNumber ?? name}
        </RowButton>
      ),
    },
    { key: 'received', header: t('received'), phone: 'start', cell: ({ receivedAt }) => dateTime(receivedAt), isOneLine: true },
    {
      key: 'lines',
      header: t('lines'),
      phone: 'hidden',
      cell: ({ ready, lines }) => t('lines.ready', { ready: number(ready), lines: number(lines) }),
    },
    { key: 'account', header: t('account'), isOptional: true, cell: ({ account }) => account.replace(/^.*~0*/, '') },
    { key: 'state', header: t('state'), phone: 'end', cell: ({ state }) => <OrderStateBadge state={state} /> },
  ]
}

/** Orders that a system of the customer sent for this person; the chosen one stands beside the list. */
export const Block = () => {
  const t = useTexts('purchase-orders')
  const named = useNamedInAddress()
  /** Null once the panel was closed. */
  const [chosen, setChosen] = useState<string | null>()
  const open = chosen === undefined ? named : (chosen ?? undefined)
  const columns = useColumns(open, setChosen)
  const filters = [
    {
      ...{ key: 'state', label: t('state'), kind: 'choice' as const, isFirst: true },
      options: PURCHASE_ORDER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
  const grid = useGrid({ list: PURCHASE_ORDER_LIST, filters, columns }, rememberColumns('purchase-orders'))
  const orders = useGridQuery(listPurchaseOrders, grid.query)
  const setting = orders.data?.setting
  return (
    <Section space="tight">
      {setting?.mayChange && <ExactSetting ordersExact={setting.ordersExact} />}
      <div className={styles.duo} data-open={open !== undefined || undefined}>
        <div>
          <DataGrid
            caption={t('title')}
            grid={grid}
            columns={columns}
            rowKey={({ id }) => id}
            data={toGridData(orders, ({ purchaseOrders }) => purchaseOrders)}
            headingLevel={2}
            empty={
              <EmptyState headingLevel={2} icon="box" title={t('empty')}>
                {t('empty.text')}
              </EmptyState>
            }
          />
        </div>
        {open !== undefined && <PurchaseOrderDetail key={open} id={open} onClose={() => setChosen(null)} />}
      </div>
    </Section>
  )
}
