import type { PurchaseOrderState } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<PurchaseOrderState, BadgeTone>> = {
  Draft: 'warn',
  'In cart': 'info',
  Ordered: 'ok',
  Waiting: 'info',
  Dismissed: 'idle',
}

export const OrderStateBadge = ({ state }: { state: PurchaseOrderState }) => {
  const t = useTexts('purchase-orders')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
