import { useState, type SubmitEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

type NameFormProps = { name: string; mayBeEmpty?: boolean; onSave: (name: string) => void; onCancel: () => void }

/** In place of a row: another name for a passkey or a device. */
export const NameForm = ({ name, mayBeEmpty = false, onSave, onCancel }: NameFormProps) => {
  const t = useTexts('account-settings')
  const [value, setValue] = useState(name)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (mayBeEmpty || value.trim() !== '') onSave(value.trim())
  }
  return (
    <form className={styles.naming} onSubmit={save}>
      <TextField
        label={t('naming.name')}
        size="small"
        maxLength={60}
        autoComplete="off"
        autoFocus
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small">
          {t('naming.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('naming.cancel')}
        </Button>
      </div>
    </form>
  )
}
