import { useId, useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { DocumentLine } from '#features/search/search-admin/document-line.tsx'
import { findDocuments } from '#features/search/search-admin/pin.api.ts'
import type { FoundDocument } from '#features/search/search-admin/pin.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useRested } from '#ui/use-rested.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

/** The results stay until the next answer comes. */
const useDocuments = (requested: string) => {
  const { language } = usePage().locale
  const q = useRested(requested) || undefined
  const request = q === undefined ? undefined : { query: { q, language } }
  const { data, isError, isPlaceholderData } = useEndpointQuery(findDocuments, request, { keepsPrevious: true })
  const documents = requested === '' ? undefined : data?.documents
  // Nothing found is said of the text that was requested, once its answer is here.
  const missed = documents?.length === 0 && !isPlaceholderData ? q : undefined
  return { documents: documents ?? [], missed, hasFailed: requested !== '' && isError }
}

type FinderProps = { chosen: readonly string[]; isFull: boolean; onChoose: (document: FoundDocument) => void }

export const DocumentFinder = ({ chosen, isFull, onChoose }: FinderProps) => {
  const t = useTexts('search-admin')
  const id = useId()
  const [text, setText] = useState('')
  const { documents: offered, missed, hasFailed } = useDocuments(text.trim())
  const describeMiss = (): string => {
    if (hasFailed) return t('pins.find.failed')
    return missed === undefined ? '' : t('pins.find.none', { text: missed })
  }
  return (
    <div className={styles.form}>
      <TextField
        type="search"
        icon="search"
        label={t('pins.find')}
        hint={isFull ? t('pins.full') : t('pins.find.hint')}
        value={text}
        maxLength={128}
        onChange={(event) => setText(event.target.value)}
        // Enter would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={styles.text}>
        {describeMiss()}
      </p>
      {offered.length > 0 && (
        <>
          <h3 id={id} className="visually-hidden">
            {t('pins.found')}
          </h3>
          <ul className={styles.documents} aria-labelledby={id}>
            {offered.map((document) => {
              const isChosen = chosen.includes(document.id)
              const isOff = isChosen || isFull
              return (
                <DocumentLine key={document.id} document={document}>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-disabled={isOff || undefined}
                    onClick={() => !isOff && onChoose(document)}
                  >
                    {t(isChosen ? 'isPinned' : 'pins.choose')}
                    <span className="visually-hidden"> {document.title}</span>
                  </Button>
                </DocumentLine>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
