import { useState, useSyncExternalStore } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { NewRecurring } from '#features/buying/recurring-orders/page/new-recurring.tsx'
import { RecurringDetail } from '#features/buying/recurring-orders/page/recurring-detail.tsx'
import { StateBadge } from '#features/buying/recurring-orders/page/state-badge.tsx'
import { useScheduleWords } from '#features/buying/recurring-orders/page/use-schedule-words.client.ts'
import { listRecurringOrders } from '#features/buying/recurring-orders/recurring-order.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { RowButton } from '#foundation/saved-views/public.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './recurring-orders.module.css'

type Row = ReplyOf<typeof listRecurringOrders>['rows'][number]

const useRecurringColumns = (open: string | undefined, onOpen: (id: string) => void): readonly Column<Row>[] => {
  const t = useTexts('recurring-orders')
  const { date, money, number } = useFormats()
  const sayWhen = useScheduleWords()
  return [
    {
      key: 'name',
      header: t('name'),
      rowHeader: true,
      phone: 'full',
      cell: ({ id, name, lineCount }) => (
        <>
          <RowButton aria-current={open === id || undefined} onClick={() => onOpen(id)}>
            {name}
          </RowButton>
          <span className={styles.small}>{t('lines.count', { count: number(lineCount) })}</span>
        </>
      ),
    },
    { key: 'every', header: t('every'), phone: 'start', cell: (row) => sayWhen(row) },
    {
      key: 'next',
      header: t('next'),
      phone: 'start',
      cell: ({ nextOn }) => (nextOn === null ? '–' : date(nextOn)),
      isOneLine: true,
    },
    { key: 'agreed', header: t('agreed'), numeric: true, cell: ({ total }) => (total === null ? '–' : money(total)) },
    { key: 'state', header: t('state'), phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
  ]
}

const neverChanges = (): (() => void) => () => undefined

/** The one that a mail leads to; unknown on the server. */
const useNamedInAddress = (): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(location.search).get('open') ?? undefined,
    () => undefined,
  )

/** Somebody's recurring orders; the chosen one stands beside the list. */
export const Block = () => {
  const t = useTexts('recurring-orders')
  const { data, isError, refetch } = useEndpointQuery(listRecurringOrders, {})
  const named = useNamedInAddress()
  /** Null once the panel was closed. */
  const [chosen, setChosen] = useState<string | null>()
  const open = chosen === undefined ? named : (chosen ?? undefined)
  const [isNew, setNew] = useState(false)
  const columns = useRecurringColumns(open, setChosen)
  const begin = (
    <Button size="small" onClick={() => setNew(true)}>
      <Icon name="plus" size="small" />
      {t('new')}
    </Button>
  )
  return (
    <Section space="tight">
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={2} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {data && data.rows.length === 0 && (
        <EmptyState headingLevel={2} icon="refresh" title={t('none')} action={begin}>
          {t('none.text')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <div className={styles.top}>{begin}</div>
          <div className={styles.duo} data-open={open !== undefined || undefined}>
            <Table caption={t('title')} columns={columns} rows={data.rows} rowKey={({ id }) => id} />
            {open !== undefined && <RecurringDetail key={open} id={open} onClose={() => setChosen(null)} />}
          </div>
        </>
      )}
      {isNew && (
        <NewRecurring
          onClose={() => setNew(false)}
          onCreated={(id) => {
            setNew(false)
            setChosen(id)
          }}
        />
      )}
    </Section>
  )
}
