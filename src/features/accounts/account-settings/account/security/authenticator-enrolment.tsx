import { useState, type SubmitEvent } from 'react'
import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { confirmAuthenticatorApp, type startAuthenticatorApp } from '#foundation/second-factor/public.ts'
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
  const [code, setCode] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; problem?: 'wrong' | 'tooOften' | 'failed' }>({ isBusy: false })
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    if (state.isBusy || code === '') return
    setState({ isBusy: true })
    const { data, status } = await call(confirmAuthenticatorApp, { appId, body: { code }, errors: 'own' })
    if (data) return onDone(data.recoveryCodes)
    setCode('')
    setState({ isBusy: false, problem: status === 400 ? 'wrong' : status === 429 ? 'tooOften' : 'failed' })
  }
  return (
    <form className={styles.enrolment} onSubmit={(event) => void confirm(event)}>
      <p>{t('app.scan')}</p>
      <QrCode {...qr} label={t('app.qr')} />
      <p className={styles.muted}>
        {t('app.secret')} <code className={styles.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <TextField
        label={t('app.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        value={code}
        error={state.problem && t(`app.${state.problem}`)}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={state.isBusy}>
          {t('app.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('naming.cancel')}
        </Button>
      </div>
    </form>
  )
}
