import { useState, type ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

/** A secret that was just made; nobody sees it again. */
export const SecretField = ({ secret }: { secret: string }) => {
  const t = useTexts('procurement')
  const [isCopied, setCopied] = useState(false)
  // Where the clipboard is closed to pages, the field is selected by hand.
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.secret} role="status">
      <TextField
        label={t('secret')}
        hint={t('secret.once')}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" size="small" onClick={copy}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </div>
  )
}

/** One that the customer's system has set already. */
export const ChosenSecret = (input: Omit<ComponentProps<typeof TextField>, 'label'>) => {
  const t = useTexts('procurement')
  return <TextField {...input} label={t('secret.chosen')} hint={t('secret.chosen.hint')} maxLength={200} autoComplete="off" />
}
