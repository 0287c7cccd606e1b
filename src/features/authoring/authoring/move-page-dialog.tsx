import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { moveForm, movePage } from '#features/authoring/authoring/authoring.api.ts'
import { isPagePath } from '#features/authoring/authoring/page-path.rules.ts'
import type { ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

type MovePageDialogProps = {
  page: Pick<ListedPage, 'id' | 'path' | 'title'>
  onClose: () => void
  onDone: (reported: string, path: string) => void
}

type Values = { readonly path: string; readonly withBelow: boolean; readonly everywhere: boolean }
const TAKEN = 409

export const MovePageDialog = ({ page, onClose, onDone }: MovePageDialogProps) => {
  const t = useTexts('authoring')
  const ui = useTexts('ui')
  const form = useEndpointForm(movePage, {
    rules: moveForm,
    request: { params: { id: page.id } },
    values: { path: page.path, withBelow: true, everywhere: false },
    bodyOf: (values: Values) => values,
    faultsOf: ({ path }) => ({ path: isPagePath(path) && path !== page.path ? undefined : ui('form.field') }),
    onSent: ({ moved }) => {
      const path = form.textOf('path')
      onDone(t('move.done', { from: page.path, to: path, count: moved }), path)
    },
    onRefused: ({ status }) => {
      if (status === TAKEN) form.mark('path', t('taken'))
    },
  })
  const { error } = form.outcome
  return (
    <Dialog
      open
      title={t('move.title', { title: page.title })}
      description={t('move.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="move-page" busy={form.isBusy}>
            {t('move')}
          </Button>
        </>
      }
    >
      <form {...form.props} id="move-page" className={styles.form}>
        <TextField label={t('address')} hint={t('address.hint')} maxLength={200} data-autofocus {...form.field('path')} />
        <Checkbox label={t('move.below')} {...form.box('withBelow')} />
        <Checkbox label={t('move.everywhere')} {...form.box('everywhere')} />
      </form>
      {error && error.status !== TAKEN && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
