import { useState } from 'react'
import { useDraftSource } from '#browser/draft/use-draft.ts'
import { ADMIN_DRAFT, type DeskDraft } from '#features/search-admin/admin-draft.rules.ts'
import { findPhraseFault, readPhrases, type SynonymList } from '#features/search-admin/synonym.rules.ts'
import { EditDialog } from '#features/search-admin/edit-dialog.tsx'
import { useChange } from '#features/search-admin/use-change.ts'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const SYNONYMS_PATH = '/api/search/business/synonyms'

/** Without an id: a list to be added, perhaps with its first word. */
export type SynonymDraft = Pick<SynonymList, 'words'> & Partial<Pick<SynonymList, 'id'>>

/** `isBack`: it was kept while the session ended, so it is work in progress from the start. */
type SynonymsDialogProps = { draft: SynonymDraft; isBack?: boolean; onClose: () => void; onSaved: () => void }

export const SynonymsDialog = ({ draft, isBack = false, onClose, onSaved }: SynonymsDialogProps) => {
  const t = useTexts('search-admin')
  const [first] = useState([...draft.words, ''].join('\n'))
  const [text, setText] = useState(first)
  const [hasTried, setTried] = useState(false)
  const { isBusy, problem, send } = useChange()
  const words = readPhrases(text)
  const found = findPhraseFault(words)
  const work: DeskDraft = { kind: 'synonyms', id: draft.id, words }
  useDraftSource(ADMIN_DRAFT, text === first && !isBack ? undefined : work)

  const save = async (): Promise<void> => {
    setTried(true)
    if (found) return
    const change = draft.id === undefined ? { path: SYNONYMS_PATH, method: 'POST' as const } : undefined
    const call = change ?? { path: `${SYNONYMS_PATH}/${draft.id}`, method: 'PUT' as const }
    if (await send({ ...call, body: { words } })) onSaved()
  }
  return (
    <EditDialog title={t('synonyms.title')} change={{ isBusy, problem }} onSave={save} onClose={onClose}>
      <TextArea
        label={t('synonyms.field')}
        hint={t('synonyms.hint')}
        error={hasTried && found ? t(`fault.${found.fault}`, { phrase: found.phrase ?? '' }) : undefined}
        rows={7}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.target.value)}
      />
    </EditDialog>
  )
}
