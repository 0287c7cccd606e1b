import { nameStockText, useAccountOffer, type Stock } from '#features/storefront/catalogue/public.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './result-item.module.css'

/** Its availability, in the words of the catalogue. */
export const ResultStock = ({ sku, stock }: { sku: string; stock: Stock }) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const { state, quantity } = useAccountOffer(sku)?.stock ?? stock
  const { supply } = stock
  return (
    <span className={styles.stock} data-state={state} data-supply={supply} data-offer-stock={sku}>
      {t(nameStockText({ state, supply }), { count: number(quantity) })}
    </span>
  )
}
