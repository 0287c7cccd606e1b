import { useAccountOffer } from '#features/catalogue/offer/account-offers.client.ts'
import type { Stock } from '#features/catalogue/product/product-card.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-stock.module.css'

/** A sign and a word, so that it reads without colour. */
export const ProductStock = ({ sku, stock }: { sku: string; stock: Stock }) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const { state, quantity } = useAccountOffer(sku)?.stock ?? stock
  const { supply } = stock
  return (
    <span className={styles.stock} data-state={state} data-supply={supply} data-offer-stock={sku}>
      {t(`stock.${state === 'out' && supply ? supply : state}`, { count: number(quantity) })}
    </span>
  )
}
