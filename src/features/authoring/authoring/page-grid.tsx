import { useEffect, type ReactNode } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { listPages } from '#features/authoring/authoring/authoring.api.ts'
import { PAGE_STATES } from '#features/authoring/authoring/listed-page.rules.ts'
import { listColumns, type PageAction } from '#features/authoring/authoring/page-columns.tsx'
import { PAGE_LIST } from '#features/authoring/authoring/page-list.rules.ts'
import { ExportButton, rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The server's counts beside the rows. */
export type KnownPages = { readonly locales: readonly string[]; readonly mayEdit: boolean }

export type PageGridProps = KnownPages & {
  onAsk: (requested: PageAction) => void
  onKnown: (known: KnownPages) => void
  /** On the chosen pages, by their ids. */
  actions: (ids: readonly string[], clear: () => void) => ReactNode
}

/** Tells the block around it, once it differs. */
export const reportKnown = ({ locales, mayEdit, onKnown }: PageGridProps, said: KnownPages | undefined): void => {
  if (said && (said.locales.join() !== locales.join() || said.mayEdit !== mayEdit)) onKnown(said)
}

export const usePageFilters = (locales: readonly string[]) => {
  const t = useTexts('authoring')
  return [
    { key: 'find', label: t('find'), kind: 'text' as const },
    { key: 'locale', label: t('market'), kind: 'choice' as const, options: locales.map((value) => ({ value, label: value })) },
    {
      key: 'state',
      label: t('state'),
      kind: 'choice' as const,
      options: PAGE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
}

/** Every page of the site, one row a market. */
export const PageGrid = (props: PageGridProps) => {
  const { locales, mayEdit, onAsk, actions } = props
  const t = useTexts('authoring')
  const columns = listColumns(t, useFormats(), mayEdit, onAsk)
  const filters = usePageFilters(locales)
  const grid = useGrid({ list: PAGE_LIST, filters, columns }, rememberColumns('pages'))
  const pages = useGridQuery(listPages, grid.query)
  const views = useSavedViews('pages')
  useEffect(() => reportKnown(props, pages.data))
  return (
    <DataGrid
      caption={t('pages')}
      grid={grid}
      columns={columns}
      views={views}
      tools={<ExportButton name="pages" endpoint={listPages} rowsOf={(reply) => reply.pages} {...{ grid, columns }} />}
      rowKey={({ id }) => id}
      headingLevel={2}
      selection={{ label: ({ title }) => title, actions }}
      data={toGridData(pages, (page) => page.pages)}
    />
  )
}
