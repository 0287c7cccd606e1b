export { quoteFileName } from '#features/buying/quotes/quote-attachment.rules.ts'
export {
  isQuoteNumber,
  MOST_DISCOUNTS,
  MOST_QUOTE_LINES,
  MOST_QUOTE_NOTE,
  OFFICE_QUOTES_PATH,
  QUOTE_GLANCES,
  QUOTE_LIST,
} from '#features/buying/quotes/quote-list.rules.ts'
export { QUOTE_STATES, USUAL_VALIDITY_MS, type QuoteState } from '#features/buying/quotes/quote-state.rules.ts'
export { sumQuote } from '#features/buying/quotes/quote-total.rules.ts'
export {
  listedQuoteSchema,
  quoteNoteSchema,
  quoteSchema,
  type QuoteLineView,
  type QuoteView,
} from '#features/buying/quotes/quote.schema.ts'
export { useReaderZone } from '#features/buying/quotes/use-reader-zone.client.ts'
