import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

type NamingForm = {
  readonly props: ComponentProps<'form'>
  readonly field: (name: 'name') => Omit<ComponentProps<typeof TextField>, 'label'>
  readonly isBusy: boolean
}

/** In place of a row: another name for a passkey or a device. */
export const NameForm = ({ form, onCancel }: { form: NamingForm; onCancel: () => void }) => {
  const t = useTexts('account-settings')
  return (
    <form {...form.props} className={styles.naming}>
      <TextField label={t('naming.name')} size="small" autoComplete="off" autoFocus {...form.field('name')} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={form.isBusy}>
          {t('naming.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('naming.cancel')}
        </Button>
      </div>
    </form>
  )
}
