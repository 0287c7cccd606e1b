import type { RecurringState } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<RecurringState, BadgeTone>> = { Active: 'ok', Paused: 'warn', Ended: 'idle' }

export const StateBadge = ({ state }: { state: RecurringState }) => {
  const t = useTexts('recurring-orders')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
