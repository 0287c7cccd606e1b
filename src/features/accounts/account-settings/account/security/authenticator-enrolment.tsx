import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { confirmAuthenticatorApp, firstCodeForm, type startAuthenticatorApp } from '#foundation/second-factor/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

export type Started = ReplyOf<typeof startAuthenticatorApp>

type EnrolmentProps = { started: Started; onDone: (recoveryCodes: readonly string[]) => void; onCancel: () => void }

/** The secret as a picture and as text, and the first code that shows that the app has it. */
export const Enrolment = ({ started: { secret, qr }, onDone, onCancel }: EnrolmentProps) => {
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
