import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Results } from '#features/search/search/results/results.tsx'
import styles from '#features/search/search/results/results.module.css'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { SearchForm } from '#features/search/search/search-form.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** It needs no script; an island follows filters in place, and the portal draws what one person may find. */
export const Block = ({ view }: { view?: ResultsView }) => {
  const { locale, path } = usePage()
  const t = useTexts('search')
  const address = pageHref(locale, path)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <div className={styles.bar}>
        <SearchForm
          action={address}
          label={t('page.field')}
          submit={t('page.submit')}
          query={view?.state.query}
          type={view?.state.type}
        />
        <div className={styles.saved} data-saved-searches="" />
      </div>
      <div className={styles.results} data-search-results="">
        {view ? <Results view={view} address={address} /> : <p className={styles.lead}>{t('page.lead')}</p>}
      </div>
      <p className="visually-hidden" role="status" data-results-status="" />
    </div>
  )
}
