import { markSlot, usePage } from '#foundation/blocks/public.ts'
import { useAccountOffer } from '#features/storefront/catalogue/public.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { useFormats } from '#ui/use-formats.ts'
import styles from './search-panel.module.css'

/** The public price, until the portal knows what the account pays. */
export const PanelPrice = ({ sku, price }: { sku: string; price: MoneyJson | undefined }) => {
  const { money } = useFormats()
  const { hideCurrency } = usePage().flags
  const shown = useAccountOffer(sku)?.price ?? price
  if (hideCurrency || !shown) return null
  return (
    <span className={`num ${styles.price}`} {...markSlot('offer-price', sku)}>
      {money(shown)}
    </span>
  )
}
