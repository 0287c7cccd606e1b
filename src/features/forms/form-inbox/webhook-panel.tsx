import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import {
  addWebhook,
  listDeadDeliveries,
  listWebhookAddresses,
  removeWebhook,
  retryDelivery,
  webhookForm,
} from '#foundation/outbox/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form-inbox.module.css'

type Hook = ReplyOf<typeof listWebhookAddresses>['webhooks'][number]
type Delivery = ReplyOf<typeof listDeadDeliveries>['deliveries'][number]

const AddWebhook = ({ events }: { events: readonly string[] }) => {
  const t = useTexts('form-inbox')
  const ui = useTexts('ui')
  const [secret, setSecret] = useState<string>()
  const form = useEndpointForm(addWebhook, {
    rules: webhookForm,
    values: { url: '' },
    bodyOf: ({ url }: { url: string }) => ({ url: url.trim(), events: [...events] }),
    faultsOf: ({ url }) => ({ url: url.trim() === '' ? ui('form.missing') : undefined }),
    onSent: (reply) => {
      setSecret(reply.secret)
      form.reset()
      return refreshQueries(listWebhookAddresses)
    },
  })
  return (
    <form {...form.props} className={styles.add}>
      <TextField label={t('webhook.url')} type="url" placeholder="https://" {...form.field('url')} required />
      <Button type="submit" variant="secondary" busy={form.isBusy}>
        {t('webhook.add')}
      </Button>
      {form.outcome.error && (
        <Message tone="bad" live>
          {t('webhook.refused')}
        </Message>
      )}
      {secret !== undefined && !form.outcome.error && (
        <Message tone="ok" live title={t('webhook.secret')}>
          <code>{secret}</code>
        </Message>
      )}
    </form>
  )
}

type Texts = ReturnType<typeof useTexts<'form-inbox'>>

const listHookColumns = (t: Texts, onRemove: (id: string) => void): readonly Column<Hook>[] => [
  { key: 'url', header: t('webhook.url'), rowHeader: true, cell: ({ url }) => url },
  { key: 'events', header: t('webhook.events'), cell: ({ events }) => events.join(', ') },
  {
    key: 'remove',
    header: t('webhook.remove'),
    cell: ({ id, url }) => (
      <Button variant="quiet" size="small" aria-label={`${t('webhook.remove')}: ${url}`} onClick={() => onRemove(id)}>
        {t('webhook.remove')}
      </Button>
    ),
  },
]

const listDeadColumns = (t: Texts, formats: Formats, onRetry: (id: string) => void): readonly Column<Delivery>[] => [
  { key: 'event', header: t('webhook.events'), rowHeader: true, cell: ({ event }) => event },
  { key: 'url', header: t('webhook.url'), cell: ({ url }) => url, phone: 'full' },
  { key: 'error', header: t('dead.error'), cell: ({ lastError }) => lastError ?? '–', phone: 'full' },
  { key: 'time', header: t('time'), cell: ({ createdAt }) => formats.dateTime(createdAt), isOneLine: true },
  {
    key: 'retry',
    header: t('dead.retry'),
    cell: ({ id }) => (
      <Button variant="quiet" size="small" onClick={() => onRetry(id)}>
        {t('dead.retry')}
      </Button>
    ),
  },
]

/** Where events go on to, and what did not arrive; to authors it does not exist. */
export const WebhookPanel = () => {
  const t = useTexts('form-inbox')
  const formats = useFormats()
  const { data } = useEndpointQuery(listWebhookAddresses, {})
  const { data: dead } = useEndpointQuery(listDeadDeliveries, data && { query: { state: 'dead' } })
  const remove = useEndpointMutation(removeWebhook)
  const retry = useEndpointMutation(retryDelivery)
  if (!data) return null
  const removeHook = (id: string) =>
    remove.mutate({ params: { id } }, { onSuccess: () => void refreshQueries(listWebhookAddresses) })
  const sendAgain = (id: string) => retry.mutate({ params: { id } }, { onSuccess: () => void refreshQueries(listDeadDeliveries) })
  return (
    <Section heading={t('webhooks')} text={t('webhooks.text')} space="tight">
      <div className={styles.panel}>
        {data.webhooks.length > 0 && (
          <Table caption={t('webhooks')} rows={data.webhooks} rowKey={({ id }) => id} columns={listHookColumns(t, removeHook)} />
        )}
        <AddWebhook events={data.events} />
        {dead && dead.deliveries.length > 0 && (
          <Table
            caption={t('dead')}
            rows={dead.deliveries}
            rowKey={({ id }) => id}
            columns={listDeadColumns(t, formats, sendAgain)}
          />
        )}
      </div>
    </Section>
  )
}
