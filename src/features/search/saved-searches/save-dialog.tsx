import { useId } from 'react'
import { isInProgress } from '#browser/idempotency-key.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import type { ResultsState } from '#features/search/search-api/public.ts'
import { toSaved } from '#features/search/saved-searches/saved-address.rules.ts'
import { listOwnSearches, savedSearchForm, saveOwnSearch } from '#features/search/saved-searches/saved-search.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type SaveDialogProps = {
  state: ResultsState
  /** As it is being typed; whoever opens the dialog keeps it, so that nothing closes it away. */
  name: string
  onType: (name: string) => void
  onSaved: (name: string) => void
  onClose: () => void
}

const FULL = 409

export const SaveDialog = ({ state, name, onType, onSaved, onClose }: SaveDialogProps) => {
  const t = useTexts('saved-searches')
  const id = useId()
  const { appId } = usePage().config
  const form = useEndpointForm(saveOwnSearch, {
    rules: savedSearchForm,
    request: { appId },
    values: { name },
    bodyOf: (values: { name: string }) => toSaved(values.name, state),
    isOnce: true,
    onSent: (saved) => {
      void refreshQueries(listOwnSearches)
      onSaved(saved.name)
      onClose()
    },
  })
  const { error } = form.outcome
  const failed = error && t(error.status === FULL && !isInProgress(error.problem) ? 'full' : 'failed')
  const field = form.field('name')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('name.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <TextField
          label={t('name')}
          autoComplete="off"
          data-autofocus
          {...field}
          error={field.error ?? failed}
          onChange={(event) => {
            onType(event.target.value)
            return field.onChange(event)
          }}
        />
      </form>
    </Dialog>
  )
}
