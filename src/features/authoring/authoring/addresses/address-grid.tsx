import { useEffect } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { MarketChips } from '#features/authoring/authoring/addresses/market-chips.tsx'
import {
  ADDRESS_LIST,
  choosePage,
  listChips,
  stateOfAddress,
  type PageAddress,
} from '#features/authoring/authoring/addresses/page-address.rules.ts'
import { listPageAddresses } from '#features/authoring/authoring/authoring.api.ts'
import { addressOf } from '#features/authoring/authoring/listed-page.rules.ts'
import { PageActions, STATE_TONES } from '#features/authoring/authoring/page-columns.tsx'
import { reportKnown, usePageFilters, type PageGridProps } from '#features/authoring/authoring/page-grid.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { Badge } from '#ui/badge.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './market-chips.module.css'

type Texts = ReturnType<typeof useTexts<'authoring'>>
type ColumnParts = Pick<PageGridProps, 'locales' | 'mayEdit' | 'onAsk'> & { readonly here: string }

const listColumns = (t: Texts, { dateTime }: Formats, parts: ColumnParts): GridColumn<PageAddress>[] => [
  {
    key: 'path',
    header: t('address'),
    rowHeader: true,
    phone: 'full',
    cell: ({ path, pages }) => {
      const page = choosePage(pages, parts.here)
      return (
        <>
          {page ? <a href={`${addressOf(page)}${parts.mayEdit ? '?wcmmode=edit' : ''}`}>{path}</a> : path}
          <div className={styles.title}>{page?.title}</div>
        </>
      )
    },
  },
  {
    key: 'markets',
    header: t('markets'),
    phone: 'full',
    cell: (address) => <MarketChips chips={listChips(address, parts.locales)} path={address.path} mayEdit={parts.mayEdit} />,
  },
  {
    key: 'state',
    header: t('state'),
    cell: ({ pages }) => <Badge tone={STATE_TONES[stateOfAddress(pages)]}>{t(`state.${stateOfAddress(pages)}`)}</Badge>,
  },
  { key: 'savedAt', header: t('saved'), cell: ({ savedAt }) => dateTime(savedAt), phone: 'hidden', isOneLine: true },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ pages }) => {
      const page = choosePage(pages, parts.here)
      return page && <PageActions page={page} mayEdit={parts.mayEdit} onAsk={parts.onAsk} />
    },
  },
]

/** Every address of the site, with a chip for each market. Actions are about the page in the reader's market. */
export const AddressGrid = (props: PageGridProps) => {
  const { locales, mayEdit, onAsk, actions } = props
  const t = useTexts('authoring')
  const { locale } = usePage()
  const here = `${locale.country}/${locale.language}`
  const columns = listColumns(t, useFormats(), { locales, mayEdit, onAsk, here })
  const filters = usePageFilters(locales)
  const grid = useGrid({ list: ADDRESS_LIST, filters, columns }, rememberColumns('addresses'))
  const addresses = useGridQuery(listPageAddresses, grid.query)
  const views = useSavedViews('addresses')
  useEffect(() => reportKnown(props, addresses.data))
  return (
    <DataGrid
      caption={t('pages')}
      grid={grid}
      columns={columns}
      views={views}
      rowKey={({ pages }) => pages.map(({ id }) => id).join(',')}
      headingLevel={2}
      selection={{
        label: ({ path }) => path,
        actions: (keys, clear) =>
          actions(
            keys.flatMap((key) => key.split(',')),
            clear,
          ),
      }}
      data={toGridData(addresses, (reply) => reply.addresses)}
    />
  )
}
