import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import {
  mergeFacets,
  NO_FACETS,
  OWN_CHOICES,
  PUBLICATION_LIST,
  type FacetValue,
  type ListView,
} from '#features/documents/publications/list/publication-list.rules.ts'
import { usePublicationColumns } from '#features/documents/publications/list/publication-columns.tsx'
import { usePublications } from '#features/documents/publications/list/use-publications.client.ts'
import { SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import { useMarks } from '#features/documents/publications/use-marks.client.ts'
import { useTypeName } from '#features/documents/publications/use-type-name.client.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { collator } from '#kernel/formatters.ts'
import { lookUp } from '#kernel/look-up.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../publications.module.css'

const LIST = 'technical-publications'

type ListProps = { view?: unknown; familyNames?: Readonly<Record<string, string>> }

export const Block = ({ view: drawn, familyNames = {} }: ListProps) => {
  const t = useTexts('publications')
  const { locale } = usePage()
  const typeName = useTypeName()
  const marks = useMarks(true)
  const columns = usePublicationColumns(marks)
  const first = drawn as ListView | undefined
  const [facets, setFacets] = useState(first?.facets ?? NO_FACETS)
  // The last counted values, so that each answer is reported once.
  const [learnt, setLearnt] = useState<string>()
  const familyName = (value: string): string => lookUp(familyNames, value) ?? value
  const offer = (values: readonly FacetValue[], name: (value: string) => string = (value) => value) =>
    values
      .map(({ value, count }) => ({ value, label: name(value), count }))
      .toSorted((a, b) => collator(locale.language, { numeric: true }).compare(a.label, b.label))
  const filters = [
    { key: 'search', label: t('filter.search'), kind: 'text' as const, isFirst: true },
    { key: 'doc_type', label: t('filter.type'), kind: 'choices' as const, options: offer(facets.doc_type, typeName) },
    { key: 'product', label: t('filter.product'), kind: 'choices' as const, options: offer(facets.product) },
    {
      key: 'product_family',
      label: t('filter.family'),
      kind: 'choices' as const,
      options: offer(facets.product_family, familyName),
    },
    {
      key: 'own',
      label: t('filter.own'),
      kind: 'choice' as const,
      options: OWN_CHOICES.map((value) => ({ value, label: t(`own.${value}`) })),
    },
  ]
  const grid = useGrid({ list: PUBLICATION_LIST, filters, columns }, rememberColumns(LIST))
  const data = usePublications(grid, marks, first)
  const counted = data.view && JSON.stringify(data.view.facets)
  if (data.view && counted !== learnt) {
    setLearnt(counted)
    setFacets(mergeFacets(facets, data.view.facets))
  }
  return (
    <Section space="tight">
      {marks.news.length > 0 && (
        <div className={styles.news}>
          <Message live>
            <div className={styles.newsLine}>
              <strong>{t(marks.news.length === 1 ? 'news.one' : 'news.many', { count: marks.news.length })}</strong>
              <ul className={styles.newsList}>
                {marks.news.map(({ slug, number, title, revision }) => (
                  <li key={slug}>
                    <a href={pageHref(locale, `${SECURED_PATH}/${slug}`)} title={title}>
                      {t('news.item', { number, revision })}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </Message>
        </div>
      )}
      {marks.hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <DataGrid
        caption={t('title')}
        grid={grid}
        columns={columns}
        data={data}
        rowKey={({ slug }) => slug}
        views={useSavedViews(LIST)}
        headingLevel={2}
        empty={<NothingYet kind="publications" headingLevel={2} icon="book" title={t('empty.title')} />}
      />
    </Section>
  )
}
