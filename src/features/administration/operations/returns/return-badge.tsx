import type { ReturnState } from '#features/orders/orders/public.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<ReturnState, BadgeTone>> = {
  ...{ Requested: 'warn', Approved: 'info', Refused: 'bad', Withdrawn: 'idle', Received: 'info', Credited: 'ok', Closed: 'ok' },
}

export const ReturnBadge = ({ state }: { state: ReturnState }) => {
  const t = useTexts('operations')
  return <Badge tone={TONES[state]}>{t(`return.${state}`)}</Badge>
}
