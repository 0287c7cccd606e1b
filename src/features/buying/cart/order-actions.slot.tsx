import { usePage, type SlotProps } from '#foundation/blocks/public.ts'
import { useAddToCart } from '#features/buying/cart/add/use-add-to-cart.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-actions.module.css'

/** Puts what was ordered into the cart again. */
export const Slot = ({ parts }: SlotProps['order-actions']) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const { config } = usePage()
  const { add, added, isAdding, problem } = useAddToCart()
  return (
    <>
      <Button busy={isAdding} onClick={() => void add(parts.map(({ sku, quantity }) => ({ sku, quantity })))}>
        <Icon name="refresh" />
        {t('reorder')}
      </Button>
      {added && (
        <div className={styles.outcome}>
          <Message tone="ok" live action={<a href={config.minicart_url}>{t('reorder.cart')}</a>}>
            {t('reorder.added', { count: number(added.lines.length) })}
            {added.failed.length > 0 && ` ${t('reorder.failed', { skus: added.failed.map(({ sku }) => sku).join(', ') })}`}
          </Message>
        </div>
      )}
      {problem !== undefined && (
        <div className={styles.outcome}>
          <Message tone="bad" live>
            {t('reorder.refused')}
          </Message>
        </div>
      )}
    </>
  )
}
