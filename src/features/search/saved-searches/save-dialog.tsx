import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const LONGEST_NAME = 80

type SaveDialogProps = {
  /** As it is being typed; whoever opens the dialog keeps it, so that nothing closes it away. */
  name: string
  onType: (name: string) => void
  onSave: (name: string) => Promise<'saved' | 'full' | 'failed'>
  onClose: () => void
}

export const SaveDialog = ({ name: typed, onType, onSave, onClose }: SaveDialogProps) => {
  const t = useTexts('saved-searches')
  const form = useId()
  const name = typed.slice(0, LONGEST_NAME)
  const [failure, setFailure] = useState<'full' | 'failed'>()
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    const outcome = await onSave(name)
    setSaving(false)
    if (outcome === 'saved') onClose()
    else setFailure(outcome)
  }
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
          <Button type="submit" form={form} busy={isSaving}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('name')}
          value={name}
          onChange={({ target }) => onType(target.value)}
          error={failure && t(failure)}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
