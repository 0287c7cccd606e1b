import { usePage } from '#features/blocks/public.ts'
import type { Price } from '#features/catalogue/product/product-card.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Nothing at all where the site shows no prices to strangers. */
export const ProductPrice = ({ price }: { price: Price | undefined }) => {
  const { hideCurrency } = usePage().flags
  const t = useTexts('catalogue')
  const { money } = useFormats()
  if (hideCurrency) return null
  if (!price) return <span data-price="request">{t('price.request')}</span>
  return <span data-price="list">{money({ minor: BigInt(price.minor), currency: price.currency })}</span>
}
