import { useAccountOffer } from '#features/storefront/catalogue/offer/account-offers.client.ts'
import { nameStockText } from '#features/storefront/catalogue/offer/offer-words.rules.ts'
import type { Stock } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { StockLine } from '#ui/stock-line.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The stock for one's own account takes the place of the public one. */
export const ProductStock = ({ sku, stock }: { sku: string; stock: Stock }) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const { state, quantity } = useAccountOffer(sku)?.stock ?? stock
  const { supply } = stock
  return (
    <StockLine state={state} supply={supply} data-offer-stock={sku}>
      {t(nameStockText({ state, supply }), { count: number(quantity) })}
    </StockLine>
  )
}
