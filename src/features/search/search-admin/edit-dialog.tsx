import { useId, type ReactNode } from 'react'
import type { CallError } from '#browser/query.ts'
import { chooseProblem } from '#features/search/search-admin/change-problem.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type EditDialogProps = {
  title: string
  size?: 'wide'
  /** The outcome of saving. */
  change: { readonly isPending: boolean; readonly error: CallError | null }
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that is saved or left. */
export const EditDialog = ({ title, size, change: { isPending, error }, onSave, onClose, children }: EditDialogProps) => {
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
          <Button type="submit" form={form} busy={isPending}>
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
          // Enter in a field sends the form however the button looks.
          if (!isPending) onSave()
        }}
      >
        {children}
        {error && (
          <Message tone="bad" live>
            {t(`problem.${chooseProblem(error.problem)}`)}
          </Message>
        )}
      </form>
    </Dialog>
  )
}
