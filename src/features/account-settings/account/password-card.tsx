import { useState, type SubmitEvent } from 'react'
import { changePassword } from '#features/identity/public.ts'
import { AccountCard, FormOutcome } from '#features/account-settings/account/account-card.tsx'
import type { Profile } from '#features/account-settings/account/profile.rules.ts'
import { useSubmission } from '#features/account-settings/account/use-submission.client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

const EMPTY = { currentPassword: '', newPassword: '' }
/** As the server wants it. */
const MIN_LENGTH = 10

/** Changing it ends every other session. */
export const PasswordCard = ({ profile, onChanged }: { profile: Profile; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { isActedFor, hasPassword } = profile
  if (!isActedFor && hasPassword) return <PasswordForm onChanged={onChanged} />
  return (
    <AccountCard title={t('password.title')}>
      <p className={styles.muted}>{t(isActedFor ? 'form.acting' : 'password.elsewhere')}</p>
    </AccountCard>
  )
}

const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const [values, setValues] = useState(EMPTY)
  const submission = useSubmission(changePassword)
  const change = (name: keyof typeof EMPTY, value: string) => setValues((all) => ({ ...all, [name]: value }))
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await submission.submit({ body: values }))) return
    setValues(EMPTY)
    onChanged()
  }
  return (
    <AccountCard title={t('password.title')} text={t('password.text')}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          type="password"
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          required
          value={values.currentPassword}
          error={submission.problem?.fields.includes('currentPassword') ? t('password.wrong') : undefined}
          onChange={(event) => change('currentPassword', event.currentTarget.value)}
        />
        <TextField
          type="password"
          name="newPassword"
          label={t('password.new')}
          hint={t('password.hint', { count: MIN_LENGTH })}
          autoComplete="new-password"
          required
          minLength={MIN_LENGTH}
          maxLength={200}
          value={values.newPassword}
          error={submission.problem?.fields.includes('newPassword') ? t('password.weak') : undefined}
          onChange={(event) => change('newPassword', event.currentTarget.value)}
        />
        <FormOutcome of={submission} done={t('password.changed')} />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={submission.isBusy}>
            {t('password.change')}
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
