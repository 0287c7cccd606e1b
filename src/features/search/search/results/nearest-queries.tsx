import { NO_STATE, writeState, type Understood } from '#features/search/search-api/public.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './related-queries.module.css'

const quote = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Which words were understood, which were not, and what can be found with the former. */
export const NearestQueries = ({ understood, address }: { understood: Understood; address: string }) => {
  const t = useTexts('search')
  const { number } = useFormats()
  const { known, unknown, nearest } = understood
  // The title says already that nothing was found.
  if (known.length === 0 && nearest.length === 0) return null
  return (
    <div className={styles.related}>
      {unknown.length > 0 && <p>{t('empty.unknown', { words: quote(unknown) })}</p>}
      {known.length > 0 && <p>{t(unknown.length > 0 ? 'empty.known' : 'empty.apart', { words: quote(known) })}</p>}
      {nearest.length > 0 && (
        <nav aria-label={t('empty.nearest')}>
          <h3>{t('empty.nearest')}</h3>
          <ul>
            {nearest.map(({ query, count }) => (
              <li key={query}>
                <a href={address + writeState({ ...NO_STATE, query })}>
                  {query} <small>{number(count)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
