import { markSlot } from '#foundation/blocks/public.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { useOrderColumns } from '#features/orders/orders/list/use-order-columns.tsx'
import { ORDER_GLANCES, ORDER_LIST } from '#features/orders/orders/order-list.rules.ts'
import { listOwnOrders } from '#features/orders/orders/order.api.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { StateNames, type StateTexts } from '#features/orders/orders/state-names.tsx'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { setFilter } from '#ui/data-grid/data-grid.rules.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-list.module.css'

const LIST = 'orders'
const CONFLICT = 409

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** Beside the head of a list. Exports put the buttons of these kinds here; orders have both. */
    readonly 'export-links': 'orders' | 'invoices'
  }
}

const OrderList = () => {
  const t = useTexts('orders')
  const { number } = useFormats()
  const columns = useOrderColumns()
  const filters = [
    { key: 'q', label: t('search'), hint: t('search.hint'), kind: 'text' as const, isFirst: true },
    {
      key: 'state',
      label: t('column.state'),
      kind: 'choice' as const,
      options: ORDER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: 'glance',
      label: t('glance'),
      kind: 'choice' as const,
      isFolded: true,
      options: ORDER_GLANCES.map((value) => ({ value, label: t(`glance.${value}`) })),
    },
    { key: 'placed', label: t('column.placed'), kind: 'dates' as const },
    { key: 'po', label: t('column.po'), kind: 'text' as const },
    { key: 'sku', label: t('filter.sku'), kind: 'text' as const },
    { key: 'site', label: t('column.site'), kind: 'text' as const },
  ]
  const grid = useGrid({ list: ORDER_LIST, filters, columns }, rememberColumns(LIST))
  const orders = useGridQuery(listOwnOrders, grid.query)
  const views = useSavedViews(LIST)
  const { glances, account } = orders.data ?? {}
  const glance = grid.state.filters.get('glance')
  const none = (
    <EmptyState headingLevel={2} icon="box" title={t('none')}>
      {t('none.text')}
    </EmptyState>
  )
  return (
    <Section space="tight">
      <p className="visually-hidden">{account && t('account', { number: shortenSoldTo(account.number), name: account.name })}</p>
      <div className={styles.top}>
        {glances && (
          <ChipRow label={t('glance')}>
            <ChoiceChip pressed={glance === undefined} onPress={() => grid.change(setFilter(grid.state, 'glance', ''))}>
              {t('glance.all')}
            </ChoiceChip>
            {ORDER_GLANCES.map((one) => (
              <ChoiceChip
                key={one}
                pressed={glance === one}
                count={number(glances[one])}
                onPress={() => grid.change(setFilter(grid.state, 'glance', one))}
              >
                {t(`glance.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        )}
        {/* Filled by other features: files of orders. */}
        <div className={styles.tools} {...markSlot('export-links', 'orders')} />
      </div>
      {orders.error?.status === CONFLICT ? (
        <Message tone="info" live>
          {t('chooseAccount')}
        </Message>
      ) : (
        <DataGrid
          caption={t('title')}
          grid={grid}
          columns={columns}
          views={views}
          rowKey={(order) => order.number}
          data={toGridData(orders, ({ rows }) => rows)}
          headingLevel={2}
          empty={<NothingYet kind="orders" headingLevel={2} icon="box" title={t('none')} />}
          none={none}
          hasShortSteps
        />
      )}
    </Section>
  )
}

export const Block = ({ stateTexts }: { stateTexts?: StateTexts }) => (
  <StateNames texts={stateTexts}>
    <OrderList />
  </StateNames>
)
