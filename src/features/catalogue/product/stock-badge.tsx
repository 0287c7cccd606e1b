import type { Stock } from '#features/catalogue/product/product-card.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<Stock['state'], BadgeTone>> = { in: 'ok', low: 'warn', out: 'idle' }

export const StockBadge = ({ stock: { state, quantity } }: { stock: Stock }) => {
  const t = useTexts('catalogue')
  return <Badge tone={TONES[state]}>{t(`product.stock.${state}`, { n: useFormats().number(quantity) })}</Badge>
}
