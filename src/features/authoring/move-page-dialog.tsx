import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { movePage } from '#features/authoring/authoring.api.ts'
import { isPagePath } from '#features/authoring/page-path.rules.ts'
import type { ListedPage } from '#features/authoring/listed-page.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type MovePageDialogProps = { page: ListedPage; onClose: () => void; onDone: (told: string) => void }

export const MovePageDialog = ({ page, onClose, onDone }: MovePageDialogProps) => {
  const t = useTexts('authoring')
  const [path, setPath] = useState(page.path)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isValid = isPagePath(path) && path !== page.path
  const move = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!isValid || isBusy) return
    setBusy(true)
    const answer = await call(movePage, { params: { id: page.id }, body: { path }, errors: 'own' })
    setBusy(false)
    if (answer.ok) onDone(t('move.done', { from: page.path, to: path }))
    else setProblem(t(answer.status === 409 ? 'taken' : 'failed'))
  }
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
          <Button type="submit" form="move-page" busy={isBusy} disabled={!isValid}>
            {t('move')}
          </Button>
        </>
      }
    >
      <form id="move-page" onSubmit={(event) => void move(event)}>
        <TextField
          label={t('address')}
          hint={t('address.hint')}
          value={path}
          maxLength={200}
          data-autofocus
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      </form>
      {problem && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </Dialog>
  )
}
