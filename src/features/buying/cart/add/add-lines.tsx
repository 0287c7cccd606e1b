import type { RequestedLine } from '#features/buying/cart/cart.rules.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { useAddToCart } from '#features/buying/cart/add/use-add-to-cart.client.ts'
import { cartHref } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './add-to-cart.module.css'

/** Several parts of a list at once. */
export const AddLines = ({ lines }: { lines: readonly RequestedLine[] }) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const page = usePage()
  const { add, isAdding, added, problem } = useAddToCart()
  if (lines.length === 0) return null
  const here = `${location.pathname}${location.search}`
  return (
    <span className={styles.several}>
      <Button size="small" busy={isAdding} onClick={() => void add(lines)}>
        <Icon name="cart" size="small" />
        {t('add.lines', { count: number(lines.length) })}
      </Button>
      <span className={styles.said} role="status">
        {added && (
          <>
            {t('add.linesDone', { count: number(added.lines.length) })} <a href={cartHref({ ...page, here })}>{t('open')}</a>
          </>
        )}
        {problem !== undefined && <span className={styles.problem}>{problem || t('add.failed')}</span>}
      </span>
    </span>
  )
}
