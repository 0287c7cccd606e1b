import type { OrderState } from '#features/orders/orders/public.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<OrderState, BadgeTone>> = {
  Received: 'idle',
  Confirmed: 'idle',
  'In production': 'info',
  'Part shipped': 'info',
  Shipped: 'info',
  Delivered: 'ok',
  Invoiced: 'ok',
  Cancelled: 'bad',
}

export const StateBadge = ({ state }: { state: OrderState }) => {
  const t = useTexts('order-admin')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
