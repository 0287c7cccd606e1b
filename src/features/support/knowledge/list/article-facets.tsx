import {
  ARTICLE_FACETS,
  writeArticleQuery,
  type ArticleFacet,
  type ArticleListView,
} from '#features/support/knowledge/list/article-list.rules.ts'
import { FacetGroup } from '#ui/facet-group.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../knowledge.module.css'

const withValue = (query: ArticleListView['query'], facet: ArticleFacet, value: string | undefined): string => {
  const { [facet]: _, ...rest } = query.chosen
  return writeArticleQuery({ ...query, page: 1, chosen: value === undefined ? rest : { ...rest, [facet]: value } })
}

/** Each value is a link, so that the list is narrowed without script; the one that is chosen leads back. */
export const ArticleFacets = ({ query, facets }: Pick<ArticleListView, 'query' | 'facets'>) => {
  const t = useTexts('knowledge')
  const shown = ARTICLE_FACETS.filter((facet) => facets[facet].length > 0)
  return (
    <nav className={styles.facets} aria-label={t('narrow')}>
      {shown.map((facet, place) => (
        <FacetGroup
          key={facet}
          name={t(`facet.${facet}`)}
          place={place}
          showAll={t('facet.all', { count: facets[facet].length })}
          showFewer={t('facet.fewer')}
          values={facets[facet].map(({ value, count }) => {
            const isChosen = query.chosen[facet] === value
            return {
              isChosen,
              control: (
                <a
                  key={value}
                  className={styles.value}
                  href={withValue(query, facet, isChosen ? undefined : value)}
                  aria-current={isChosen || undefined}
                >
                  {isChosen && <Icon name="check" size="small" />}
                  <span>{value}</span>
                  <span className={styles.muted}>{count}</span>
                </a>
              ),
            }
          })}
        />
      ))}
    </nav>
  )
}
