import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { AccountCard } from '#features/accounts/account-settings/account/account-card.tsx'
import { PhoneField } from '#features/accounts/account-settings/account/phone-field.tsx'
import { changeProfile, profileForm } from '#features/accounts/account-settings/account/profile.api.ts'
import type { Profile, ProfileChanges } from '#features/accounts/account-settings/account/profile.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

/** Each language by its own name: whoever is lost in the wrong one finds theirs. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  zh: '中文',
}
const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

const FIELDS = [
  { name: 'givenName', autoComplete: 'given-name' },
  { name: 'familyName', autoComplete: 'family-name' },
  { name: 'jobTitle', autoComplete: 'organization-title', optional: true },
  { name: 'department', autoComplete: 'off', optional: true },
  { name: 'functionName', autoComplete: 'off', optional: true },
] as const

const pickChanges = (profile: Profile): ProfileChanges => ({
  givenName: profile.givenName,
  familyName: profile.familyName,
  jobTitle: profile.jobTitle,
  department: profile.department,
  functionName: profile.functionName,
  phone: profile.phone,
  language: profile.language,
})

export const ProfileForm = ({ profile, onSaved }: { profile: Profile; onSaved: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const form = useEndpointForm(changeProfile, {
    rules: profileForm,
    values: pickChanges(profile),
    request: { appId },
    draft: 'profile',
    onSent: onSaved,
  })
  return (
    <AccountCard title={t('profile.title')} text={t('profile.text')} wide>
      <form {...form.props} className={styles.form}>
        <div className={styles.pair}>
          {FIELDS.map(({ name, ...field }) => (
            <TextField key={name} label={t(`profile.${name}`)} {...field} {...form.field(name)} />
          ))}
          <PhoneField
            value={form.textOf('phone')}
            countryCode={profile.countryCode}
            error={form.errorOf('phone')}
            onChange={(phone) => form.change('phone', phone)}
          />
          <Select label={t('profile.language')} options={OPTIONS} {...form.field('language')} />
        </div>
        <FormOutcome of={form.outcome} done={t('profile.saved')} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
