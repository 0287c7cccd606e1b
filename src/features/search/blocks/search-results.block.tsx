import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { pageHref, usePage } from '#features/blocks/public.ts'
import { SearchAnswerList } from '#features/search/search-answer-list.tsx'
import { SearchForm } from '#features/search/search-form.tsx'
import type { SearchAnswer } from '#features/search/search-answer.schema.ts'
import { readSearch, SEARCH_PAGE } from '#features/search/search.rules.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-results.module.css'

type Asked =
  | { readonly state: 'nothing' }
  | { readonly state: 'loading' | 'failed'; readonly query: string }
  | { readonly state: 'ready'; readonly query: string; readonly answer: SearchAnswer }

export const Block = () => {
  const { locale } = usePage()
  const { country, language } = locale
  const t = useTexts('search')
  const [asked, setAsked] = useState<Asked>({ state: 'nothing' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const { query, page } = readSearch(location.search)
    if (query === '') return
    const ask = async (): Promise<void> => {
      setAsked({ state: 'loading', query })
      const { data } = await callApi<SearchAnswer>({
        path: '/api/search/pages',
        query: { q: query, country, language, page: String(page) },
        isQuiet: true,
        errors: 'own',
      })
      setAsked(data?.results ? { state: 'ready', query, answer: data } : { state: 'failed', query })
    }
    void ask()
  }, [country, language, round])
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <SearchForm
        key={asked.state === 'nothing' ? '' : asked.query}
        action={pageHref(locale, SEARCH_PAGE)}
        label={t('page.field')}
        submit={t('page.submit')}
        query={asked.state === 'nothing' ? '' : asked.query}
      />
      <div className={styles.results} aria-live="polite">
        {asked.state === 'nothing' && <p className={styles.lead}>{t('page.lead')}</p>}
        {asked.state === 'loading' && (
          <SkeletonGroup>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="long" />
          </SkeletonGroup>
        )}
        {asked.state === 'failed' && (
          <ErrorState headingLevel={2} onRetry={() => setRound((count) => count + 1)}>
            {t('failed')}
          </ErrorState>
        )}
        {asked.state === 'ready' && <SearchAnswerList query={asked.query} answer={asked.answer} />}
      </div>
    </div>
  )
}
