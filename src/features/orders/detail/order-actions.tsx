import { useState } from 'react'
import { useAddToCart } from '#features/cart/public.ts'
import { usePage } from '#features/blocks/public.ts'
import { CancelDialog } from '#features/orders/detail/cancel-dialog.tsx'
import { ReturnDialog } from '#features/orders/detail/return-dialog.tsx'
import { useOrderChanges } from '#features/orders/detail/use-order-changes.client.ts'
import type { OrderView } from '#features/orders/order.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

/** What can be done with an order; what cannot is not offered. */
export const OrderActions = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { number } = useFormats()
  const { config } = usePage()
  const [dialog, setDialog] = useState<'cancel' | 'return'>()
  const cart = useAddToCart()
  const changes = useOrderChanges(view)
  const close = (): void => setDialog(undefined)
  return (
    <div className={styles.actionArea}>
      <div className={styles.actions}>
        <Button busy={cart.isAdding} onClick={() => void cart.add(view.parts.map(({ sku, quantity }) => ({ sku, quantity })))}>
          <Icon name="refresh" />
          {t('reorder')}
        </Button>
        {view.parts.some(({ returnable }) => returnable > 0) && (
          <Button variant="secondary" onClick={() => setDialog('return')}>
            {t('return.request')}
          </Button>
        )}
        {view.mayCancel && (
          <Button variant="secondary" onClick={() => setDialog('cancel')}>
            {t('cancel')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-pressed={view.isSubscribed}
          busy={changes.isSubscribing}
          onClick={() => void changes.subscribe(!view.isSubscribed)}
        >
          <Icon name="bell" />
          {t(view.isSubscribed ? 'subscribed' : 'subscribe')}
        </Button>
      </div>
      {cart.added && (
        <Message tone="ok" live action={<a href={config.minicart_url}>{t('reorder.cart')}</a>}>
          {t('reorder.added', { count: number(cart.added.lines.length) })}
          {cart.added.failed.length > 0 &&
            ` ${t('reorder.failed', { skus: cart.added.failed.map(({ sku }) => sku).join(', ') })}`}
        </Message>
      )}
      {cart.problem !== undefined && (
        <Message tone="bad" live>
          {t('reorder.refused')}
        </Message>
      )}
      {changes.hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      {dialog === 'cancel' && <CancelDialog view={view} onClose={close} />}
      {dialog === 'return' && <ReturnDialog view={view} onClose={close} />}
    </div>
  )
}
