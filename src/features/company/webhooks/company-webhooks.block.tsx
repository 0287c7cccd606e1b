import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { listCompanyWebhooks, type ListedWebhook } from '#features/company/webhooks/company-webhook.api.ts'
import type { ShownState } from '#features/company/webhooks/company-webhook.rules.ts'
import { DeliveryBadge } from '#features/company/webhooks/delivery-log.tsx'
import { useEventName } from '#features/company/webhooks/event-fields.tsx'
import { NewWebhookDialog } from '#features/company/webhooks/new-webhook-dialog.tsx'
import { RemoveWebhookDialog } from '#features/company/webhooks/remove-webhook-dialog.tsx'
import { WebhookDetail } from '#features/company/webhooks/webhook-detail.tsx'
import { RowButton } from '#foundation/saved-views/public.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-webhooks.module.css'

const TONES: Readonly<Record<ShownState, BadgeTone>> = { active: 'ok', paused: 'idle', gone: 'bad', unkept: 'warn' }

const useColumns = (open: string | undefined, choose: (id: string) => void): Column<ListedWebhook>[] => {
  const t = useTexts('webhooks')
  const { dateTime } = useFormats()
  const nameOf = useEventName()
  return [
    {
      key: 'url',
      header: t('url'),
      rowHeader: true,
      phone: 'full',
      cell: ({ id, url }) => (
        <RowButton aria-pressed={id === open} onClick={() => choose(id)}>
          {url}
        </RowButton>
      ),
    },
    { key: 'events', header: t('events'), phone: 'full', cell: ({ events }) => events.map(nameOf).join(', ') },
    { key: 'keptBy', header: t('keptBy'), phone: 'hidden', cell: ({ keptBy }) => keptBy ?? '–' },
    {
      key: 'last',
      header: t('last'),
      phone: 'start',
      cell: ({ last }) =>
        last === null ? (
          '–'
        ) : (
          <span className={styles.last}>
            {dateTime(last.at)} <DeliveryBadge state={last.state} />
          </span>
        ),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
  ]
}

/** Addresses of the company's own systems, and what was sent to them. */
export const Block = () => {
  const t = useTexts('webhooks')
  const { number } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(listCompanyWebhooks, {}, { staleTime: 0 })
  const [chosen, setChosen] = useState<string>()
  const [isNew, setNew] = useState(false)
  const [removing, setRemoving] = useState<ListedWebhook>()
  const webhooks = data?.webhooks ?? []
  const open = webhooks.find(({ id }) => id === chosen) ?? webhooks[0]
  const columns = useColumns(open?.id, setChosen)
  const begin = (
    <Button size="small" disabled={webhooks.length >= (data?.most ?? 0)} onClick={() => setNew(true)}>
      <Icon name="plus" size="small" />
      {t('add')}
    </Button>
  )
  return (
    <Section space="tight">
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={2} />}
      {!data && !isError && <SkeletonRows rows={3} columns={5} isFramed />}
      {data && webhooks.length === 0 && (
        <EmptyState headingLevel={2} icon="send" title={t('none')} action={begin}>
          {t('none.text')}
        </EmptyState>
      )}
      {data && open && (
        <>
          <div className={styles.top}>
            <p className={styles.text}>{t('count', { count: number(webhooks.length), most: number(data.most) })}</p>
            {begin}
          </div>
          <Table caption={t('title')} columns={columns} rows={webhooks} rowKey={({ id }) => id} />
          <WebhookDetail
            key={open.id}
            webhook={open}
            events={data.events}
            mostStored={data.mostStored}
            onRemove={() => setRemoving(open)}
          />
        </>
      )}
      {data && isNew && <NewWebhookDialog events={data.events} onClose={() => setNew(false)} onAdded={setChosen} />}
      {removing && (
        <RemoveWebhookDialog webhook={removing} onClose={() => setRemoving(undefined)} onRemoved={() => setRemoving(undefined)} />
      )}
    </Section>
  )
}
