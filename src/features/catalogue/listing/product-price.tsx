import { usePage } from '#features/blocks/public.ts'
import { useAccountOffer } from '#features/catalogue/offer/account-offers.ts'
import { kindOfPrice } from '#features/catalogue/offer/offer-words.rules.ts'
import type { Price } from '#features/catalogue/product/product-card.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Nothing at all where the site shows no prices to anonymous visitors. The price of one's own account takes the place of the public one. */
export const ProductPrice = ({ sku, price }: { sku: string; price: Price | undefined }) => {
  const { hideCurrency } = usePage().flags
  const t = useTexts('catalogue')
  const { money } = useFormats()
  const offer = useAccountOffer(sku)
  const shown = offer ? offer.price : price
  if (hideCurrency) return null
  return (
    <span data-price={kindOfPrice(shown, offer)} data-offer-price={sku}>
      {shown ? money({ minor: BigInt(shown.minor), currency: shown.currency }) : t('price.request')}
    </span>
  )
}
