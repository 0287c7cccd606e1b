import { useEffect, useId, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import { DocumentLine } from '#features/search-admin/document-line.tsx'
import type { FoundDocument } from '#features/search-admin/pin.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

/** Letters typed in quick succession make one question. */
const PAUSE_MS = 250

type Answer = { readonly to: string; readonly documents?: readonly FoundDocument[] }

const useDocuments = (wanted: string): Answer | undefined => {
  const { language } = usePage().locale
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (wanted === '') return
    const leaving = new AbortController()
    const ask = async (): Promise<void> => {
      const { ok, data } = await callApi<{ documents: readonly FoundDocument[] }>({
        path: '/api/search/business/documents',
        query: { q: wanted, language },
        isQuiet: true,
        errors: 'own',
        signal: leaving.signal,
      })
      if (!leaving.signal.aborted) setAnswer({ to: wanted, documents: ok ? data?.documents : undefined })
    }
    const pause = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [wanted, language])
  return wanted === '' ? undefined : answer
}

type FinderProps = { chosen: readonly string[]; isFull: boolean; onChoose: (document: FoundDocument) => void }

export const DocumentFinder = ({ chosen, isFull, onChoose }: FinderProps) => {
  const t = useTexts('search-admin')
  const id = useId()
  const [text, setText] = useState('')
  const answer = useDocuments(text.trim())
  const offered = answer?.documents ?? []
  const describeMiss = (): string => {
    if (!answer) return ''
    if (!answer.documents) return t('pins.find.failed')
    return answer.documents.length === 0 ? t('pins.find.none', { text: answer.to }) : ''
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
