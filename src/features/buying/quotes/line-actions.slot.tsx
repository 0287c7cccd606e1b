import { AskForQuote } from '#features/buying/quotes/ask-for-quote.tsx'

/** Asks for a quote for lines that are in no cart, such as those of a list. */
export const Slot = ({ lines }: { lines: readonly { readonly sku: string; readonly quantity: number }[] }) => (
  <AskForQuote text="lines.text" source={async () => ({ lines: [...lines] })} />
)
