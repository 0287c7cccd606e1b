import { useId, useState, type SubmitEvent } from 'react'
import { findPhraseFault, readPhrases, type SynonymList } from '#features/search-desk/synonym.rules.ts'
import { useChange } from '#features/search-desk/use-change.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-desk.module.css'

export const SYNONYMS_PATH = '/api/search/business/synonyms'

/** Without an id: a list to be added, perhaps with its first word. */
export type SynonymDraft = Pick<SynonymList, 'words'> & Partial<Pick<SynonymList, 'id'>>

type SynonymsDialogProps = { draft: SynonymDraft; onClose: () => void; onSaved: () => void }

export const SynonymsDialog = ({ draft, onClose, onSaved }: SynonymsDialogProps) => {
  const t = useTexts('search-desk')
  const form = useId()
  const [text, setText] = useState([...draft.words, ''].join('\n'))
  const [hasTried, setTried] = useState(false)
  const { isBusy, problem, send } = useChange()
  const words = readPhrases(text)
  const found = findPhraseFault(words)

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (found) return
    const change = draft.id === undefined ? { path: SYNONYMS_PATH, method: 'POST' as const } : undefined
    const call = change ?? { path: `${SYNONYMS_PATH}/${draft.id}`, method: 'PUT' as const }
    if (await send({ ...call, body: { words } })) onSaved()
  }
  return (
    <Dialog
      open
      title={t('synonyms.title')}
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
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        <TextArea
          label={t('synonyms.field')}
          hint={t('synonyms.hint')}
          error={hasTried && found ? t(`fault.${found.fault}`, { phrase: found.phrase ?? '' }) : undefined}
          rows={7}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.target.value)}
        />
        {problem && (
          <Message tone="bad" live>
            {t(`problem.${problem}`)}
          </Message>
        )}
      </form>
    </Dialog>
  )
}
