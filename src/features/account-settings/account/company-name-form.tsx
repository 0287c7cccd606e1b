import { useState, type SubmitEvent } from 'react'
import { useFormDraft } from '#browser/draft/form-draft.ts'
import { FormOutcome } from '#features/account-settings/account/account-card.tsx'
import { ConfirmDialog } from '#features/account-settings/account/confirm-dialog.tsx'
import { requestCompanyName, withdrawCompanyName } from '#features/account-settings/account/company-name.api.ts'
import type { Profile } from '#features/account-settings/account/profile.rules.ts'
import { useSubmission } from '#features/account-settings/account/use-submission.client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

type CompanyNameProps = { profile: Profile; onChanged: () => void }

/** Another name is asked for, not set: customer service checks it. */
export const CompanyName = ({ profile: { company, isActedFor }, onChanged }: CompanyNameProps) => {
  const t = useTexts('account-settings')
  if (!company) return null
  if (isActedFor) return <p className={styles.muted}>{t('form.acting')}</p>
  return company.requestedName === null ? (
    <CompanyNameForm name={company.name} onChanged={onChanged} />
  ) : (
    <RequestedName onChanged={onChanged} />
  )
}

const CompanyNameForm = ({ name, onChanged }: { name: string; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const [wanted, setWanted] = useState('')
  const [isAsking, setAsking] = useState(false)
  const submission = useSubmission(requestCompanyName)
  const draft = useFormDraft('company-name')
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  const send = async () => {
    setAsking(false)
    if (await submission.submit({ body: { name: wanted } })) onChanged()
  }
  return (
    <form {...draft} className={styles.form} onSubmit={ask}>
      <TextField
        name="companyName"
        label={t('companyName.new')}
        hint={t('companyName.hint')}
        autoComplete="organization"
        required
        minLength={2}
        maxLength={120}
        value={wanted}
        error={submission.problem?.key === 'form.check' ? t('companyName.invalid') : undefined}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <FormOutcome of={submission} done={t('companyName.sent')} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={submission.isBusy}>
          {t('companyName.change')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        id="company-name-change"
        title={t('companyName.ask')}
        lead={t('companyName.lead', { from: name, to: wanted.trim() })}
        points={[t('companyName.tied'), t('companyName.checked'), t('companyName.until')]}
        keep={t('companyName.keep')}
        confirm={t('companyName.confirm')}
        onKeep={() => setAsking(false)}
        onConfirm={() => void send()}
      />
    </form>
  )
}

const RequestedName = ({ onChanged }: { onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const submission = useSubmission(withdrawCompanyName)
  const withdraw = async () => {
    if (await submission.submit({})) onChanged()
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
