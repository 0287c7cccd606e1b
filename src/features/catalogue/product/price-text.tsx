import type { Price } from '#features/catalogue/product/product-card.rules.ts'
import { usePage } from '#features/blocks/public.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Nothing at all where the site shows no prices to strangers. */
export const PriceText = ({ price }: { price: Price | undefined }) => {
  const t = useTexts('catalogue')
  const formats = useFormats()
  if (usePage().flags.hideCurrency) return null
  return <>{price ? formats.money({ ...price, minor: BigInt(price.minor) }) : t('product.price.ask')}</>
}
