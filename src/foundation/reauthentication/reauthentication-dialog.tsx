import { useId, useState, type SubmitEvent } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { signInAddress, type ReauthenticationMethod } from '#foundation/identity/public.ts'
import {
  sendCode,
  sendPasskey,
  sendPassword,
  type ProofFactor,
  type ProofProblem,
} from '#foundation/reauthentication/request-reauthentication.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './reauthentication-dialog.module.css'

type DialogProps = { method: ReauthenticationMethod; factors: readonly ProofFactor[]; onAnswer: (isProven: boolean) => void }

/** Comes before changes that could take an account from its owner [T-73]. */
export const ReauthenticationDialog = ({ method, factors, onAnswer }: DialogProps) =>
  method === 'password' ? <SecretDialog factors={factors} onAnswer={onAnswer} /> : <SignInDialog onAnswer={onAnswer} />

type AnswerProps = Pick<DialogProps, 'onAnswer'>

/** The password, or what the person has in its place: a passkey, a code of the authenticator app. */
const SecretDialog = ({ factors, onAnswer }: AnswerProps & Pick<DialogProps, 'factors'>) => {
  const t = useTexts('reauthentication')
  const form = useId()
  const [isCode, setCode] = useState(false)
  const [secret, setSecret] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; problem?: ProofProblem }>({ isBusy: false })
  const refocus = () => document.getElementById(`${form}-secret`)?.focus()
  const prove = async (event: SubmitEvent) => {
    event.preventDefault()
    if (state.isBusy || secret === '') return
    setState({ isBusy: true })
    const problem = await (isCode ? sendCode(secret) : sendPassword(secret))
    if (!problem) return onAnswer(true)
    setSecret('')
    setState({ isBusy: false, problem })
    refocus()
  }
  const proveByPasskey = async () => {
    setState({ isBusy: true })
    const problem = await sendPasskey()
    if (!problem) return onAnswer(true)
    setState({ isBusy: false, ...(problem === 'cancelled' ? {} : { problem }) })
  }
  const turn = () => {
    setCode(!isCode)
    setSecret('')
    setState({ isBusy: false })
    refocus()
  }
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t('title')}
      element={{ id: 'reauthentication' }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={state.isBusy}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void prove(event)}>
        <p>{t(isCode ? 'codeText' : 'text')}</p>
        <TextField
          key={isCode ? 'code' : 'password'}
          id={`${form}-secret`}
          type={isCode ? 'text' : 'password'}
          name={isCode ? 'code' : 'currentPassword'}
          label={t(isCode ? 'code' : 'password')}
          autoComplete={isCode ? 'one-time-code' : 'current-password'}
          required
          maxLength={isCode ? 40 : 200}
          data-autofocus
          value={secret}
          error={state.problem === 'wrong' ? t(isCode ? 'wrongCode' : 'wrong') : undefined}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
        {state.problem !== undefined && state.problem !== 'wrong' && (
          <Message tone="bad" live>
            {t(state.problem)}
          </Message>
        )}
        {factors.length > 0 && (
          <div className={styles.ways}>
            {factors.includes('passkey') && (
              <Button variant="secondary" size="small" busy={state.isBusy} onClick={() => void proveByPasskey()}>
                {t('usePasskey')}
              </Button>
            )}
            {factors.includes('authenticator') && (
              <Button variant="quiet" size="small" onClick={turn}>
                {t(isCode ? 'usePassword' : 'useCode')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** A provider of others has the password: the person proves it there and comes back. */
const SignInDialog = ({ onAnswer }: AnswerProps) => {
  const t = useTexts('reauthentication')
  const { config } = usePage()
  const here = `${location.pathname}${location.search}`
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t('title')}
      element={{ id: 'reauthentication' }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          <ButtonLink data-autofocus href={`${signInAddress(config, here)}&reauthenticate=true`}>
            {t('signIn')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('elsewhere')}</p>
    </Dialog>
  )
}
