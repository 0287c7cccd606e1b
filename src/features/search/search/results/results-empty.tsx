import { pageHref, Slot, usePage } from '#foundation/blocks/public.ts'
import { NearestQueries } from '#features/search/search/results/nearest-queries.tsx'
import { RelatedQueries } from '#features/search/search/results/related-queries.tsx'
import { chooseTab, countChosen, writeState } from '#features/search/search-api/public.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './results.module.css'

/** Ways to help: spelling, the same words elsewhere, related queries, a contact. */
export const ResultsEmpty = ({ view, address }: { view: ResultsView; address: string }) => {
  const t = useTexts('search')
  const { number } = useFormats()
  const { locale } = usePage()
  const { state, tabs, words } = view
  const others = tabs.filter(({ type, count }) => count > 0 && type !== undefined && type !== state.type)
  const isFiltered = countChosen(state) > 0
  return (
    <div className={styles.empty} data-results-part="list">
      <EmptyState
        headingLevel={2}
        icon="search"
        title={t('empty.title', { query: state.query })}
        action={
          <>
            <ButtonLink href={pageHref(locale, '/contact-us')}>{t('empty.contact')}</ButtonLink>
            <ButtonLink variant="secondary" href={pageHref(locale, '/products')}>
              {t('empty.products')}
            </ButtonLink>
          </>
        }
      >
        {t(isFiltered ? 'empty.filtered' : 'empty.text')}
      </EmptyState>
      <Slot name="setup-hint" props={{ kind: 'products' }} />
      {words.understood && <NearestQueries understood={words.understood} address={address} />}
      <RelatedQueries queries={words.related} address={address} />
      {others.length > 0 && (
        <nav aria-label={t('empty.others')}>
          <h3>{t('empty.others')}</h3>
          <ul>
            {others.map(({ type, count }) => (
              <li key={type}>
                <a href={address + writeState(chooseTab(state, type))}>{type && t(`type.${type}`)}</a> ({number(count)})
              </li>
            ))}
          </ul>
        </nav>
      )}
      {words.topics.length > 0 && (
        <nav aria-label={t('takeover.topics')}>
          <h3>{t('takeover.topics')}</h3>
          <ul>
            {words.topics.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
