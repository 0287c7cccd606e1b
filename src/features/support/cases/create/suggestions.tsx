import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { usePortalSearch } from '#features/search/search/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { useRested } from '#ui/use-rested.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

/** After so long without a key somebody has finished a word. */
const PAUSE_MS = 400
const SHORTEST = 4

/** The text as it stood when typing paused. */
export const usePaused = (text: string, shortest = SHORTEST): string => {
  const paused = useRested(text, PAUSE_MS)
  return paused.trim().length >= shortest ? paused.trim() : ''
}

const readRaw = (item: object, name: string): string => {
  const field: unknown = lookUp(item as Readonly<Record<string, unknown>>, name)
  const raw = typeof field === 'object' && field !== null && 'raw' in field ? field.raw : undefined
  return typeof raw === 'string' ? raw : ''
}

/** Documents of one type that fit the text; none while nothing was typed. */
export const useFound = (text: string, type: string, fields: readonly string[]): readonly Readonly<Record<string, string>>[] => {
  const { replies } = usePortalSearch(
    text === ''
      ? undefined
      : [
          {
            query: text,
            page: { size: 3, current: 1 },
            filters: { all: [{ document_type: type }], none: [] },
            result_fields: Object.fromEntries(fields.map((field) => [field, { raw: {} }])),
            record_analytics: false,
          },
        ],
  )
  if (text === '') return []
  return (replies?.[0]?.results ?? []).map((item) => Object.fromEntries(fields.map((field) => [field, readRaw(item, field)])))
}

/** Articles that may answer before anybody has to; they open beside the form, so that nothing typed is lost. */
export const SuggestedArticles = ({ subject }: { subject: string }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const articles = useFound(usePaused(subject), 'Knowledge Articles', ['title', 'url'])
  return (
    <div role="status">
      {articles.length > 0 && (
        <section className={styles.card}>
          <h2>{t('suggested')}</h2>
          <ul className={styles.suggestions}>
            {articles.map(({ title, url = '' }) => (
              <li key={url}>
                <a href={url.startsWith('/') ? url : pageHref(locale, '/support/knowledge')} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
