import { useState } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { useDraftSource } from '#browser/draft/use-draft.ts'
import { ADMIN_DRAFT, type AdminDraft } from '#features/search/search-admin/admin-draft.rules.ts'
import { addSynonymList, changeSynonymList } from '#features/search/search-admin/synonym.api.ts'
import { findPhraseFault, readPhrases, type SynonymList } from '#features/search/search-admin/synonym.rules.ts'
import { EditDialog } from '#features/search/search-admin/edit-dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Without an id: a list to be added, perhaps with its first word. */
export type SynonymDraft = Pick<SynonymList, 'words'> & Partial<Pick<SynonymList, 'id'>>

/** `isBack`: it was stored while the session ended, so it is work in progress from the start. */
type SynonymsDialogProps = { draft: SynonymDraft; isBack?: boolean; onClose: () => void; onSaved: () => void }

export const SynonymsDialog = ({ draft, isBack = false, onClose, onSaved }: SynonymsDialogProps) => {
  const t = useTexts('search-admin')
  const [first] = useState([...draft.words, ''].join('\n'))
  const [text, setText] = useState(first)
  const [hasTried, setTried] = useState(false)
  const addition = useEndpointMutation(addSynonymList)
  const change = useEndpointMutation(changeSynonymList)
  const words = readPhrases(text)
  const found = findPhraseFault(words)
  const work: AdminDraft = { kind: 'synonyms', id: draft.id, words }
  useDraftSource(ADMIN_DRAFT, text === first && !isBack ? undefined : work)

  const save = (): void => {
    setTried(true)
    if (found) return
    if (draft.id === undefined) addition.mutate({ body: { words } }, { onSuccess: onSaved })
    else change.mutate({ params: { id: draft.id }, body: { words } }, { onSuccess: onSaved })
  }
  return (
    <EditDialog title={t('synonyms.title')} change={draft.id === undefined ? addition : change} onSave={save} onClose={onClose}>
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
