import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useDraftSource } from '#browser/draft/use-draft.ts'
import { ADMIN_DRAFT, type AdminDraft } from '#features/search/search-admin/admin-draft.rules.ts'
import { addSynonymList, changeSynonymList, synonymsForm } from '#features/search/search-admin/synonym.api.ts'
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
  const { id } = draft
  const form = useEndpointForm(id === undefined ? addSynonymList : changeSynonymList, {
    rules: synonymsForm,
    ...(id !== undefined && { request: { params: { id } } }),
    values: { text: first },
    bodyOf: (values: { text: string }) => ({ words: readPhrases(values.text) }),
    faultsOf: (values) => {
      const found = findPhraseFault(readPhrases(values.text))
      return { text: found && t(`fault.${found.fault}`, { phrase: found.phrase ?? '' }) }
    },
    onSent: onSaved,
  })
  const text = form.textOf('text')
  const work: AdminDraft = { kind: 'synonyms', id, words: readPhrases(text) }
  useDraftSource(ADMIN_DRAFT, text === first && !isBack ? undefined : work)

  return (
    <EditDialog title={t('synonyms.title')} form={form} onClose={onClose}>
      <TextArea label={t('synonyms.field')} hint={t('synonyms.hint')} rows={7} data-autofocus {...form.field('text')} />
    </EditDialog>
  )
}
