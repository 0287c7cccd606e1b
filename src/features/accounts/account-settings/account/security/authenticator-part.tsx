import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { CodeList } from '#features/accounts/account-settings/account/security/code-list.tsx'
import {
  confirmAuthenticatorApp,
  firstCodeForm,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from '#foundation/second-factor/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

type Started = ReplyOf<typeof startAuthenticatorApp>

export const AuthenticatorPart = ({ since, onChanged }: { since: string | null; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const formats = useFormats()
  const { appId } = usePage().config
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isFailed, setFailed] = useState(false)
  const removing = useSubmission(removeAuthenticatorApp)
  const start = async () => {
    if (!(await requestReauthentication())) return
    const { data } = await call(startAuthenticatorApp, { appId, errors: 'own' })
    setFailed(!data)
    setStarted(data)
  }
  const remove = async () => {
    if (!(await requestReauthentication())) return
    if ((await removing.submit({ appId })).ok) onChanged()
  }
  const finish = (recoveryCodes: readonly string[]) => {
    setStarted(undefined)
    setCodes(recoveryCodes)
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h3>
        {t('app.title')} {since !== null && <Badge tone="ok">{t('app.on')}</Badge>}
      </h3>
      <p className={styles.muted}>{since === null ? t('app.text') : t('app.since', { since: formats.date(since, {}) })}</p>
      <FormOutcome of={removing} done={t('app.removed')} />
      {isFailed && (
        <Message tone="bad" live>
          {t('app.failed')}
        </Message>
      )}
      {codes.length > 0 && <CodeList codes={codes} onClose={() => setCodes([])} />}
      {started ? (
        <Enrolment started={started} onDone={finish} onCancel={() => setStarted(undefined)} />
      ) : (
        <div>
          <Button variant="secondary" busy={removing.isBusy} onClick={() => void (since === null ? start() : remove())}>
            {t(since === null ? 'app.setUp' : 'app.remove')}
          </Button>
        </div>
      )}
    </section>
  )
}

type EnrolmentProps = { started: Started; onDone: (recoveryCodes: readonly string[]) => void; onCancel: () => void }

/** The secret as a picture and as text, and the first code that shows that the app has it. */
const Enrolment = ({ started: { secret, qr }, onDone, onCancel }: EnrolmentProps) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const form = useEndpointForm(confirmAuthenticatorApp, {
    rules: firstCodeForm,
    request: { appId },
    values: { code: '' },
    messages: { code: t('app.wrong') },
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const { error } = form.outcome
  // A wrong code is marked by the form, until another one is typed.
  const refusal = error && error.status !== 400 ? t(error.status === 429 ? 'app.tooOften' : 'app.failed') : undefined
  return (
    <form {...form.props} className={styles.enrolment}>
      <p>{t('app.scan')}</p>
      <QrCode {...qr} label={t('app.qr')} />
      <p className={styles.muted}>
        {t('app.secret')} <code className={styles.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <TextField
        label={t('app.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
        maxLength={10}
        error={form.errorOf('code') ?? refusal}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          {t('app.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('naming.cancel')}
        </Button>
      </div>
    </form>
  )
}
