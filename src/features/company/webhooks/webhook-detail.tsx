import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { refreshQueries } from '#browser/query.ts'
import {
  changeCompanyWebhook,
  listCompanyWebhooks,
  listWebhookDeliveries,
  webhookEventsForm,
  type ListedWebhook,
} from '#features/company/webhooks/company-webhook.api.ts'
import { DeliveryLog } from '#features/company/webhooks/delivery-log.tsx'
import { EventFields } from '#features/company/webhooks/event-fields.tsx'
import { ResumeDialog } from '#features/company/webhooks/resume-dialog.tsx'
import { SecretPanel } from '#features/company/webhooks/secret-panel.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-webhooks.module.css'

type WebhookDetailProps = {
  readonly webhook: ListedWebhook
  readonly events: readonly string[]
  readonly mostStored: number
  readonly onRemove: () => void
}
type Change = { isActive: boolean; missed?: 'send' | 'leave' }
type Values = { events: string[] }

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((event) => other.includes(event))

/** One webhook: what it hears of, its secrets, and what was sent. */
export const WebhookDetail = ({ webhook, events, mostStored, onRemove }: WebhookDetailProps) => {
  const t = useTexts('webhooks')
  const { number } = useFormats()
  const { id, url, state, isActive, hasTwoSecrets, stored } = webhook
  const [isResuming, setResuming] = useState(false)
  const [changed, setChanged] = useState<'events' | 'state'>()
  const refresh = (): Promise<void> => refreshQueries(listCompanyWebhooks, listWebhookDeliveries)
  const params = { id }
  const form = useEndpointForm(changeCompanyWebhook, {
    rules: webhookEventsForm,
    request: { params },
    values: { events: [...webhook.events] },
    bodyOf: ({ events: chosen }: Values) => ({ events: chosen }),
    onSent: refresh,
    onRefused: refresh,
  })
  const pausing = useSubmission(changeCompanyWebhook)
  const changeState = async (body: Change): Promise<void> => {
    setChanged('state')
    await pausing.submit({ params, body })
    setResuming(false)
    await refresh()
  }
  const submit = form.check(() => {
    setChanged('events')
    return form.send()
  })
  const chosen = form.valueOf('events')
  const { error, isDone } = changed === 'state' ? pausing : form.outcome
  return (
    <section className={styles.detail} aria-label={url}>
      <header className={styles.head}>
        <h2 className={styles.address}>{url}</h2>
        <span className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            busy={pausing.isBusy}
            onClick={() => (stored > 0 ? setResuming(true) : void changeState({ isActive: state !== 'active' }))}
          >
            {t(state === 'active' ? 'pause' : 'resume')}
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('remove')}
          </Button>
        </span>
      </header>
      {(state === 'gone' || state === 'unkept') && <Message tone="warn">{t(`${state}.text`)}</Message>}
      {state === 'paused' && (
        <Message tone="info">
          {t(stored < mostStored ? 'paused.text' : 'paused.full', { count: number(stored), most: number(mostStored) })}
        </Message>
      )}
      <div role="status">
        {(error || isDone) && <Message tone={error ? 'bad' : 'ok'}>{t(error ? 'failed' : 'saved')}</Message>}
      </div>
      <div className={styles.duo}>
        <form {...form.props} className={styles.panel} onSubmit={submit}>
          <EventFields events={events} chosen={chosen} onChange={(next) => form.change('events', [...next])} />
          <Button type="submit" size="small" busy={form.isBusy} disabled={chosen.length === 0 || isSame(chosen, webhook.events)}>
            {t('save')}
          </Button>
        </form>
        <SecretPanel id={id} hasTwo={hasTwoSecrets} />
      </div>
      <h3 className={styles.subject}>{t('deliveries')}</h3>
      <DeliveryLog id={id} isActive={isActive} events={events} />
      {isResuming && (
        <ResumeDialog
          stored={stored}
          busy={pausing.isBusy}
          onResume={(missed) => void changeState({ isActive: true, missed })}
          onClose={() => setResuming(false)}
        />
      )}
    </section>
  )
}
