import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { findNameProblem, isComplete, LONGEST_NAME, type SiteName } from '#features/accounts/sites/site.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sites.module.css'

const FIELDS = ['name', 'site'] as const
type AddSiteFormProps = { isBusy: boolean; onSubmit: (requested: SiteName) => void; onCancel: () => void }

/** Names of the account and the site; sent once both are valid [2.15.7, 5.5.4]. */
export const AddSiteForm = ({ isBusy, onSubmit, onCancel }: AddSiteFormProps) => {
  const t = useTexts('sites')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<SiteName>({ name: '', site: '' })
  const [isSent, setSent] = useState(false)
  const canSend = isComplete(values)

  const send = () => {
    setSent(true)
    if (canSend && !isBusy) return onSubmit({ name: values.name.trim(), site: values.site.trim() })
    const wrong = FIELDS.find((field) => findNameProblem(values[field], true))
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  // With its button disabled a form does not send itself, and what is missing would never be reported.
  const sendByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const tell = (field: (typeof FIELDS)[number]): string | undefined => {
    const problem = findNameProblem(values[field], isSent)
    return problem && t(`${field}.${problem}`)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={id}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 id={id}>{t('form.title')}</h2>
      <div className={styles.fields}>
        {FIELDS.map((field, index) => (
          <TextField
            key={field}
            name={field}
            label={t(`${field}.label`)}
            value={values[field]}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            // The form came because its button was pressed.
            autoFocus={index === 0}
            error={tell(field)}
            onChange={({ currentTarget: { value } }) => setValues((all) => ({ ...all, [field]: value }))}
            onKeyDown={sendByEnter}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={!canSend} busy={isBusy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
