import type { QuoteState } from '#features/buying/quotes/public.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** What waits for staff stands out. */
const TONES: Readonly<Record<QuoteState, BadgeTone>> = {
  Requested: 'warn',
  Offered: 'idle',
  Countered: 'warn',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'idle',
  Ordered: 'ok',
}

export const StateBadge = ({ state }: { state: QuoteState }) => {
  const t = useTexts('quotes')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
