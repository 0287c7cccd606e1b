import type { QuoteState } from '#features/buying/quotes/quote-state.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<QuoteState, BadgeTone>> = {
  Requested: 'info',
  Offered: 'warn',
  Countered: 'info',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'idle',
  Ordered: 'ok',
}

export const QuoteBadge = ({ state }: { state: QuoteState }) => {
  const t = useTexts('quotes')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
