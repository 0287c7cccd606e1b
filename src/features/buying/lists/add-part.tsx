import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

/** By its number, as it stands on the part. */
export const AddPart = ({ onAdd }: { onAdd: (sku: string) => Promise<void> }) => {
  const t = useTexts('lists')
  const [sku, setSku] = useState('')
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (sku.trim() === '') return
    await onAdd(sku.trim().toUpperCase())
    setSku('')
  }
  return (
    <form className={styles.make} noValidate onSubmit={(event) => void submit(event)}>
      <TextField label={t('part')} maxLength={60} value={sku} onChange={(event) => setSku(event.target.value)} />
      <Button type="submit" variant="secondary">
        {t('part.add')}
      </Button>
    </form>
  )
}
