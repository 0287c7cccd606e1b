import { NO_STATE, writeState } from '#features/search/search-api/public.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './related-queries.module.css'

/** Related queries, one tap away. */
export const RelatedQueries = ({ queries, address }: { queries: readonly string[]; address: string }) => {
  const t = useTexts('search')
  if (queries.length === 0) return null
  return (
    <nav className={styles.related} aria-label={t('results.related')}>
      <h3>{t('results.related')}</h3>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <a href={address + writeState({ ...NO_STATE, query })}>{query}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
