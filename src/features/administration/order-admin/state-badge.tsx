import { STATE_TONES, type OrderState } from '#features/orders/orders/public.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const StateBadge = ({ state }: { state: OrderState }) => {
  const t = useTexts('order-admin')
  return <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
}
