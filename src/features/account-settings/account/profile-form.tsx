import { useState, type SubmitEvent } from 'react'
import { finishDraft, useFormDraft } from '#browser/draft/form-draft.ts'
import { AccountCard, FormOutcome } from '#features/account-settings/account/account-card.tsx'
import { PhoneField } from '#features/account-settings/account/phone-field.tsx'
import { changeProfile } from '#features/account-settings/account/profile.api.ts'
import type { Profile, ProfileChanges } from '#features/account-settings/account/profile.rules.ts'
import { useSubmission } from '#features/account-settings/account/use-submission.client.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
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
  { name: 'givenName', autoComplete: 'given-name', isRequired: true },
  { name: 'familyName', autoComplete: 'family-name', isRequired: true },
  { name: 'jobTitle', autoComplete: 'organization-title', isRequired: false },
  { name: 'department', autoComplete: 'off', isRequired: false },
  { name: 'functionName', autoComplete: 'off', isRequired: false },
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
  const [values, setValues] = useState(() => pickChanges(profile))
  const submission = useSubmission(changeProfile)
  const draft = useFormDraft('profile')
  const change = (name: keyof ProfileChanges, value: string) => setValues((all) => ({ ...all, [name]: value }))
  const errorOf = (name: string) => (submission.problem?.fields.includes(name) ? t('form.field') : undefined)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await submission.submit({ body: values }))) return
    finishDraft(draft.ref.current)
    onSaved()
  }
  return (
    <AccountCard title={t('profile.title')} text={t('profile.text')} wide>
      <form {...draft} className={styles.form} onSubmit={(event) => void save(event)}>
        <div className={styles.pair}>
          {FIELDS.map(({ name, autoComplete, isRequired }) => (
            <TextField
              key={name}
              name={name}
              label={t(`profile.${name}`)}
              autoComplete={autoComplete}
              value={values[name]}
              required={isRequired}
              optional={!isRequired}
              maxLength={80}
              error={errorOf(name)}
              onChange={(event) => change(name, event.currentTarget.value)}
            />
          ))}
          <PhoneField
            value={values.phone}
            countryCode={profile.countryCode}
            error={errorOf('phone')}
            onChange={(phone) => change('phone', phone)}
          />
          <Select
            name="language"
            label={t('profile.language')}
            options={OPTIONS}
            value={values.language}
            error={errorOf('language')}
            onChange={(event) => change('language', event.currentTarget.value)}
          />
        </div>
        <FormOutcome of={submission} done={t('profile.saved')} />
        <div className={styles.actions}>
          <Button type="submit" busy={submission.isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
