import type { Answered, AnswerMessage } from '#features/buying/procurement/cxml/answer-cxml.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { readSetupRequest } from '#features/buying/procurement/cxml/punch-out-request.service.ts'
import { element, type Markup } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { CXML_PATH, ORDERS_PATH } from '#features/buying/procurement/procurement-paths.rules.ts'
import { openVisit, startAddress } from '#features/buying/procurement/visit/open-visit.service.ts'
import { languageOf } from '#foundation/locale/public.ts'
import type { ShopContext } from '#features/buying/cart/public.server.ts'

const writeTransaction = (name: string, address: string): Markup =>
  element('Transaction', { requestName: name }, element('URL', {}, address))

/** The requests that are taken here, and where. */
export const answerProfile = ({ server, scope }: ShopContext): Answered => {
  const { originOf, clock } = server.services
  const origin = originOf(scope.tenant)
  const effective = `${clock.now().toISOString().slice(0, 10)}T00:00:00+00:00`
  return {
    content: element('ProfileResponse', { effectiveDate: effective }, [
      writeTransaction('PunchOutSetupRequest', `${origin}${CXML_PATH}`),
      writeTransaction('OrderRequest', `${origin}${ORDERS_PATH}`),
    ]),
  }
}

/** Opens a visit of the shop for a person of the buyer's system. */
export const answerSetup: AnswerMessage = async (context, connection, message) => {
  if (message.kind === 'ProfileRequest') return answerProfile(context)
  if (message.kind !== 'PunchOutSetupRequest')
    throw new CxmlProblem(406, `This address takes PunchOutSetupRequest; ${message.kind.slice(0, 60)} is not offered here.`)
  const { operation, buyerCookie, returnUrl, items, selected } = readSetupRequest(message.content)
  const { token } = await openVisit(context, connection, {
    ...{ protocol: 'cxml', operation, buyerCookie, returnUrl, payloadId: message.payloadId },
    parties: { supplier: message.to, buyer: message.from },
    items: { requested: items, missing: [], selected },
    language: message.language === '' ? 'en' : languageOf(message.language),
  })
  return {
    content: element('PunchOutSetupResponse', {}, element('StartPage', {}, element('URL', {}, startAddress(context, token)))),
  }
}
