import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ConfirmDialog } from '#features/accounts/account-settings/account/confirm-dialog.tsx'
import {
  companyNameForm,
  requestCompanyName,
  withdrawCompanyName,
} from '#features/accounts/account-settings/account/company-name.api.ts'
import type { Profile } from '#features/accounts/account-settings/account/profile.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

type CompanyNameProps = { profile: Profile; onChanged: () => void }

/** Another name is requested, not set: customer service checks it. */
export const CompanyName = ({ profile: { company, isActedFor }, onChanged }: CompanyNameProps) => {
  const acting = useTexts('ui')('form.acting')
  if (!company) return null
  if (isActedFor) return <p className={styles.muted}>{acting}</p>
  return company.requestedName === null ? (
    <CompanyNameForm name={company.name} onChanged={onChanged} />
  ) : (
    <RequestedName onChanged={onChanged} />
  )
}

const CompanyNameForm = ({ name, onChanged }: { name: string; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const [isWaiting, setConfirming] = useState(false)
  const form = useEndpointForm(requestCompanyName, {
    rules: companyNameForm,
    values: { name: '' },
    request: { appId },
    draft: 'company-name',
    messages: { name: t('companyName.invalid') },
    onSent: onChanged,
  })
  const send = async () => {
    setConfirming(false)
    await form.send()
  }
  return (
    <form {...form.props} className={styles.form} onSubmit={form.check(() => setConfirming(true))}>
      <TextField label={t('companyName.new')} hint={t('companyName.hint')} autoComplete="organization" {...form.field('name')} />
      <FormOutcome of={form.outcome} done={t('companyName.sent')} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {t('companyName.change')}
        </Button>
      </div>
      <ConfirmDialog
        open={isWaiting}
        id="company-name-change"
        title={t('companyName.ask')}
        lead={t('companyName.lead', { from: name, to: form.textOf('name').trim() })}
        points={[t('companyName.tied'), t('companyName.checked'), t('companyName.until')]}
        keep={t('companyName.keep')}
        confirm={t('companyName.confirm')}
        onKeep={() => setConfirming(false)}
        onConfirm={() => void send()}
      />
    </form>
  )
}

const RequestedName = ({ onChanged }: { onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const submission = useSubmission(withdrawCompanyName)
  const withdraw = async () => {
    if ((await submission.submit({ appId })).ok) onChanged()
  }
  return (
    <div className={styles.form}>
      <p className={styles.muted}>{t('companyName.pendingText')}</p>
      <FormOutcome of={submission} done={t('companyName.withdrawn')} />
      <div className={styles.actions}>
        <Button variant="secondary" busy={submission.isBusy} onClick={() => void withdraw()}>
          {t('companyName.withdraw')}
        </Button>
      </div>
    </div>
  )
}
