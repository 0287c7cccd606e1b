import { markSlot, usePage } from '#foundation/blocks/public.ts'
import { useAccountOffer } from '#features/storefront/catalogue/offer/account-offers.client.ts'
import { kindOfPrice } from '#features/storefront/catalogue/offer/offer-words.rules.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { PriceLine } from '#ui/price-line.tsx'
import styles from './product-price.module.css'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** The part whose price stands here; for people who are signed in the catalogue writes the price of their account. */
    readonly 'offer-price': string
  }
}

/** Nothing at all where the site shows no prices to anonymous visitors. The price of one's own account takes the place of the public one. */
export const ProductPrice = ({ sku, price }: { sku: string; price: MoneyJson | undefined }) => {
  const { hideCurrency } = usePage().flags
  const offer = useAccountOffer(sku)
  const shown = offer ? offer.price : price
  if (hideCurrency) return null
  return (
    <span className={styles.price} data-price={kindOfPrice(shown, offer)} {...markSlot('offer-price', sku)}>
      <PriceLine price={shown} />
    </span>
  )
}
