import { useId, useState, type SubmitEvent } from 'react'
import { usePage } from '#features/blocks/public.ts'
import { signInAddress, type ReauthenticationMethod } from '#features/identity/public.ts'
import { sendPassword, type ProofProblem } from '#features/reauthentication/ask-reauthentication.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './reauthentication-dialog.module.css'

type DialogProps = { method: ReauthenticationMethod; onAnswer: (isProven: boolean) => void }

/** Comes before changes that could take an account from its owner [T-73]. */
export const ReauthenticationDialog = ({ method, onAnswer }: DialogProps) =>
  method === 'password' ? <PasswordDialog onAnswer={onAnswer} /> : <SignInDialog onAnswer={onAnswer} />

type AnswerProps = Pick<DialogProps, 'onAnswer'>

const PasswordDialog = ({ onAnswer }: AnswerProps) => {
  const t = useTexts('reauthentication')
  const form = useId()
  const [password, setPassword] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; problem?: ProofProblem }>({ isBusy: false })
  const prove = async (event: SubmitEvent) => {
    event.preventDefault()
    if (state.isBusy || password === '') return
    setState({ isBusy: true })
    const problem = await sendPassword(password)
    if (!problem) return onAnswer(true)
    setPassword('')
    setState({ isBusy: false, problem })
    document.getElementById(`${form}-password`)?.focus()
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
        <p>{t('text')}</p>
        <TextField
          id={`${form}-password`}
          type="password"
          name="currentPassword"
          label={t('password')}
          autoComplete="current-password"
          required
          maxLength={200}
          data-autofocus
          value={password}
          error={state.problem === 'wrong' ? t('wrong') : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {state.problem !== undefined && state.problem !== 'wrong' && (
          <Message tone="bad" live>
            {t(state.problem)}
          </Message>
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
