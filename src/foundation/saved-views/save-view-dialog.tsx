import { useId } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { listOwnViews, saveOwnView, viewForm } from '#foundation/saved-views/saved-view.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type SaveViewDialogProps = { list: string; query: string; onClose: () => void }

const FULL = 409

export const SaveViewDialog = ({ list, query, onClose }: SaveViewDialogProps) => {
  const t = useTexts('ui')
  const id = useId()
  const form = useEndpointForm(saveOwnView, {
    rules: viewForm,
    values: { list, name: '', query },
    faultsOf: ({ name }) => ({ name: name.trim() === '' ? t('grid.view.missing') : undefined }),
    onSent: async () => {
      await refreshQueries(listOwnViews)
      onClose()
    },
  })
  const { error } = form.outcome
  const failed = error ? t(error.status === FULL ? 'grid.view.full' : 'grid.view.failed') : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('grid.view.title')}
      description={t('grid.view.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <TextField
          label={t('grid.view.name')}
          autoComplete="off"
          data-autofocus
          {...form.field('name')}
          error={form.errorOf('name') ?? failed}
        />
      </form>
    </Dialog>
  )
}
