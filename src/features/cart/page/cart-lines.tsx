import { useEffect, useRef, useState } from 'react'
import type { CartView } from '#features/cart/cart.schema.ts'
import { CartLine, type LineProps } from '#features/cart/page/cart-line.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

const FIRST_LINES = 50

/** How many lines are drawn: further ones when their place comes near the screen. */
const useDrawnLines = (count: number) => {
  const [most, setMost] = useState(FIRST_LINES)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = count > most
  useEffect(() => {
    const { current } = end
    if (!hasMore || !current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setMost((drawn) => drawn + FIRST_LINES), {
      rootMargin: '800px',
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [hasMore, most])
  return { most, end, hasMore, drawMore: () => setMost((drawn) => drawn + FIRST_LINES) }
}

type CartLinesProps = Omit<LineProps, 'line'> & { readonly cart: CartView }

/** What will be ordered, and below it what waits for later. */
export const CartLines = ({ cart, ...act }: CartLinesProps) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const ordered = cart.lines.filter(({ isSaved }) => !isSaved)
  const saved = cart.lines.filter(({ isSaved }) => isSaved)
  const changed = ordered.filter(({ former }) => former).map(({ sku }) => sku)
  const { most, end, hasMore, drawMore } = useDrawnLines(ordered.length)
  return (
    <div className={styles.lists}>
      {changed.length > 0 && <Message tone="warn">{t('changed', { skus: changed.join(', ') })}</Message>}
      {ordered.length > 0 && (
        <section aria-label={t('lines')}>
          <h2 className="visually-hidden">{t('lines')}</h2>
          <ul className={styles.list}>
            {ordered.slice(0, most).map((line) => (
              <CartLine key={line.id} line={line} {...act} />
            ))}
          </ul>
          <div ref={end} />
          {hasMore && (
            <Button variant="secondary" onClick={drawMore}>
              {t('more')}
            </Button>
          )}
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
