import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { OrderLines } from '#features/buying/purchase-orders/order-lines.tsx'
import { OrderStateBadge } from '#features/buying/purchase-orders/order-state-badge.tsx'
import {
  dismissPurchaseOrder,
  listPurchaseOrders,
  putIntoCart,
  readPurchaseDocument,
  readPurchaseOrder,
  type ReadPurchaseOrder,
} from '#features/buying/purchase-orders/purchase-order.api.ts'
import { inShopLanguage } from '#features/buying/cart/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchase-orders.module.css'

const isOtherAccount = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'account_changed'

type Outcome = { readonly tone: 'ok' | 'bad'; readonly text: string }

const DraftActions = ({ id, ready, left }: { id: string; ready: number; left: number }) => {
  const t = useTexts('purchase-orders')
  const { number } = useFormats()
  const [busy, setBusy] = useState<'cart' | 'dismiss'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const act = async (which: 'cart' | 'dismiss'): Promise<void> => {
    setBusy(which)
    const answer = await call(which === 'cart' ? putIntoCart : dismissPurchaseOrder, { params: { id }, errors: 'own' })
    setBusy(undefined)
    setOutcome(answer.ok ? undefined : { tone: 'bad', text: t(isOtherAccount(answer.problem) ? 'refused.account' : 'failed') })
    await refreshQueries(listPurchaseOrders, readPurchaseOrder)
  }
  return (
    <>
      {outcome && (
        <Message tone={outcome.tone} live>
          {outcome.text}
        </Message>
      )}
      <div className={styles.actions}>
        <Button busy={busy === 'cart'} disabled={ready === 0} onClick={() => void act('cart')}>
          {t('cart')}
        </Button>
        <Button variant="secondary" busy={busy === 'dismiss'} onClick={() => void act('dismiss')}>
          {t('dismiss')}
        </Button>
        <span className={styles.small}>
          {t(left > 0 ? 'cart.left' : 'cart.hint', { count: number(ready), left: number(left) })}
        </span>
      </div>
    </>
  )
}

const Links = ({ order }: { order: ReadPurchaseOrder }) => {
  const t = useTexts('purchase-orders')
  const { locale, config } = usePage()
  const { id, orderNumber, approvalId, state } = order
  return (
    <p className={styles.actions}>
      <ButtonLink variant="quiet" size="small" href={readPurchaseDocument.path.replace(':id', id)} download>
        {t('document')}
      </ButtonLink>
      {orderNumber !== null && <a href={pageHref(locale, orderPath(orderNumber))}>{t('order', { number: orderNumber })}</a>}
      {approvalId !== null && <a href={pageHref(locale, `/secure/approvals/details.${approvalId}`)}>{t('approval')}</a>}
      {state === 'In cart' && <span className={styles.small}>{t('inCart')}</span>}
      {state === 'In cart' && order.lines.some(({ isAdded }) => !isAdded) && (
        <a href={inShopLanguage(config.quickcart_url, locale.language)}>{t('quickCart')}</a>
      )}
    </p>
  )
}

/** One document: what was read of it, and what can be done. */
export const PurchaseOrderDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTexts('purchase-orders')
  const { dateTime } = useFormats()
  const { data: order, isError, refetch } = useEndpointQuery(readPurchaseOrder, { params: { id } })
  if (isError) return <ErrorState onRetry={() => void refetch()} headingLevel={2} />
  if (!order)
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  const ready = order.lines.filter(({ sku, quantity }) => sku !== null && quantity !== null).length
  const left = order.lines.length - ready
  return (
    <aside className={styles.panel} aria-labelledby="purchase-order-name">
      <header className={styles.head}>
        <div>
          <OrderStateBadge state={order.state} />
          <h2 id="purchase-order-name">{order.poNumber ?? order.name}</h2>
          <p className={styles.small}>{t('from', { name: order.name, time: dateTime(order.receivedAt) })}</p>
          {order.address !== null && <p className={styles.small}>{t('goesTo', { address: order.address })}</p>}
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {order.state === 'Draft' && order.reason !== null && (order.reason !== 'lines' || left > 0) && (
        <Message tone="info">{t(`reason.${order.reason}`)}</Message>
      )}
      <OrderLines order={order} />
      <Links order={order} />
      {order.state === 'Draft' && <DraftActions id={id} ready={ready} left={left} />}
    </aside>
  )
}
