import type { Quote } from '#features/buying/quotes/quote-model.rules.ts'
import type { StepContext } from '#features/buying/quotes/quote-step.service.ts'
import { publishCompanyEvent } from '#foundation/outbox/public.server.ts'
import { toDecimal } from '#kernel/money.ts'

export const QUOTE_OFFERED = 'quote.offered'

export const tellOffered = ({ tx, services }: StepContext, quote: Quote): Promise<void> => {
  const { number, accountKey, version, validUntil, currency, total } = quote
  return publishCompanyEvent(services, tx, {
    ...{ name: QUOTE_OFFERED, id: `${number}/${version}`, about: { accountKey } },
    data: {
      ...{ quoteNumber: number, account: accountKey, version, validUntil: validUntil?.toISOString() ?? null },
      ...{ currency, total: total ? toDecimal(total) : null },
    },
  })
}
