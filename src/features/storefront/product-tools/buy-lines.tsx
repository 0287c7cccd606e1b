type BuyLinesProps = { readonly lines: readonly { readonly sku: string; readonly quantity: number }[] }

/** Room for the cart's control that adds all of these at once; empty for people who may not buy. */
export const BuyLines = ({ lines }: BuyLinesProps) => (
  <span data-buy-lines={JSON.stringify(lines.map(({ sku, quantity }) => ({ sku, quantity })))} />
)
