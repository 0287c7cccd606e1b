import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { changePassword, passwordForm } from '#foundation/identity/public.ts'
import { AccountCard } from '#features/accounts/account-settings/account/account-card.tsx'
import type { Profile } from '#features/accounts/account-settings/account/profile.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

const WORDS = {
  personal: 'password.personal',
  site: 'password.site',
  common: 'password.common',
  other: 'password.weak',
} as const
const toFault = (reason = ''): keyof typeof WORDS =>
  reason === 'personal' || reason === 'site' || reason === 'common' ? reason : 'other'
const EMPTY = { currentPassword: '', newPassword: '' }

/** Changing it ends every other session. */
export const PasswordCard = ({ profile, onChanged }: { profile: Profile; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const acting = useTexts('ui')('form.acting')
  const { isActedFor, hasPassword } = profile
  if (!isActedFor && hasPassword) return <PasswordForm onChanged={onChanged} />
  return (
    <AccountCard title={t('password.title')}>
      <p className={styles.muted}>{isActedFor ? acting : t('password.elsewhere')}</p>
    </AccountCard>
  )
}

const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const form = useEndpointForm(changePassword, {
    rules: passwordForm,
    values: EMPTY,
    request: { appId },
    messages: { currentPassword: t('password.wrong'), newPassword: (reason) => t(WORDS[toFault(reason)]) },
    onSent: () => {
      form.reset()
      onChanged()
    },
  })
  return (
    <AccountCard title={t('password.title')} text={t('password.text')}>
      <form {...form.props} className={styles.form}>
        <TextField
          type="password"
          label={t('password.current')}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <TextField
          type="password"
          label={t('password.new')}
          hint={t('password.hint', { count: passwordForm.fields['newPassword']?.min ?? 0 })}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <FormOutcome of={form.outcome} done={t('password.changed')} />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t('password.change')}
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
