import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import {
  addWebhook,
  addWebhookSecret,
  endWebhookSecret,
  listDeadDeliveries,
  listWebhookAddresses,
  removeWebhook,
  resumeWebhook,
  retryDelivery,
  webhookForm,
} from '#foundation/outbox/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './operations.module.css'

const NewSecret = ({ secret, hint }: { secret: string; hint?: string }) => {
  const t = useTexts('operations')
  return (
    <Message tone="ok">
      <TextField label={t('hook.secret')} hint={hint} value={secret} readOnly onFocus={(event) => event.currentTarget.select()} />
    </Message>
  )
}

const NewWebhook = ({ events }: { events: readonly string[] }) => {
  const t = useTexts('operations')
  const [secret, setSecret] = useState<string>()
  const form = useEndpointForm(addWebhook, {
    rules: webhookForm,
    values: { url: '', events: [] },
    onSent: (reply) => {
      setSecret(reply.secret)
      return refreshQueries(listWebhookAddresses)
    },
  })
  const chosen = form.valueOf('events')
  const { error } = form.outcome
  return (
    <form {...form.props} className={styles.form} aria-label={t('hook.new')}>
      <TextField size="small" label={t('hook.url')} hint={t('hook.hint')} inputMode="url" {...form.field('url')} required />
      <FormGroup legend={t('hook.events')}>
        {events.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(event) =>
              form.change('events', event.currentTarget.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
        ))}
      </FormGroup>
      <div>
        <Button type="submit" size="small" busy={form.isBusy} disabled={form.textOf('url') === '' || chosen.length === 0}>
          {t('hook.add')}
        </Button>
      </div>
      <div role="status">
        {secret !== undefined && !error && <NewSecret secret={secret} />}
        {error && <Message tone="bad">{t(error.status === 400 || error.status === 409 ? 'hook.wrong' : 'failed')}</Message>}
      </div>
    </form>
  )
}

type Texts = ReturnType<typeof useTexts<'operations'>>
type Hook = ReplyOf<typeof listWebhookAddresses>['webhooks'][number]
type Delivery = ReplyOf<typeof listDeadDeliveries>['deliveries'][number]

type HookActions = Readonly<Record<'remove' | 'resume' | 'addSecret' | 'endSecret', (id: string) => void>>

const listHooks = (t: Texts, { remove, resume, addSecret, endSecret }: HookActions): Column<Hook>[] => [
  {
    key: 'url',
    header: t('hook.url'),
    rowHeader: true,
    cell: ({ url, state, hasTwoSecrets }) => (
      <>
        {url} {state === 'gone' && <Badge tone="bad">{t('hook.gone')}</Badge>}{' '}
        {hasTwoSecrets && <Badge tone="info">{t('hook.twoSecrets')}</Badge>}
      </>
    ),
  },
  { key: 'events', header: t('hook.events'), cell: ({ events }) => events.join(', '), phone: 'full' },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ id, url, state, hasTwoSecrets }) => (
      <>
        {state !== 'active' && (
          <Button variant="quiet" size="small" aria-label={t('hook.resumeOf', { name: url })} onClick={() => resume(id)}>
            {t('hook.resume')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t(hasTwoSecrets ? 'hook.endSecretOf' : 'hook.addSecretOf', { name: url })}
          onClick={() => (hasTwoSecrets ? endSecret(id) : addSecret(id))}
        >
          {t(hasTwoSecrets ? 'hook.endSecret' : 'hook.addSecret')}
        </Button>
        <Button variant="quiet" size="small" aria-label={t('removeOf', { name: url })} onClick={() => remove(id)}>
          {t('remove')}
        </Button>
      </>
    ),
  },
]

const listDead = (t: Texts, { dateTime }: Formats, retry: (id: string) => void): Column<Delivery>[] => [
  { key: 'event', header: t('hook.event'), rowHeader: true, cell: ({ event }) => event },
  { key: 'url', header: t('hook.url'), cell: ({ url }) => url, phone: 'full' },
  { key: 'error', header: t('error'), cell: ({ lastError }) => lastError ?? '–', phone: 'full' },
  { key: 'createdAt', header: t('time'), cell: ({ createdAt }) => dateTime(createdAt), isOneLine: true },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ id, event }) => (
      <Button variant="quiet" size="small" aria-label={t('resendOf', { subject: event })} onClick={() => retry(id)}>
        {t('resend')}
      </Button>
    ),
  },
]

export const Block = () => {
  const t = useTexts('operations')
  const formats = useFormats()
  const hooks = useEndpointQuery(listWebhookAddresses, {}, { staleTime: 0 })
  const dead = useEndpointQuery(listDeadDeliveries, { query: {} }, { staleTime: 0 })
  const [hasFailed, setFailed] = useState(false)
  const [secret, setSecret] = useState<{ readonly name: string; readonly value: string }>()
  const act = async (work: Promise<{ ok: boolean }>): Promise<void> => {
    setFailed(!(await work).ok)
    await refreshQueries(listWebhookAddresses, listDeadDeliveries)
  }
  const nameOf = (id: string): string => hooks.data?.webhooks.find((each) => each.id === id)?.url ?? ''
  const addSecret = async (id: string): Promise<{ ok: boolean }> => {
    const answer = await call(addWebhookSecret, { params: { id }, errors: 'own' })
    setSecret(answer.ok ? { name: nameOf(id), value: answer.data.secret } : undefined)
    return answer
  }
  const endSecret = (id: string): Promise<{ ok: boolean }> => {
    setSecret(undefined)
    return call(endWebhookSecret, { params: { id }, errors: 'own' })
  }
  return (
    <Section space="tight">
      <NewWebhook events={hooks.data?.events ?? []} />
      {(hasFailed || hooks.isError || dead.isError) && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <div role="status">{secret && <NewSecret secret={secret.value} hint={t('hook.bothSign', { name: secret.name })} />}</div>
      {hooks.data?.webhooks.length === 0 && <Message tone="info">{t('hook.none')}</Message>}
      {hooks.data && hooks.data.webhooks.length > 0 && (
        <Table
          caption={t('hooks')}
          rows={hooks.data.webhooks}
          rowKey={({ id }) => id}
          columns={listHooks(t, {
            remove: (id) => void act(call(removeWebhook, { params: { id }, errors: 'own' })),
            addSecret: (id) => void act(addSecret(id)),
            endSecret: (id) => void act(endSecret(id)),
            resume: (id) => void act(call(resumeWebhook, { params: { id }, errors: 'own' })),
          })}
        />
      )}
      {dead.data?.deliveries.length === 0 && <Message tone="ok">{t('dead.none')}</Message>}
      {dead.data && dead.data.deliveries.length > 0 && (
        <Table
          caption={t('dead')}
          rows={dead.data.deliveries}
          rowKey={({ id }) => id}
          columns={listDead(t, formats, (id) => void act(call(retryDelivery, { params: { id }, errors: 'own' })))}
        />
      )}
    </Section>
  )
}
