import { useId, useState, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { signInAddress, type ReauthenticationMethod } from '#foundation/identity/public.ts'
import {
  codeProofForm,
  passwordProofForm,
  reauthenticate,
  reauthenticateByCode,
} from '#foundation/reauthentication/reauthentication.api.ts'
import { sendPasskey, type ProofFactor, type ProofProblem } from '#foundation/reauthentication/request-reauthentication.client.ts'
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

const WRONG = 400
const problemOf = (status: number): ProofProblem => (status === 429 ? 'tooOften' : 'failed')

/** The password, or what the person has in its place: a passkey, a code of the authenticator app. */
const SecretDialog = ({ factors, onAnswer }: AnswerProps & Pick<DialogProps, 'factors'>) => {
  const t = useTexts('reauthentication')
  const formId = useId()
  const [isCode, setCode] = useState(false)
  const [passkey, setPasskey] = useState<{ isBusy: boolean; problem?: ProofProblem }>({ isBusy: false })
  const refocus = () => document.getElementById(`${formId}-secret`)?.focus()
  const password = useEndpointForm(reauthenticate, {
    rules: passwordProofForm,
    values: { currentPassword: '' },
    onSent: () => onAnswer(true),
    onRefused: ({ status }) => {
      password.reset()
      if (status === WRONG) password.mark('currentPassword', t('wrong'))
      refocus()
    },
  })
  const code = useEndpointForm(reauthenticateByCode, {
    rules: codeProofForm,
    values: { code: '' },
    onSent: () => onAnswer(true),
    onRefused: ({ status }) => {
      code.reset()
      if (status === WRONG) code.mark('code', t('wrongCode'))
      refocus()
    },
  })
  const { props, isBusy, outcome } = isCode ? code : password
  const refusal = outcome.error && outcome.error.status !== WRONG ? problemOf(outcome.error.status) : undefined
  const problem = passkey.problem ?? refusal
  const prove = (event: SyntheticEvent) => {
    setPasskey({ isBusy: false })
    props.onSubmit(event)
  }
  const proveByPasskey = async () => {
    setPasskey({ isBusy: true })
    const found = await sendPasskey()
    if (!found) return onAnswer(true)
    setPasskey({ isBusy: false, ...(found === 'cancelled' ? {} : { problem: found }) })
  }
  const turn = () => {
    setCode(!isCode)
    password.reset()
    code.reset()
    setPasskey({ isBusy: false })
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
          <Button type="submit" form={formId} busy={isBusy || passkey.isBusy}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <form {...props} id={formId} className={styles.form} onSubmit={prove}>
        <p>{t(isCode ? 'codeText' : 'text')}</p>
        <TextField
          key={isCode ? 'code' : 'password'}
          id={`${formId}-secret`}
          label={t(isCode ? 'code' : 'password')}
          autoComplete={isCode ? 'one-time-code' : 'current-password'}
          data-autofocus
          {...(isCode ? code.field('code') : { ...password.field('currentPassword'), type: 'password' })}
        />
        {problem && (
          <Message tone="bad" live>
            {t(problem)}
          </Message>
        )}
        {factors.length > 0 && (
          <div className={styles.ways}>
            {factors.includes('passkey') && (
              <Button variant="secondary" size="small" busy={passkey.isBusy} onClick={() => void proveByPasskey()}>
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
