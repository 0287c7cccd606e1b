import { useRef } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { cancelOwnOrder, readOwnOrder } from '#features/orders/orders/order.api.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type CancelDialogProps = { view: OrderView; onClose: () => void }

/** A cancelled order cannot be brought back; so the safe answer has the focus. */
export const CancelDialog = ({ view: { number }, onClose }: CancelDialogProps) => {
  const t = useTexts('orders')
  const intent = useRef(createIntent())
  const { mutateAsync, isPending, error } = useEndpointMutation(cancelOwnOrder)
  const cancel = async (): Promise<void> => {
    const isDone = await mutateAsync({ params: { number }, headers: intent.current.headersFor({ number }) }).then(
      () => true,
      () => false,
    )
    await refreshQueries(readOwnOrder)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      alert
      title={t('cancel.title', { number })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button busy={isPending} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('cancel.text')}</p>
      {error && (
        <Message tone="bad" live>
          {t(error.status === 409 ? 'cancel.late' : 'failed')}
        </Message>
      )}
    </Dialog>
  )
}
