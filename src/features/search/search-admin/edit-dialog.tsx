import { useId, type ComponentProps, type ReactNode } from 'react'
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
  form: {
    readonly props: ComponentProps<'form'>
    readonly isBusy: boolean
    readonly outcome: { readonly error: CallError | null }
  }
  onClose: () => void
  children: ReactNode
}

/** A form that is saved or left. */
export const EditDialog = ({ title, size, form: { props, isBusy, outcome }, onClose, children }: EditDialogProps) => {
  const t = useTexts('search-admin')
  const id = useId()
  const { error } = outcome
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
          <Button type="submit" form={id} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...props} id={id} className={styles.form}>
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
