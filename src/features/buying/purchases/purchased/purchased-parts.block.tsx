import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useAddToCart } from '#features/buying/cart/public.ts'
import { productPath } from '#features/storefront/catalogue/public.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import { listPurchasedParts } from '#features/buying/purchases/purchase.api.ts'
import { PURCHASED_LIST } from '#features/buying/purchases/purchase.rules.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchased-parts.module.css'

type Part = ReplyOf<typeof listPurchasedParts>['rows'][number]
const CONFLICT = 409

type Cart = Pick<ReturnType<typeof useAddToCart>, 'add' | 'isAdding'>

const usePurchasedColumns = (cart: Cart): readonly GridColumn<Part>[] => {
  const t = useTexts('purchases')
  const { locale } = usePage()
  const { date, money, number } = useFormats()
  return [
    {
      key: 'sku',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name }) => (
        <>
          <a href={pageHref(locale, productPath(sku))}>{name}</a>
          <span className={styles.sku}>{sku}</span>
        </>
      ),
    },
    {
      key: 'last',
      header: t('last'),
      cell: ({ lastAt, lastNumber }) => <a href={pageHref(locale, orderPath(lastNumber))}>{date(lastAt)}</a>,
    },
    { key: 'price', header: t('price'), numeric: true, cell: ({ lastPrice }) => money(lastPrice) },
    { key: 'times', header: t('times'), numeric: true, cell: ({ times }) => number(times), phone: 'hidden' },
    { key: 'pieces', header: t('pieces'), numeric: true, cell: ({ pieces }) => number(pieces), phone: 'hidden' },
    {
      key: 'again',
      header: t('again'),
      phone: 'full',
      cell: ({ sku, lastQuantity }) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('again.part', { count: number(lastQuantity), sku })}
          busy={cart.isAdding}
          onClick={() => void cart.add([{ sku, quantity: lastQuantity }])}
        >
          {t('again.count', { count: number(lastQuantity) })}
        </Button>
      ),
    },
  ]
}

export const Block = () => {
  const t = useTexts('purchases')
  const { config } = usePage()
  const cart = useAddToCart()
  const columns = usePurchasedColumns(cart)
  const filters = [{ key: 'q', label: t('search'), kind: 'text' as const }]
  const grid = useGrid({ list: PURCHASED_LIST, filters, columns }, rememberColumns('purchased'))
  const parts = useGridQuery(listPurchasedParts, grid.query)
  const empty = (
    <EmptyState headingLevel={2} icon="box" title={t('none')}>
      {t('none.text')}
    </EmptyState>
  )
  return (
    <Section space="tight">
      <div className={styles.answer}>
        {cart.added && (
          <Message tone="ok" live action={<a href={config.minicart_url}>{t('cart')}</a>}>
            {t('added', { sku: cart.added.lines.map(({ sku }) => sku).join(', ') })}
          </Message>
        )}
        {cart.problem !== undefined && (
          <Message tone="bad" live>
            {t('refused')}
          </Message>
        )}
      </div>
      {parts.error?.status === CONFLICT ? (
        <Message live>{t('chooseAccount')}</Message>
      ) : (
        <DataGrid
          caption={t('purchased')}
          grid={grid}
          columns={columns}
          rowKey={({ sku }) => sku}
          data={toGridData(parts, ({ rows }) => rows)}
          headingLevel={2}
          empty={empty}
          none={empty}
          hasShortSteps
        />
      )}
    </Section>
  )
}
