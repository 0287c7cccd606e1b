import { useState } from 'react'
import { Slot } from '#foundation/blocks/public.ts'
import { CancelDialog } from '#features/orders/orders/detail/cancel-dialog.tsx'
import { ReturnDialog } from '#features/orders/orders/returns/return-dialog.tsx'
import { useOrderChanges } from '#features/orders/orders/detail/use-order-changes.client.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** Beside the buttons of an order, with what was ordered. */
    readonly 'order-actions': { readonly parts: readonly { readonly sku: string; readonly quantity: number }[] }
  }
}

/** The possible actions on an order; others are not offered. */
export const OrderActions = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const [dialog, setDialog] = useState<'cancel' | 'return'>()
  const changes = useOrderChanges(view)
  const close = (): void => setDialog(undefined)
  return (
    <div className={styles.actionArea}>
      <div className={styles.actions}>
        <Slot name="order-actions" props={{ parts: view.parts }} />
        {view.mayReturn && view.parts.some(({ returnable }) => returnable > 0) && (
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
