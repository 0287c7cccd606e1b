import { useId, useRef } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useDraftSource } from '#browser/draft/use-draft.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ADMIN_DRAFT, type AdminDraft } from '#features/search/search-admin/admin-draft.rules.ts'
import { DocumentFinder } from '#features/search/search-admin/document-finder.tsx'
import { DocumentLine } from '#features/search/search-admin/document-line.tsx'
import { pinDocuments, pinsForm } from '#features/search/search-admin/pin.api.ts'
import { MOST_PINS, moveItem, type PinnedDocument, type PinnedQuery } from '#features/search/search-admin/pin.rules.ts'
import { LONGEST_QUERY } from '#features/search/search-api/public.ts'
import { EditDialog } from '#features/search/search-admin/edit-dialog.tsx'
import type { Language } from '#kernel/locale.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type PinsDialogProps = { draft: PinnedQuery; isNew: boolean; isBack?: boolean; onClose: () => void; onSaved: () => void }

const isSame = (some: readonly PinnedDocument[], others: readonly PinnedDocument[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)

type Values = Pick<PinnedQuery, 'query' | 'documents'>

/** The order of what stands first for a query. */
export const PinsDialog = ({ draft, isNew, isBack = false, onClose, onSaved }: PinsDialogProps) => {
  const t = useTexts('search-admin')
  const { language } = usePage().locale
  const form = useEndpointForm(pinDocuments, {
    rules: pinsForm,
    request: (): { query: { query: string; language: Language } } => ({ query: { query: form.textOf('query'), language } }),
    values: { query: draft.query, documents: draft.documents },
    bodyOf: ({ documents: chosen }: Values) => ({
      // A deleted document cannot be pinned again.
      documents: chosen.filter(({ title }) => title !== null).map(({ id }) => id),
    }),
    faultsOf: (values) => ({ query: values.query.trim() === '' ? t('pins.query.missing') : undefined }),
    onSent: onSaved,
  })
  const query = form.textOf('query')
  const documents = form.valueOf('documents')
  const setDocuments = (next: readonly PinnedDocument[]): void => form.change('documents', next)
  const work: AdminDraft = { kind: 'pins', query, isNew, documents }
  const isUntouched = query === draft.query && isSame(documents, draft.documents) && !isBack
  useDraftSource(ADMIN_DRAFT, isUntouched ? undefined : work)

  return (
    <EditDialog size="wide" title={t('pins.title')} form={form} onClose={onClose}>
      <TextField
        label={t('query')}
        hint={t('pins.query.hint')}
        readOnly={!isNew}
        maxLength={LONGEST_QUERY}
        {...form.field('query')}
      />
      <PinOrder documents={documents} onChange={setDocuments} />
      <DocumentFinder
        chosen={documents.map(({ id }) => id)}
        isFull={documents.length >= MOST_PINS}
        onChoose={(document) => setDocuments([...documents, document])}
      />
    </EditDialog>
  )
}

const WAYS = [
  { way: 'up', step: -1 },
  { way: 'down', step: 1 },
] as const

type PinOrderProps = { documents: readonly PinnedDocument[]; onChange: (documents: readonly PinnedDocument[]) => void }

/** A row that moves takes its button out of the page for a moment, and the focus with it. */
const rememberFocus = (button: HTMLElement): void => void requestAnimationFrame(() => button.focus())

const PinOrder = ({ documents, onChange }: PinOrderProps) => {
  const t = useTexts('search-admin')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (document: PinnedDocument): void => {
    onChange(documents.filter((each) => each !== document))
    heading.current?.focus()
  }
  return (
    <div className={styles.order}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('pins.order')}
      </h3>
      {documents.length === 0 && <p className={styles.text}>{t('pins.order.empty')}</p>}
      <ol className={styles.documents} aria-labelledby={id}>
        {documents.map((document, index) => (
          <DocumentLine key={document.id} document={document}>
            {WAYS.map(({ way, step }) => (
              <Button
                key={way}
                variant="quiet"
                size="small"
                // Not `disabled`: that would drop the focus at either end.
                aria-disabled={documents[index + step] === undefined || undefined}
                onClick={({ currentTarget }) => {
                  onChange(moveItem(documents, index, index + step))
                  rememberFocus(currentTarget)
                }}
              >
                {t(`pins.${way}`)}
                <span className="visually-hidden"> {document.title ?? document.id}</span>
              </Button>
            ))}
            <Button variant="quiet" size="small" onClick={() => remove(document)}>
              {t('remove')}
              <span className="visually-hidden"> {document.title ?? document.id}</span>
            </Button>
          </DocumentLine>
        ))}
      </ol>
    </div>
  )
}
