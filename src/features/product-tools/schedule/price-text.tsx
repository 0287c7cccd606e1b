import type { UnitPrice } from '#features/product-tools/schedule/schedule-sum.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

export const PriceText = ({ price, times = 1 }: { price: UnitPrice | undefined; times?: number }) => {
  const t = useTexts('product-tools')
  const { money } = useFormats()
  return price ? money({ minor: BigInt(price.minor) * BigInt(times), currency: price.currency }) : t('price.request')
}
