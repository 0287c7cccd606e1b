import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { HELD_ORDER_LIST, HELD_REASONS } from '#features/buying/procurement/order/held-order.rules.ts'
import { decideHeldOrder, listHeldOrders, type HeldOrderView } from '#features/buying/procurement/order/held-order.api.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

type Decision = 'order' | 'refuse'

/** Only these wait. */
const readReason = (reason: string | null) => HELD_REASONS.find((one) => one === reason) ?? 'price'

const useColumns = (
  busy: string | undefined,
  decide: (id: string, decision: Decision) => void,
): readonly GridColumn<HeldOrderView>[] => {
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
      cell: ({ id, orderId }) => (
        <span className={styles.actions}>
          <Button
            size="small"
            busy={busy === id}
            aria-label={t('held.accept.of', { order: orderId })}
            onClick={() => decide(id, 'order')}
          >
            {t('held.accept')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={busy === id}
            aria-label={t('held.refuse.of', { order: orderId })}
            onClick={() => decide(id, 'refuse')}
          >
            {t('held.refuse')}
          </Button>
        </span>
      ),
    },
  ]
}

const sayProblem = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'error' in problem && typeof problem.error === 'string'
    ? problem.error
    : undefined

/** Orders that systems sent and that are not quite ours to take; shown while there are some. */
export const HeldOrders = () => {
  const t = useTexts('procurement')
  const { data } = useEndpointQuery(listHeldOrders, {}, { staleTime: 0 })
  const filters: readonly GridFilter[] = [
    { key: 'find', label: t('held.find'), kind: 'text', isFirst: true },
    {
      key: 'reason',
      label: t('held.why'),
      kind: 'choice',
      options: HELD_REASONS.map((value) => ({ value, label: t(`held.${value}`) })),
    },
  ]
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const decide = async (id: string, decision: Decision): Promise<void> => {
    setBusy(id)
    const answer = await call(decideHeldOrder, { params: { id }, body: { decision }, errors: 'own' })
    setBusy(undefined)
    setFault(answer.ok ? undefined : (sayProblem(answer.problem) ?? t('failed')))
    await refreshQueries(listHeldOrders)
  }
  const columns = useColumns(busy, (id, decision) => void decide(id, decision))
  // Whoever may not see orders of customers has none here.
  if (!data || (data.total === 0 && fault === undefined)) return null
  return (
    <section className={styles.held} aria-labelledby="procurement-held">
      <h2 id="procurement-held">{t('held')}</h2>
      {fault !== undefined && (
        <Message tone="bad" live>
          {fault}
        </Message>
      )}
      {data.total > 0 && (
        <OfficeGrid
          name="procurement-orders"
          prefix="held"
          caption={t('held')}
          endpoint={listHeldOrders}
          list={HELD_ORDER_LIST}
          columns={columns}
          filters={filters}
          rowsOf={({ orders }) => orders}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}
