import { QUOTE_OFFERED } from '#features/buying/quotes/company-event.service.ts'
import { quoteTools } from '#features/buying/quotes/agent-tools.service.ts'
import { quoteInbox } from '#features/buying/quotes/quote-inbox.service.ts'
import { quoteDetail } from '#features/buying/quotes/detail/quote-detail.schema.ts'
import { expireQuotes, remindOfQuotes } from '#features/buying/quotes/end-quotes.service.ts'
import { quoteList } from '#features/buying/quotes/page/quote-list.schema.ts'
import { personalData } from '#features/buying/quotes/personal-data.store.ts'
import { drawQuoteAttachment } from '#features/buying/quotes/draw-attachment.service.ts'
import { QUOTE_DOCUMENT } from '#features/buying/quotes/quote-attachment.rules.ts'
import { quoteMails } from '#features/buying/quotes/quote-mail.service.ts'
import { quotePageRoutes } from '#features/buying/quotes/quote-page.routes.ts'
import { quoteRoutes } from '#features/buying/quotes/quote.routes.ts'
import { quotesLink, quoteStarterPages } from '#features/buying/quotes/quote.starter.ts'
import { noteOrdered } from '#features/buying/quotes/note-ordered.service.ts'
import type { Feature } from '#platform/feature.ts'

export { contextOf } from '#features/buying/quotes/quote-access.service.ts'
export { findQuoteAccount } from '#features/buying/quotes/draw-attachment.service.ts'
export { drawQuote } from '#features/buying/quotes/quote-document.service.ts'
export { listCustomerQuotes } from '#features/buying/quotes/customer-quotes.store.ts'
export { countQuoteGlances, listQuotes } from '#features/buying/quotes/quote-list.store.ts'
export type { Quote } from '#features/buying/quotes/quote-model.rules.ts'
export { acceptQuote } from '#features/buying/quotes/accept-quote.service.ts'
export { refuseOtherVersion, type StepContext } from '#features/buying/quotes/quote-step.service.ts'
export { counterQuote, declineQuote, offerQuote, requestQuote } from '#features/buying/quotes/quote-steps.service.ts'
export { describeListed, describeQuote } from '#features/buying/quotes/quote-view.service.ts'
export { findQuote, lockQuote } from '#features/buying/quotes/quote.store.ts'
export { listVersions } from '#features/buying/quotes/quote-versions.store.ts'

export const quotes: Feature = {
  name: 'quotes',
  agentTools: quoteTools,
  personalData,
  mails: quoteMails,
  companyEvents: [QUOTE_OFFERED],
  mailAttachments: { [QUOTE_DOCUMENT]: drawQuoteAttachment },
  portalLinks: [quotesLink],
  starterPages: quoteStarterPages,
  blocks: [quoteList, quoteDetail],
  recurring: [expireQuotes, remindOfQuotes],
  onOrderPlaced: noteOrdered,
  inboxKinds: [quoteInbox],
  routes: (app) => {
    quoteRoutes(app)
    quotePageRoutes(app)
  },
}
