import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { addWebhookSecret, endWebhookSecret, listCompanyWebhooks } from '#features/company/webhooks/company-webhook.api.ts'
import { SecretField } from '#features/company/webhooks/secret-field.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-webhooks.module.css'

/** While there are two, both sign: the receiver takes the new one in its own time, then the old one is ended. */
export const SecretPanel = ({ id, hasTwo }: { id: string; hasTwo: boolean }) => {
  const t = useTexts('webhooks')
  const [secret, setSecret] = useState<string>()
  const [outcome, setOutcome] = useState<'ended' | 'failed'>()
  const [isBusy, setBusy] = useState(false)
  const add = async (): Promise<void> => {
    setBusy(true)
    const answer = await call(addWebhookSecret, { params: { id }, errors: 'own' })
    setBusy(false)
    setSecret(answer.ok ? answer.data.secret : undefined)
    setOutcome(answer.ok ? undefined : 'failed')
    await refreshQueries(listCompanyWebhooks)
  }
  const end = async (): Promise<void> => {
    setBusy(true)
    const { ok } = await call(endWebhookSecret, { params: { id }, errors: 'own' })
    setBusy(false)
    setSecret(undefined)
    setOutcome(ok ? 'ended' : 'failed')
    await refreshQueries(listCompanyWebhooks)
  }
  return (
    <section className={styles.panel} aria-label={t('secrets')}>
      <h3 className={styles.subject}>{t('secrets')}</h3>
      <p className={styles.text}>{t(hasTwo ? 'secrets.two' : 'secrets.one')}</p>
      {secret !== undefined && <SecretField secret={secret} />}
      <div role="status">{outcome && <Message tone={outcome === 'ended' ? 'ok' : 'bad'}>{t(outcome)}</Message>}</div>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void (hasTwo ? end() : add())}>
        {t(hasTwo ? 'secret.end' : 'secret.add')}
      </Button>
    </section>
  )
}
