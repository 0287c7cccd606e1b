import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import {
  changeCompanyWebhook,
  listCompanyWebhooks,
  listWebhookDeliveries,
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
type Change = { isActive?: boolean; missed?: 'send' | 'leave'; events?: string[] }

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((event) => other.includes(event))

/** One webhook: what it hears of, its secrets, and what was sent. */
export const WebhookDetail = ({ webhook, events, mostStored, onRemove }: WebhookDetailProps) => {
  const t = useTexts('webhooks')
  const { number } = useFormats()
  const { id, url, state, isActive, hasTwoSecrets, stored } = webhook
  const [isResuming, setResuming] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(webhook.events)
  const [busy, setBusy] = useState<'events' | 'state'>()
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const change = async (which: 'events' | 'state', body: Change): Promise<void> => {
    setBusy(which)
    const { ok } = await call(changeCompanyWebhook, { params: { id }, body, errors: 'own' })
    setBusy(undefined)
    setResuming(false)
    setOutcome(ok ? 'saved' : 'failed')
    await refreshQueries(listCompanyWebhooks, listWebhookDeliveries)
  }
  return (
    <section className={styles.detail} aria-label={url}>
      <header className={styles.head}>
        <h2 className={styles.address}>{url}</h2>
        <span className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            busy={busy === 'state'}
            onClick={() => (stored > 0 ? setResuming(true) : void change('state', { isActive: state !== 'active' }))}
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
      <div role="status">{outcome && <Message tone={outcome === 'saved' ? 'ok' : 'bad'}>{t(outcome)}</Message>}</div>
      <div className={styles.duo}>
        <form
          className={styles.panel}
          onSubmit={(event) => {
            event.preventDefault()
            void change('events', { events: [...chosen] })
          }}
        >
          <EventFields events={events} chosen={chosen} onChange={setChosen} />
          <Button
            type="submit"
            size="small"
            busy={busy === 'events'}
            disabled={chosen.length === 0 || isSame(chosen, webhook.events)}
          >
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
          busy={busy === 'state'}
          onResume={(missed) => void change('state', { isActive: true, missed })}
          onClose={() => setResuming(false)}
        />
      )}
    </section>
  )
}
