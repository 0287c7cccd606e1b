import { approvalPath } from '#features/company/approvals/public.ts'
import { useRef, useState } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import * as api from '#features/buying/recurring-orders/recurring-order.api.ts'
import type { RecurringView } from '#features/buying/recurring-orders/recurring-order.schema.ts'
import { mayTakeStep } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './recurring-orders.module.css'

const CONFLICT = 409

/** Pause or resume, order now, end; what the state does not allow is not offered. */
export const RecurringActions = ({ view }: { view: RecurringView }) => {
  const { id, name } = view
  const t = useTexts('recurring-orders')
  const { locale } = usePage()
  const intent = useRef(createIntent())
  const [isEnding, setEnding] = useState(false)
  const pausing = useEndpointMutation(api.pauseRecurringOrder)
  const resuming = useEndpointMutation(api.resumeRecurringOrder)
  const ordering = useEndpointMutation(api.orderRecurringNow)
  const ending = useEndpointMutation(api.endRecurringOrder)
  const params = { id }

  const act = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch(() => undefined)
    await refreshQueries(api.listRecurringOrders, api.readRecurringOrder)
  }
  const order = (): Promise<void> =>
    act(async () => {
      await ordering.mutateAsync({ params, headers: intent.current.headersFor(params) })
      intent.current.settle()
    })
  const error = pausing.error ?? resuming.error ?? ordering.error ?? ending.error
  const { data: placed } = ordering
  const orderNumber = placed && 'orderNumber' in placed ? placed.orderNumber : undefined
  const approvalId = placed && 'approvalId' in placed ? placed.approvalId : undefined
  return (
    <>
      <div className={styles.actions}>
        {mayTakeStep(view, 'pause') && (
          <Button
            variant="secondary"
            size="small"
            busy={pausing.isPending}
            onClick={() => void act(() => pausing.mutateAsync({ params }))}
          >
            {t('pause')}
          </Button>
        )}
        {mayTakeStep(view, 'resume') && (
          <Button size="small" busy={resuming.isPending} onClick={() => void act(() => resuming.mutateAsync({ params }))}>
            {t('resume')}
          </Button>
        )}
        {mayTakeStep(view, 'order') && (
          <Button variant="secondary" size="small" busy={ordering.isPending} onClick={() => void order()}>
            {t('order')}
          </Button>
        )}
        {mayTakeStep(view, 'end') && (
          <Button variant="quiet" size="small" onClick={() => setEnding(true)}>
            {t('end')}
          </Button>
        )}
      </div>
      {approvalId !== undefined && (
        <Message tone="info" live action={<a href={pageHref(locale, approvalPath(approvalId))}>{t('waiting.open')}</a>}>
          {t('waiting')}
        </Message>
      )}
      {orderNumber !== undefined && (
        <Message tone="ok" live action={<a href={pageHref(locale, orderPath(orderNumber))}>{orderNumber}</a>}>
          {t('ordered', { number: orderNumber })}
        </Message>
      )}
      {error && (
        <Message tone="bad" live>
          {t(error.status === CONFLICT ? 'differs' : 'failed')}
        </Message>
      )}
      {isEnding && (
        <Dialog
          open
          alert
          title={t('end.title', { name })}
          onClose={() => setEnding(false)}
          footer={
            <>
              <Button variant="secondary" data-autofocus onClick={() => setEnding(false)}>
                {t('keep')}
              </Button>
              <Button
                busy={ending.isPending}
                onClick={() => {
                  setEnding(false)
                  void act(() => ending.mutateAsync({ params }))
                }}
              >
                {t('end')}
              </Button>
            </>
          }
        >
          <p>{t('end.text')}</p>
        </Dialog>
      )}
    </>
  )
}
