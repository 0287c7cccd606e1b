import { useState } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { listCases } from '#features/support/cases/case.api.ts'
import { useCaseColumns } from '#features/support/cases/list/case-columns.tsx'
import { CASE_LIST, OWNERS } from '#features/support/cases/case-list.rules.ts'
import { useReportedSearch } from '#features/support/cases/use-reported-search.client.ts'
import { CASE_KIND_NAMES, CASE_STATUSES, isEnded, NEW_CASE_PATH } from '#features/support/cases/case.rules.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const Block = ({ isHistory = false }: { isHistory?: boolean }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const columns = useCaseColumns()
  const [isStaff, setStaff] = useState(false)
  const statuses = CASE_STATUSES.filter((status) => !isHistory || isEnded(status))
  const filters = [
    { key: 'search', label: t('filter.search'), kind: 'text' as const, isFirst: true },
    { key: 'words', label: t('filter.words'), kind: 'text' as const },
    {
      key: 'status',
      label: t('column.status'),
      kind: 'choice' as const,
      options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      key: 'kind',
      label: t('column.kind'),
      kind: 'choice' as const,
      options: CASE_KIND_NAMES.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    ...(isStaff
      ? [
          {
            key: 'owner',
            label: t('filter.owner'),
            kind: 'choice' as const,
            options: OWNERS.map((value) => ({ value, label: t(`owner.${value}`) })),
          },
          {
            key: 'due',
            label: t('column.due'),
            kind: 'choice' as const,
            options: [{ value: 'late', label: t('late') }],
          },
          { key: 'company', label: t('filter.company'), kind: 'text' as const, isFolded: true },
        ]
      : []),
  ]
  const name = isHistory ? 'case-history' : 'cases'
  const grid = useGrid({ list: CASE_LIST, filters, columns: isStaff ? columns.all : columns.customer }, rememberColumns(name))
  const cases = useGridQuery(listCases, grid.query && { ...grid.query, ...chooseEnded(grid.query, { isHistory, isStaff }) })
  // Who looks is the server's to say.
  if (cases.data && cases.data.isStaff !== isStaff) setStaff(cases.data.isStaff)
  useReportedSearch(grid.query, cases.isPlaceholderData ? undefined : cases.data?.total, cases.isError)
  const views = useSavedViews(name)
  return (
    <Section space="tight">
      <DataGrid
        caption={t(isHistory ? 'history' : 'title')}
        grid={grid}
        columns={isStaff ? columns.all : columns.customer}
        data={toGridData(cases, ({ rows }) => rows)}
        rowKey={({ id }) => id}
        views={views}
        headingLevel={2}
        tools={
          <ButtonLink size="small" href={pageHref(locale, NEW_CASE_PATH)}>
            {t('new')}
          </ButtonLink>
        }
        empty={
          <EmptyState
            headingLevel={2}
            icon="chat"
            title={t('empty.title')}
            action={<ButtonLink href={pageHref(locale, NEW_CASE_PATH)}>{t('new')}</ButtonLink>}
          >
            {t('empty.text')}
          </EmptyState>
        }
      />
    </Section>
  )
}

/** The history holds what is over; the queue of staff what is not, unless they look for something. */
const chooseEnded = (
  { search, words, status, company }: Readonly<Record<string, string>>,
  { isHistory, isStaff }: { isHistory: boolean; isStaff: boolean },
): { readonly ended?: 'true' | 'false' } => {
  if (isHistory) return { ended: 'true' }
  return isStaff && !search && !words && !status && !company ? { ended: 'false' } : {}
}
