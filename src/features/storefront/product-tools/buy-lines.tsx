import { markSlot } from '#foundation/blocks/public.ts'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** Lines as JSON, `[{ sku, quantity }]`. The cart puts the control here that adds all of them. */
    readonly 'buy-lines': string
  }
}

type BuyLinesProps = { readonly lines: readonly { readonly sku: string; readonly quantity: number }[] }

/** Room for the cart's control that adds all of these at once; empty for people who may not buy. */
export const BuyLines = ({ lines }: BuyLinesProps) => (
  <span {...markSlot('buy-lines', JSON.stringify(lines.map(({ sku, quantity }) => ({ sku, quantity }))))} />
)
