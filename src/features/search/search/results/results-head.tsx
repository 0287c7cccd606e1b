import { quoteQuery, writeState } from '#features/search/search-api/public.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

/** How much there is, and what was looked for instead where nothing says what was typed. */
export const ResultsHead = ({
  view: { state, total, correction, hasFailed },
  address,
}: {
  view: ResultsView
  address: string
}) => {
  const t = useTexts('search')
  const { number } = useFormats()
  const { query } = state
  const literal = { ...state, query: quoteQuery(query), page: 1, chosen: {} }
  return (
    <div data-results-part="head">
      <h2 className={total > 0 ? styles.count : 'visually-hidden'} tabIndex={-1} data-results-heading="">
        {hasFailed ? t('failed.title') : t(total === 1 ? 'results.count.one' : 'results.count', { count: number(total), query })}
      </h2>
      {correction !== undefined && total > 0 && (
        <p className={styles.corrected}>
          {t('results.corrected', { correction })} <a href={address + writeState(literal)}>{t('results.literal', { query })}</a>
        </p>
      )}
    </div>
  )
}
