import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { AccountCard, Facts } from '#features/accounts/account-settings/account/account-card.tsx'
import { ConfirmDialog } from '#features/accounts/account-settings/account/confirm-dialog.tsx'
import type { Profile } from '#features/accounts/account-settings/account/profile.rules.ts'
import { cancelEmailChange, emailForm, requestEmailChange } from '#features/accounts/account-settings/email-change.api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

type EmailCardProps = { profile: Profile; onChanged: () => void; onLeave?: (address: string) => void }

const leavePage = (address: string): void => location.assign(address)

/** The address in use, and the one that waits for its confirmation. */
export const EmailCard = ({ profile, onChanged, onLeave = leavePage }: EmailCardProps) => {
  const t = useTexts('account-settings')
  const acting = useTexts('ui')('form.acting')
  const { email, tempEmail } = profile
  return (
    <AccountCard title={t('email.title')} text={t('email.text')}>
      <Facts
        facts={[
          [t('email.current'), email],
          ...(tempEmail === null ? [] : [[t('email.pending'), <PendingAddress key="pending" address={tempEmail} />] as const]),
        ]}
      />
      {profile.isActedFor ? (
        <p className={styles.muted}>{acting}</p>
      ) : tempEmail === null ? (
        <EmailForm current={email} onChanged={onChanged} />
      ) : (
        <PendingChange address={tempEmail} onLeave={onLeave} />
      )}
    </AccountCard>
  )
}

const PendingAddress = ({ address }: { address: string }) => (
  <>
    {address} <Badge tone="warn">{useTexts('account-settings')('email.waiting')}</Badge>
  </>
)

/** Warns before anything is sent: the address is the name one signs in with [2.19.2]. */
const EmailForm = ({ current, onChanged }: { current: string; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const [isWarning, setWarning] = useState(false)
  const form = useEndpointForm(requestEmailChange, {
    rules: emailForm,
    values: { email: '' },
    request: { appId },
    draft: 'email-change',
    messages: { email: t('email.invalid') },
    onSent: onChanged,
  })
  const send = async () => {
    setWarning(false)
    if (await requestReauthentication()) await form.send()
  }
  return (
    <form {...form.props} className={styles.form} onSubmit={form.check(() => setWarning(true))}>
      <TextField type="email" label={t('email.new')} hint={t('email.hint')} autoComplete="email" {...form.field('email')} />
      <FormOutcome of={form.outcome} done={t('email.sent')} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {t('email.change')}
        </Button>
      </div>
      <ConfirmDialog
        open={isWarning}
        id="email-change-warning"
        title={t('emailWarning.title')}
        lead={t('emailWarning.lead', { email: form.textOf('email').trim() })}
        points={[t('emailWarning.mail'), t('emailWarning.until', { email: current }), t('emailWarning.notice')]}
        keep={t('emailWarning.keep')}
        confirm={t('emailWarning.confirm')}
        onKeep={() => setWarning(false)}
        onConfirm={() => void send()}
      />
    </form>
  )
}

/** Cancelled, the person goes on to the post-login page [4.10.1]. */
const PendingChange = ({ address, onLeave }: { address: string; onLeave: (address: string) => void }) => {
  const t = useTexts('account-settings')
  const { postLoginHomePath, appId } = usePage().config
  const resend = useSubmission(requestEmailChange)
  const cancel = useSubmission(cancelEmailChange)
  const cancelChange = async () => {
    const headers = { 'content-type': 'application/json' }
    if ((await cancel.submit({ appId, headers })).ok) onLeave(postLoginHomePath)
  }
  const sendAgain = async () => {
    if (await requestReauthentication()) await resend.submit({ appId, body: { email: address } })
  }
  return (
    <div className={styles.form}>
      <p className={styles.muted}>{t('email.pendingText')}</p>
      <FormOutcome of={cancel.problem ? cancel : resend} done={t('email.sent')} />
      <div className={styles.actions}>
        <Button variant="secondary" busy={cancel.isBusy} onClick={() => void cancelChange()}>
          {t('email.cancel')}
        </Button>
        <Button variant="quiet" busy={resend.isBusy} onClick={() => void sendAgain()}>
          {t('email.resend')}
        </Button>
      </div>
    </div>
  )
}
