import type { CartView } from '#features/buying/cart/cart.schema.ts'
import { CartLine, type LineProps } from '#features/buying/cart/page/cart-line.tsx'
import { useVirtualRows } from '#ui/data-grid/use-virtual-rows.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

const USUAL_HEIGHT = 190
/** Names of this many parts; a cart may hold a thousand. */
const MOST_NAMED = 10

type CartLinesProps = Omit<LineProps, 'line' | 'place' | 'measure'> & { readonly cart: CartView }

/** Keeps the room of lines that are not in the page. */
const Room = ({ height }: { height: number }) => (height > 0 ? <li role="presentation" aria-hidden style={{ height }} /> : null)

/** In a cart of very many lines only those in sight are in the page. */
const OrderedLines = ({ lines, ...act }: Omit<CartLinesProps, 'cart'> & { readonly lines: CartView['lines'] }) => {
  const { body, isVirtual, indexes, gaps, after, measure } = useVirtualRows<HTMLUListElement>(lines.length, {
    usualHeight: USUAL_HEIGHT,
    overscan: 6,
    holdsFocus: true,
  })
  return (
    <ul className={styles.list} ref={body} data-virtual={isVirtual || undefined}>
      {indexes.flatMap((index, at) => {
        const line = lines[index]
        if (!line) return []
        const place = isVirtual ? { index, count: lines.length } : undefined
        return [
          <Room key={`room ${line.id}`} height={gaps[at] ?? 0} />,
          <CartLine key={line.id} line={line} place={place} measure={measure} {...act} />,
        ]
      })}
      <Room height={after} />
    </ul>
  )
}

/** Lines to order, and below them those saved for later. */
export const CartLines = ({ cart, ...act }: CartLinesProps) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const ordered = cart.lines.filter(({ isSaved }) => !isSaved)
  const saved = cart.lines.filter(({ isSaved }) => isSaved)
  const changed = ordered.filter(({ former }) => former).map(({ sku }) => sku)
  const named = changed.slice(0, MOST_NAMED).join(', ')
  return (
    <div className={styles.lists}>
      {changed.length > 0 && (
        <Message tone="warn">{t('changed', { skus: changed.length > MOST_NAMED ? `${named} …` : named })}</Message>
      )}
      {ordered.length > 0 && (
        <section aria-label={t('lines')}>
          <h2 className="visually-hidden">{t('lines')}</h2>
          <OrderedLines lines={ordered} {...act} />
        </section>
      )}
      {saved.length > 0 && (
        <section className={styles.saved}>
          <h2>{t('saved', { count: number(saved.length) })}</h2>
          <ul className={styles.list}>
            {saved.map((line) => (
              <CartLine key={line.id} line={line} {...act} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
