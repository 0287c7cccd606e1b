import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#ui/button.tsx'
import type { GridViews } from '#ui/data-grid/grid-column.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type SaveViewDialogProps = { query: string; onSave: GridViews['save']; onClose: () => void }

export const SaveViewDialog = ({ query, onSave, onClose }: SaveViewDialogProps) => {
  const t = useTexts('ui')
  const form = useId()
  const [name, setName] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'missing' | 'full' | 'failed'>('open')
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (state === 'busy') return
    if (name.trim() === '') return setState('missing')
    setState('busy')
    const outcome = await onSave(name.trim(), query)
    if (outcome === 'saved') onClose()
    else setState(outcome)
  }
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
          <Button type="submit" form={form} busy={state === 'busy'}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('grid.view.name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          error={state === 'open' || state === 'busy' ? undefined : t(`grid.view.${state}`)}
          onChange={(event) => {
            setName(event.target.value)
            setState('open')
          }}
        />
      </form>
    </Dialog>
  )
}
