import type { FastifyRequest } from 'fastify'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { fixLine, learnFrom, type LineFix, type MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import { lookUpNumbers } from '#features/buying/quick-order/matching/known-numbers.service.ts'
import { askerOf } from '#features/buying/quick-order/matching/read-order.service.ts'
import { listNumbersInText } from '#features/buying/quick-order/reading/numbers-in-text.rules.ts'
import { mayRemember } from '#features/company/part-numbers/public.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { saveCustomerNumbers } from '#foundation/customer-numbers/public.server.ts'
import { userOf } from '#platform/http/access.ts'

type PutRight = {
  readonly after: MatchedLine
  readonly isLearned: boolean
  readonly offer: { readonly number: string; readonly sku: string } | null
}

/** A line as somebody put it right; what the number means is offered to be remembered, or learned for people of no company. */
export const putLineRight = async (
  request: FastifyRequest,
  shopper: Shopper,
  before: MatchedLine,
  fix: LineFix,
): Promise<PutRight> => {
  const { tx, server } = request
  const written = [fix.number ?? '', ...before.numbers.map(({ text }) => text)]
  const known = await lookUpNumbers(tx, askerOf(shopper), listNumbersInText(written))
  const after = fixLine(before, fix, known)
  const learned = fix.number === undefined ? undefined : learnFrom(before, after, known)
  const member = learned && (await findMember(tx, shopper.personId))
  const isOffered = member !== undefined && mayRemember(member.role) && userOf(request).actorId === undefined
  const isLearned = learned !== undefined && member === undefined
  if (isLearned) await saveCustomerNumbers(tx, shopper.account.id, [learned], server.services.clock.now())
  return { after, isLearned, offer: (isOffered && learned) || null }
}
