import { QUOTE_TONES } from '#features/administration/quote-admin/quote-tones.rules.ts'
import type { QuoteState } from '#features/buying/quotes/public.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const StateBadge = ({ state }: { state: QuoteState }) => {
  const t = useTexts('quotes')
  return <Badge tone={QUOTE_TONES[state]}>{t(`state.${state}`)}</Badge>
}
