import { memo } from 'react'
import type { CartLineView } from '#features/buying/cart/cart.schema.ts'
import { LineMore } from '#features/buying/cart/page/line-more.tsx'
import { LineQuantity } from '#features/buying/cart/page/line-quantity.tsx'
import type { LineChange } from '#features/buying/cart/page/use-cart.client.ts'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

const PICTURE = { alt: '', width: 400, height: 320 }

export type LineProps = {
  readonly line: CartLineView
  readonly onChange: (line: CartLineView, change: LineChange) => void
  readonly onRemove: (line: CartLineView) => void
  /** Puts the part that is sold today in the place of this one. */
  readonly onReplace: (line: CartLineView, sku: string) => void
  /** Where it stands in a cart whose other lines are not all in the page. */
  readonly place?: { readonly index: number; readonly count: number } | undefined
  readonly measure?: ((element: HTMLElement | null) => void) | undefined
}

const LinePicture = ({ image }: Pick<CartLineView, 'image'>) =>
  image ? (
    <Plate image={{ ...PICTURE, src: image }} />
  ) : (
    <span className={styles.blank}>
      <Icon name="box" />
    </span>
  )

const LineStock = ({ stock, quantity, leadDays }: CartLineView) => {
  const t = useTexts('cart')
  const { number, date } = useFormats()
  const isShort = quantity > stock.quantity
  const later = stock.next
    ? t('stock.next', { count: number(stock.next.quantity), date: date(stock.next.on) })
    : leadDays !== undefined && t('stock.lead', { days: number(leadDays) })
  return (
    <span className={styles.stock} data-state={isShort ? 'low' : stock.state}>
      {t(`stock.${stock.state}`, { count: number(stock.quantity) })}
      {isShort && later && `, ${later}`}
    </span>
  )
}

const LineAmount = ({ unit, total, former, contract }: CartLineView) => {
  const t = useTexts('cart')
  const { money } = useFormats()
  if (!unit || !total) return <p className={styles.amount}>{t('line.request')}</p>
  return (
    <p className={styles.amount}>
      <strong>{money(total)}</strong>
      <span>{t('line.each', { price: money(unit) })}</span>
      {contract && <span>{t('line.contract')}</span>}
      {former && <s>{money(former)}</s>}
    </p>
  )
}

/** One part in the cart. */
export const CartLine = memo((props: LineProps) => {
  const { line, place, measure, onChange } = props
  const t = useTexts('cart')
  const { sku, name, href, isSold, lifecycle, isSaved, former } = line
  return (
    <li
      className={styles.line}
      data-needs={former || !isSold || undefined}
      data-sku={sku}
      ref={measure}
      data-index={place?.index}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.count}
    >
      <LinePicture image={line.image} />
      <div className={styles.words}>
        <span className={styles.sku}>{sku}</span>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        {isSold ? <LineStock {...line} /> : <span className={styles.unsold}>{t('line.unsold')}</span>}
        {isSold && lifecycle !== 'active' && <span className={styles.unsold}>{t('line.ended')}</span>}
      </div>
      {!isSaved && <LineQuantity line={line} onChange={(quantity) => onChange(line, { quantity })} />}
      <LineAmount {...line} />
      <LineMore {...props} />
    </li>
  )
})
CartLine.displayName = 'CartLine'
