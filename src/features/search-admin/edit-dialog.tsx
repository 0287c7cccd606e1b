import { useId, type ReactNode } from 'react'
import type { Change } from '#features/search-admin/use-change.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type EditDialogProps = {
  title: string
  size?: 'wide'
  change: Pick<Change, 'isBusy' | 'problem'>
  onSave: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form that is saved or left. */
export const EditDialog = ({ title, size, change: { isBusy, problem }, onSave, onClose, children }: EditDialogProps) => {
  const t = useTexts('search-admin')
  const form = useId()
  return (
    <Dialog
      open
      {...(size ? { size } : {})}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void onSave()
        }}
      >
        {children}
        {problem && (
          <Message tone="bad" live>
            {t(`problem.${problem}`)}
          </Message>
        )}
      </form>
    </Dialog>
  )
}
