import type { OrderState } from '#features/orders/orders/order.rules.ts'
import { Badge, Tag, type BadgeSign, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const LOOKS: Readonly<Record<OrderState, readonly [BadgeTone, BadgeSign]>> = {
  Received: ['idle', 'ring'],
  Confirmed: ['idle', 'ring'],
  'In production': ['info', 'half'],
  'Part shipped': ['info', 'half'],
  Shipped: ['info', 'half'],
  Delivered: ['ok', 'dot'],
  Invoiced: ['ok', 'dot'],
  Cancelled: ['bad', 'diamond'],
}

/** Where an order stands, in a sign and a word. */
export const OrderBadge = ({ state }: { state: OrderState }) => {
  const t = useTexts('orders')
  const [tone, sign] = LOOKS[state]
  return (
    <Badge tone={tone} sign={sign}>
      {t(`state.${state}`)}
    </Badge>
  )
}

/** Warnings beside the state. */
export const OrderWarnings = ({ isLate, hasBackorder }: { isLate: boolean; hasBackorder: boolean }) => {
  const t = useTexts('orders')
  return (
    <>
      {isLate && <Badge tone="warn">{t('late')}</Badge>}
      {hasBackorder && <Tag>{t('backordered')}</Tag>}
    </>
  )
}
