import { quoteInbox } from '#features/buying/quotes/quote-inbox.service.ts'
import type { Quote, QuoteLine, QuoteVersion } from '#features/buying/quotes/quote-model.rules.ts'
import { standingFor, stateAt, takeStep, type QuoteState, type QuoteStep } from '#features/buying/quotes/quote-state.rules.ts'
import type { QuoteSum } from '#features/buying/quotes/quote-total.rules.ts'
import { listVersions } from '#features/buying/quotes/quote-versions.store.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

/** Who takes a step, and when. */
export type StepContext = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly user: Pick<ScopeUser, 'id' | 'actorId'>
  readonly now: Date
}

/** Whatever happened, what stood in the customer's inbox about it is done; an offer puts a new entry there. */
export const audit = async (context: StepContext, action: string, number: string, details: object = {}): Promise<void> => {
  const { tx, user, now } = context
  await closeInInbox(context, { kind: quoteInbox.kind, subject: number })
  await writeAudit(tx, user, now, `quote.${action}`, { object: number, ...details })
}

export const refuse = (status: number, code: string, message: string, extra: Record<string, unknown> = {}): never => {
  throw new Problem(status, code, message, { extra })
}

export const refuseExpired = (extra: Record<string, unknown> = {}): never =>
  refuse(409, 'expired', 'This offer has ended. Please ask for a new one.', extra)

/** Nobody accepts or answers an offer that they have not seen. */
export const refuseOtherVersion = ({ version }: Quote, seen: number | undefined): void => {
  if (seen !== undefined && seen !== version)
    refuse(409, 'quote_changed', 'The quote has changed meanwhile. Please look at it again.', { version })
}

const MESSAGES: Readonly<Record<QuoteState, string>> = {
  Requested: 'There is no offer yet.',
  Offered: 'This quote was offered.',
  Countered: 'This quote waits for our answer.',
  Accepted: 'This quote was accepted already.',
  Declined: 'This quote was declined.',
  Expired: 'This offer has ended. Please ask for a new one.',
  Ordered: 'This quote was ordered already.',
}

/** The state after the step; 409 where the state of now does not allow it. */
export const requireStep = (quote: Quote, step: QuoteStep, now: Date, isOpenToOthers = false): QuoteState => {
  const state = standingFor(stateAt(quote, now), isOpenToOthers)
  if (state === 'Expired') refuseExpired({ validUntil: quote.validUntil?.toISOString() ?? null })
  return takeStep(state, step) ?? refuse(409, `quote_${state.toLowerCase()}`, MESSAGES[state], { state })
}

export const requireTotal = (sum: QuoteSum | undefined): QuoteSum => {
  if (!sum) return refuse(422, 'no_price', 'Every line of an offer needs a price.')
  if (sum.total.minor < 0n) return refuse(422, 'below_zero', 'The discounts are more than the lines come to.')
  return sum
}

export const newest = async (tx: Tx, quote: Quote): Promise<QuoteVersion> => {
  const version = (await listVersions(tx, quote)).at(-1)
  if (!version) throw new Error(`quote ${quote.number} has no version`)
  return version
}

export const requireKnown = (lines: readonly QuoteLine[], ids: readonly string[]): void => {
  const unknown = ids.filter((id) => !lines.some((line) => line.id === id))
  if (unknown.length > 0) refuse(422, 'unknown_line', 'This quote has no such line.', { lines: unknown })
  if (new Set(ids).size < ids.length) refuse(422, 'line_twice', 'A line was named twice.')
}
