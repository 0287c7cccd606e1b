import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { abbreviateMarkets, readCountries } from '#features/administration/catalogue-admin/countries.rules.ts'
import {
  changeProducts,
  listProductRows,
  readProduct,
} from '#features/administration/catalogue-admin/product/product-admin.api.ts'
import { LIFECYCLES, PRODUCT_LIST } from '#features/administration/catalogue-admin/product/product-admin.rules.ts'
import { ProductForm } from '#features/administration/catalogue-admin/product/product-form.tsx'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof listProductRows>['rows'][number]
const TONES = { active: 'ok', obsolete: 'idle', replaced: 'warn' } as const

type SellingProps = { skus: readonly string[]; onDone: (changed: number | undefined) => void }

/** Where the chosen products are sold from now on. */
const Selling = ({ skus, onDone }: SellingProps) => {
  const t = useTexts('catalogue-admin')
  const [countries, setCountries] = useState('')
  const sell = async (): Promise<void> => {
    const body = { skus: [...skus], markets: readCountries(countries) }
    const answer = await call(changeProducts, { body, errors: 'own' })
    onDone(answer.ok ? answer.data.changed : undefined)
  }
  return (
    <>
      <TextField
        size="small"
        hideLabel
        label={t('markets')}
        placeholder={t('everywhere')}
        value={countries}
        onChange={(event) => setCountries(event.currentTarget.value)}
      />
      <Button size="small" onClick={() => void sell()}>
        {t('sell', { count: skus.length })}
      </Button>
    </>
  )
}

type Texts = ReturnType<typeof useTexts<'catalogue-admin'>>

const listColumns = (t: Texts, date: (time: string) => string, onOpen: (sku: string) => void): GridColumn<Row>[] => [
  {
    key: 'sku',
    header: t('sku'),
    rowHeader: true,
    isOneLine: true,
    cell: ({ sku }) => <RowButton onClick={() => onOpen(sku)}>{sku}</RowButton>,
  },
  { key: 'name', header: t('product.name'), cell: ({ name }) => name, phone: 'full' },
  {
    key: 'category',
    header: t('category'),
    cell: ({ category }) => <span title={category}>{category.split('/').at(-1)}</span>,
    phone: 'hidden',
  },
  {
    key: 'lifecycle',
    header: t('lifecycle'),
    cell: ({ lifecycle }) => <Badge tone={TONES[lifecycle]}>{t(`lifecycle.${lifecycle}`)}</Badge>,
  },
  { key: 'replacedBy', header: t('replacedBy'), cell: ({ replacedBy }) => replacedBy ?? '–', phone: 'hidden', isOneLine: true },
  {
    key: 'markets',
    header: t('markets'),
    cell: ({ markets }) => (markets ? <span title={markets.join(', ')}>{abbreviateMarkets(markets)}</span> : t('everywhere')),
    phone: 'full',
  },
  { key: 'brand', header: t('brand'), cell: ({ brand }) => brand ?? '–', isOptional: true, phone: 'hidden' },
  { key: 'changedAt', header: t('changedAt'), cell: ({ changedAt }) => date(changedAt), phone: 'hidden', isOneLine: true },
]

const selectToSell = (onDone: (changed: number | undefined, clear: () => void) => void): GridSelection<Row> => ({
  label: ({ sku }) => sku,
  actions: (skus, clear) => <Selling skus={skus} onDone={(changed) => onDone(changed, clear)} />,
})

/** The catalogue between two imports: names, where it is sold, what takes its place. */
export const Block = () => {
  const t = useTexts('catalogue-admin')
  const { date } = useFormats()
  const { locale } = usePage()
  const [open, setOpen] = useState<string>()
  const [news, setNews] = useState<{ tone: 'ok' | 'bad'; text: string }>()
  const finish = async (reported: string): Promise<void> => {
    setOpen(undefined)
    setNews({ tone: 'ok', text: reported })
    await refreshQueries(listProductRows, readProduct)
  }
  const columns = listColumns(t, date, setOpen)
  return (
    <OfficeGrid
      name="products"
      caption={t('products')}
      endpoint={listProductRows}
      list={PRODUCT_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('products.find'), kind: 'text' },
        {
          key: 'lifecycle',
          label: t('lifecycle'),
          kind: 'choice',
          options: LIFECYCLES.map((value) => ({ value, label: t(`lifecycle.${value}`) })),
        },
        { key: 'market', label: t('market'), kind: 'text', hint: t('market.hint') },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ sku }) => sku}
      selection={selectToSell((changed, clear) => {
        if (changed === undefined) return setNews({ tone: 'bad', text: t('failed') })
        clear()
        void finish(t('sold', { count: changed }))
      })}
      panel={
        open !== undefined && (
          <OfficePanel
            key={open}
            title={open}
            about={<a href={pageHref(locale, `/products-dynamic/${encodeURIComponent(open)}`)}>{t('product.page')}</a>}
            onClose={() => setOpen(undefined)}
          >
            <ProductForm sku={open} onDone={(reported) => void finish(reported)} />
          </OfficePanel>
        )
      }
    >
      {news && (
        <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
          {news.text}
        </Message>
      )}
    </OfficeGrid>
  )
}
