import { ResultFacets } from '#features/search/search/results/result-facets.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import { countChosen, MULTI_SEARCH_SIZE, writeState } from '#features/search/search-api/public.ts'
import { ResultItem } from '#features/search/search/results/result-item.tsx'
import { RelatedQueries } from '#features/search/search/results/related-queries.tsx'
import { ResultShop } from '#features/search/search/results/result-shop.tsx'
import { ResultCategories } from '#features/search/search/results/result-categories.tsx'
import { ResultTabs } from '#features/search/search/results/result-tabs.tsx'
import { ResultToolbar } from '#features/search/search/results/result-toolbar.tsx'
import { ResultsEmpty } from '#features/search/search/results/results-empty.tsx'
import { ResultsFailed } from '#features/search/search/results/results-failed.tsx'
import { ResultsHead } from '#features/search/search/results/results-head.tsx'
import { UnsoldNotice } from '#features/search/search/results/unsold-notice.tsx'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { isHybrid } from '#features/search/search/results/shopper.rules.ts'
import { groupResults } from '#features/search/search/results/group-results.rules.ts'
import { GroupName } from '#features/search/search/results/group-name.tsx'
import { Pager } from '#ui/pager.tsx'
import styles from './results.module.css'

const FORM = 'search-filters'

type ResultsProps = {
  view: ResultsView
  /** The page without its question. */
  address: string
}

/** The same for the server, which draws what everyone may find, and for the portal, which draws what one person may. */
export const Results = ({ view, address }: ResultsProps) => {
  const { state, items, exact, shop, pages, facets, total, hasFailed } = view
  const { flags } = usePage()
  const isEmpty = items.length === 0 && !exact && !shop
  const hasFacets = facets.length > 0
  const { categories, groups } = groupResults(state, items)
  return (
    <>
      <ResultsHead view={view} address={address} />
      <UnsoldNotice part={view.words.unsold} />
      <div data-results-part="tabs">{view.tabs.length > 0 && <ResultTabs view={view} address={address} />}</div>
      <ResultShop shop={shop} isExpected={isHybrid(state, flags) && total > MULTI_SEARCH_SIZE} />
      <div className={styles.layout} data-results-layout="" data-alone={hasFacets ? undefined : true}>
        {/* Without facets it still holds the order and the question. */}
        <ResultFacets view={view} address={address} form={FORM} />
        <div>
          <div data-results-part="toolbar">
            {(!isEmpty || countChosen(state) > 0 || (hasFailed && hasFacets)) && (
              <ResultToolbar view={view} address={address} form={FORM} />
            )}
          </div>
          {hasFailed ? (
            <ResultsFailed address={address} search={writeState(state)} />
          ) : isEmpty ? (
            <ResultsEmpty view={view} address={address} />
          ) : (
            // A new page begins at its beginning: nothing of the old one keeps the focus.
            <div key={writeState(state)} data-results-part="list" data-request-id={view.requestId}>
              {exact && <ResultItem item={exact} headingLevel={3} isExact />}
              {categories.length > 0 && <ResultCategories items={categories} />}
              {groups.map(({ type, items: members }, at) => (
                <div key={type}>
                  {at > 0 && <GroupName type={type} />}
                  {members.map((item) => (
                    <ResultItem key={item.id} item={item} headingLevel={3} />
                  ))}
                </div>
              ))}
              <RelatedQueries queries={view.words.related} address={address} />
              <div className={styles.pager}>
                <Pager page={state.page} pages={pages} hrefFor={(page) => address + writeState({ ...state, page })} />
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
