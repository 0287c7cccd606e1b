import { pageHref, usePage } from '#features/blocks/public.ts'
import type { SearchAnswer } from '#features/search/search-answer.schema.ts'
import { SEARCH_PAGE } from '#features/search/search.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './blocks/search-results.module.css'

type AnswerProps = { query: string; answer: SearchAnswer }

export const SearchAnswerList = ({ query, answer: { total, page, pages, results } }: AnswerProps) => {
  const { locale } = usePage()
  const t = useTexts('search')
  if (results.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        icon="search"
        title={t('empty.title', { query })}
        action={<ButtonLink href={pageHref(locale, '/products')}>{t('empty.products')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  const hrefFor = (to: number): string =>
    `${pageHref(locale, SEARCH_PAGE)}?${new URLSearchParams({ search: query, page: String(to) }).toString()}`
  return (
    <>
      <h2 className={styles.count}>{t(total === 1 ? 'found.one' : 'found', { count: total, query })}</h2>
      <ul className={styles.list}>
        {results.map(({ title, description, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}
