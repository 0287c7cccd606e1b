import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { movePage } from '#features/authoring/authoring/authoring.api.ts'
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

export const MovePageDialog = ({ page, onClose, onDone }: MovePageDialogProps) => {
  const t = useTexts('authoring')
  const [path, setPath] = useState(page.path)
  const [withBelow, setWithBelow] = useState(true)
  const [everywhere, setEverywhere] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isValid = isPagePath(path) && path !== page.path
  const move = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!isValid || isBusy) return
    setBusy(true)
    const answer = await call(movePage, { params: { id: page.id }, body: { path, withBelow, everywhere }, errors: 'own' })
    setBusy(false)
    if (answer.ok) onDone(t('move.done', { from: page.path, to: path, count: answer.data.moved }), path)
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
      <form id="move-page" className={styles.form} onSubmit={(event) => void move(event)}>
        <TextField
          label={t('address')}
          hint={t('address.hint')}
          value={path}
          maxLength={200}
          data-autofocus
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        <Checkbox label={t('move.below')} checked={withBelow} onChange={(event) => setWithBelow(event.currentTarget.checked)} />
        <Checkbox
          label={t('move.everywhere')}
          checked={everywhere}
          onChange={(event) => setEverywhere(event.currentTarget.checked)}
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
