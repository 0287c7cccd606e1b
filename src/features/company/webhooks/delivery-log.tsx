import { useState } from 'react'
import { call } from '#browser/api.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { refreshQueries } from '#browser/query.ts'
import {
  listCompanyWebhooks,
  listWebhookDeliveries,
  sendDeliveryAgain,
  type ListedDelivery,
} from '#features/company/webhooks/company-webhook.api.ts'
import { DELIVERY_LIST, DELIVERY_STATES, type DeliveryState } from '#features/company/webhooks/company-webhook.rules.ts'
import { useEventName } from '#features/company/webhooks/event-fields.tsx'
import { nameRefusal } from '#features/company/webhooks/refusal.rules.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-webhooks.module.css'

const TONES: Readonly<Record<DeliveryState, BadgeTone>> = { waiting: 'info', delivered: 'ok', dead: 'bad', paused: 'idle' }

export const DeliveryBadge = ({ state }: { state: DeliveryState }) => {
  const t = useTexts('webhooks')
  return <Badge tone={TONES[state]}>{t(`delivery.${state}`)}</Badge>
}

const useColumns = (sendAgain: ((id: string) => void) | undefined): readonly GridColumn<ListedDelivery>[] => {
  const t = useTexts('webhooks')
  const { dateTime, number } = useFormats()
  const nameOf = useEventName()
  return [
    { key: 'event', header: t('event'), rowHeader: true, phone: 'start', cell: ({ event }) => nameOf(event) },
    { key: 'createdAt', header: t('happened'), phone: 'full', cell: ({ createdAt }) => dateTime(createdAt) },
    { key: 'state', header: t('state'), phone: 'end', cell: ({ state }) => <DeliveryBadge state={state} /> },
    {
      key: 'answer',
      header: t('answer'),
      phone: 'full',
      cell: ({ status, error, nextAt }) => (
        <>
          {status === null ? (error ?? '–') : t('answered', { status: String(status) })}
          {nextAt !== null && <span className={styles.note}>{t('next', { time: dateTime(nextAt) })}</span>}
        </>
      ),
    },
    { key: 'attempts', header: t('attempts'), numeric: true, phone: 'hidden', cell: ({ attempts }) => number(attempts) },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: ({ id, event, state, createdAt }) =>
        (state === 'delivered' || state === 'dead') &&
        sendAgain && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('again.of', { event: nameOf(event), time: dateTime(createdAt) })}
            onClick={() => sendAgain(id)}
          >
            {t('again')}
          </Button>
        ),
    },
  ]
}

type DeliveryLogProps = { readonly id: string; readonly isActive: boolean; readonly events: readonly string[] }

/** Deliveries and their outcomes; a paused webhook sends nothing again. */
export const DeliveryLog = ({ id, isActive, events }: DeliveryLogProps) => {
  const t = useTexts('webhooks')
  const nameOf = useEventName()
  const [fault, setFault] = useState<string>()
  const sendAgain = async (deliveryId: string): Promise<void> => {
    const answer = await call(sendDeliveryAgain, { params: { id: deliveryId }, errors: 'own' })
    setFault(answer.ok ? undefined : t(nameRefusal(answer.problem)))
    await refreshQueries(listWebhookDeliveries, listCompanyWebhooks)
  }
  const columns = useColumns(isActive ? (deliveryId) => void sendAgain(deliveryId) : undefined)
  const filters = [
    {
      ...{ key: 'state', label: t('state'), kind: 'choice' as const, isFirst: true },
      options: DELIVERY_STATES.map((value) => ({ value, label: t(`delivery.${value}`) })),
    },
    {
      ...{ key: 'event', label: t('event'), kind: 'choice' as const, isFirst: true },
      options: events.map((value) => ({ value, label: nameOf(value) })),
    },
  ]
  const grid = useGrid({ list: DELIVERY_LIST, filters, columns }, rememberColumns('webhook-deliveries'))
  const deliveries = useGridQuery(listWebhookDeliveries, grid.query, { id })
  return (
    <>
      {fault !== undefined && (
        <Message tone="bad" live onDismiss={() => setFault(undefined)}>
          {fault}
        </Message>
      )}
      <DataGrid
        caption={t('deliveries')}
        grid={grid}
        columns={columns}
        rowKey={(row) => row.id}
        data={toGridData(deliveries, ({ deliveries: rows }) => rows)}
        headingLevel={3}
      />
    </>
  )
}
