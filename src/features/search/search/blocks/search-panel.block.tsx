import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { SearchPanel } from '#features/search/search/blocks/search-panel.schema.ts'
import { ResultItem } from '#features/search/search/results/result-item.tsx'
import { ResultsEmpty } from '#features/search/search/results/results-empty.tsx'
import { ResultsFailed } from '#features/search/search/results/results-failed.tsx'
import { ResultsHead } from '#features/search/search/results/results-head.tsx'
import styles from '#features/search/search/results/results.module.css'
import { writeState } from '#features/search/search-api/public.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { takesQuestions } from '#features/search/search/results/panel.rules.ts'
import { SearchForm } from '#features/search/search/search-form.tsx'
import { chooseResultsPath } from '#features/search/search/takeover/results-path.rules.ts'
import { Pager } from '#ui/pager.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Shows what it finds right here where the page can; elsewhere it leads to the results page [2.2.16]. */
export const Block = ({ heading, text, documentType, view }: SearchPanel & { view?: ResultsView }) => {
  const { locale, path, config } = usePage()
  const t = useTexts('search')
  const everywhere = chooseResultsPath(config.searchResultsPath, locale)
  const isHere = takesQuestions(path)
  const address = isHere ? pageHref(locale, path) : everywhere
  const items = view ? [...(view.exact ? [view.exact] : []), ...view.items] : []
  return (
    <section className={`wrap ${styles.panel}`}>
      <h2>{heading}</h2>
      {text && <p className={styles.lead}>{text}</p>}
      <SearchForm
        action={address}
        label={t(`type.${documentType}.hint`)}
        submit={t('page.submit')}
        query={view?.state.query}
        type={isHere ? undefined : documentType}
      />
      {view && <ResultsHead view={view} address={address} />}
      {view?.hasFailed && <ResultsFailed address={address} search={writeState(view.state)} />}
      {view && !view.hasFailed && items.length === 0 && <ResultsEmpty view={view} address={everywhere} />}
      {view &&
        items.map((item) => <ResultItem key={item.id} item={item} headingLevel={3} isExact={item === view.exact || undefined} />)}
      {view && (
        <Pager page={view.state.page} pages={view.pages} hrefFor={(page) => address + writeState({ ...view.state, page })} />
      )}
    </section>
  )
}
