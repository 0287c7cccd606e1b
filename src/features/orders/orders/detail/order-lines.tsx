import { pageHref, Slot, usePage } from '#foundation/blocks/public.ts'
import { productPath } from '#features/storefront/catalogue/public.ts'
import { ReturnButton } from '#features/orders/orders/returns/return-button.tsx'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { Tag } from '#ui/badge.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

type Part = OrderView['parts'][number]

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** Beside a line of an order: what can be done about it. */
    readonly 'order-line': {
      readonly orderNumber: string
      readonly position: number
      readonly sku: string
      readonly quantity: number
    }
    /** Below the lines of an order. */
    readonly 'order-changes': { readonly orderNumber: string }
  }
}

const useLineColumns = (view: OrderView): Column<Part>[] => {
  const { number: orderNumber } = view
  const t = useTexts('orders')
  const { locale } = usePage()
  const { money, number, date } = useFormats()
  return [
    { key: 'position', header: t('line.position'), cell: ({ position }) => position, phone: 'hidden' },
    {
      key: 'part',
      header: t('line.part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ position, sku, name, note, requestedOn, quantity }) => (
        <>
          <a href={pageHref(locale, productPath(sku))}>{name}</a>
          <span className={styles.sku}>{sku}</span>
          {note !== '' && <span className={styles.muted}>{note}</span>}
          {requestedOn !== null && (
            <span className={styles.muted}>
              {t('column.requested')} {date(requestedOn)}
            </span>
          )}
          <Slot name="order-line" props={{ orderNumber, position, sku, quantity }} />
          <ReturnButton view={view} position={position} />
        </>
      ),
    },
    { key: 'quantity', header: t('line.quantity'), numeric: true, cell: ({ quantity }) => number(quantity), phoneLabel: true },
    { key: 'shipped', header: t('line.shipped'), numeric: true, cell: ({ shipped }) => number(shipped), phoneLabel: true },
    {
      key: 'open',
      header: t('line.open'),
      numeric: true,
      phoneLabel: true,
      cell: ({ open, backordered }) => (
        <>
          {number(open)} {backordered > 0 && <Tag>{t('backordered')}</Tag>}
        </>
      ),
    },
    {
      key: 'promised',
      header: t('column.promised'),
      phone: 'hidden',
      cell: ({ promisedOn }) => (promisedOn === null ? '–' : date(promisedOn)),
    },
    { key: 'unit', header: t('line.unit'), numeric: true, cell: ({ unit }) => money(unit), phone: 'hidden' },
    { key: 'total', header: t('line.total'), numeric: true, cell: ({ total }) => money(total) },
  ]
}

export const OrderLines = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { money, number } = useFormats()
  const columns = useLineColumns(view)
  return (
    <section className={styles.lines} aria-labelledby="order-lines">
      <h2 id="order-lines">{t('lines', { count: number(view.parts.length) })}</h2>
      <Table caption={t('lines.caption')} columns={columns} rows={view.parts} rowKey={({ position }) => String(position)} />
      {/* Filled by other features: changes that were asked for. */}
      <Slot name="order-changes" props={{ orderNumber: view.number }} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('sum.net')}</dt>
          <dd>{money(view.subtotal)}</dd>
        </div>
        <div>
          <dt>{t('sum.freight')}</dt>
          <dd>{money(view.freight)}</dd>
        </div>
        {view.taxes.map(({ name, percent, amount }) => (
          <div key={`${name} ${percent}`}>
            <dt>{t('sum.tax', { name, percent })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('sum.total')}</dt>
          <dd>{money(view.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
