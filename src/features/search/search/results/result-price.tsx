import { markSlot, usePage } from '#foundation/blocks/public.ts'
import { kindOfPrice, useAccountOffer } from '#features/storefront/catalogue/public.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { PriceLine } from '#ui/price-line.tsx'
import styles from './result-item.module.css'

/** The public price, until the portal puts the account's in its place. Nothing where the site shows no prices. */
export const ResultPrice = ({ sku, price }: { sku: string; price: MoneyJson | undefined }) => {
  const { hideCurrency } = usePage().flags
  const offer = useAccountOffer(sku)
  const shown = offer ? offer.price : price
  if (hideCurrency) return null
  return (
    <p className={styles.price} data-price={kindOfPrice(shown, offer)} {...markSlot('offer-price', sku)}>
      <PriceLine price={shown} />
    </p>
  )
}
