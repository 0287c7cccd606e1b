import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useSignedIn } from '#foundation/favourites/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { articlePath } from '#features/support/knowledge/article.rules.ts'
import { listArticles } from '#features/support/knowledge/knowledge.api.ts'
import { ArticleFacets } from '#features/support/knowledge/list/article-facets.tsx'
import {
  readArticleQuery,
  writeArticleQuery,
  type ArticleListView,
  type ArticleRow,
  isUnfiltered,
} from '#features/support/knowledge/list/article-list.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Pager } from '#ui/pager.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../knowledge.module.css'

const NOTHING: ArticleListView = {
  query: { search: '', chosen: {}, page: 1 },
  rows: [],
  total: 0,
  pages: 1,
  facets: { make: [], model: [], group: [], brand: [], part: [] },
}

/** Public articles come with the page; signed-in people load theirs as well. */
const useOwnArticles = (): ArticleListView | undefined => {
  const { config, locale } = usePage()
  const isOwn = useSignedIn(config.domainId)
  const requested = isOwn ? readArticleQuery(new URLSearchParams(location.search)) : undefined
  const { data } = useEndpointQuery(
    listArticles,
    requested && { query: { language: locale.language, search: requested.search, ...requested.chosen, page: requested.page } },
  )
  return data
}

export const Block = ({ view: drawn }: { view?: unknown }) => {
  const t = useTexts('knowledge')
  const own = useOwnArticles()
  const view = own ?? (drawn as ArticleListView | undefined) ?? NOTHING
  const { query, rows, total, pages, facets } = view
  return (
    <Section space="tight">
      <form className={styles.search} role="search" method="get">
        <TextField label={t('search')} icon="search" type="search" name="search" defaultValue={query.search} maxLength={200} />
        <Button type="submit">{t('find')}</Button>
      </form>
      <div className={styles.columns}>
        <ArticleFacets query={query} facets={facets} />
        <div>
          <p className={styles.count} role="status">
            {t(total === 1 ? 'found.one' : 'found.many', { count: total })}
          </p>
          {rows.length === 0 && isUnfiltered(query) && (
            <NothingYet kind="articles" headingLevel={2} icon="help" title={t('empty.title')} />
          )}
          {rows.length === 0 && !isUnfiltered(query) && (
            <EmptyState headingLevel={2} icon="help" title={t('empty.title')} action={<a href="?">{t('empty.all')}</a>}>
              {t('empty.text')}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <ArticleItem key={row.id} row={row} />
              ))}
            </ul>
          )}
          {pages > 1 && <Pager page={query.page} pages={pages} hrefFor={(page) => writeArticleQuery({ ...query, page })} />}
        </div>
      </div>
    </Section>
  )
}

const ArticleItem = ({ row }: { row: ArticleRow }) => {
  const t = useTexts('knowledge')
  const { locale } = usePage()
  const { date } = useFormats()
  return (
    <li className={styles.row}>
      <h2 className={styles.rowTitle}>
        <a href={pageHref(locale, articlePath(row.id))}>{row.title}</a>
      </h2>
      <p>{row.summary}</p>
      <p className={styles.meta}>
        <span className="num">{row.number}</span>
        <span>{row.productGroup}</span>
        <span>{t('revised', { date: date(row.revisedOn) })}</span>
        {row.isSecured && <Tag>{t('secured')}</Tag>}
      </p>
    </li>
  )
}
