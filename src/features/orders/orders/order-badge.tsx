import { STATE_TONES, type OrderState } from '#features/orders/orders/order.rules.ts'
import { Badge, Tag, type BadgeSign, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const SIGNS = { idle: 'ring', info: 'half', ok: 'dot', bad: 'diamond' } as const satisfies Partial<Record<BadgeTone, BadgeSign>>

/** Where an order stands, in a sign and a word. */
export const OrderBadge = ({ state }: { state: OrderState }) => {
  const t = useTexts('orders')
  const tone = STATE_TONES[state]
  return (
    <Badge tone={tone} sign={SIGNS[tone]}>
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
