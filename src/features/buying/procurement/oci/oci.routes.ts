import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { findCaller } from '#features/buying/procurement/connection/find-caller.service.ts'
import { markUsed, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { toCxmlProblem } from '#features/buying/procurement/cxml/answer-cxml.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { logMessage } from '#features/buying/procurement/message/message.store.ts'
import { openOci } from '#features/buying/procurement/oci/oci.api.ts'
import { readOciCall, type OciCall } from '#features/buying/procurement/oci/oci-call.rules.ts'
import { readOffered } from '#features/buying/procurement/oci/offered-lines.service.ts'
import { writeOciFields } from '#features/buying/procurement/visit/transfer-form.rules.ts'
import { openVisit } from '#features/buying/procurement/visit/open-visit.service.ts'
import { startVisit } from '#features/buying/procurement/visit/start-visit.service.ts'
import { sendEndPage, sendFormPage } from '#features/buying/procurement/visit/visit-page.service.ts'
import { PUNCH_OUT_PATH, setPunchOutCookie, TOKEN_PARAMETER } from '#foundation/identity/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'

const MOST_REFUSED = 20

/** SAP says a language in one letter. */
const SAP_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['E', 'en'],
  ['D', 'de'],
  ['F', 'fr'],
  ['S', 'es'],
  ['L', 'pl'],
  ['1', 'zh'],
])
const languageOfCall = (language: string): string => languageOf(SAP_LANGUAGES.get(language.toUpperCase()) ?? language)

const shop = async (request: FastifyRequest, reply: FastifyReply, connection: Connection, call: OciCall) => {
  const { hookUrl, target, language, productId } = call
  const { token: start } = await openVisit(request, connection, {
    ...{ protocol: 'oci', operation: 'create', payloadId: `oci-${randomUUID()}`, returnUrl: hookUrl, buyerCookie: '' },
    parties: { supplier: [], buyer: [] },
    items: { requested: [], missing: [], target, selected: productId === '' ? undefined : productId },
    language: languageOfCall(language),
  })
  const started = await startVisit(request, start)
  if (!started) throw new CxmlProblem(406, 'The shop could not be opened.')
  return async (): Promise<FastifyReply> => {
    setPunchOutCookie(request, reply, started.visit.id, started.token)
    return reply.redirect(`${PUNCH_OUT_PATH}/${started.visit.id}?${TOKEN_PARAMETER}=${started.token}`, 303)
  }
}

/** The reply, sent once the call is in the log; refusals throw before. */
const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  connection: Connection,
  call: OciCall,
): Promise<() => Promise<FastifyReply>> => {
  if (call.function === 'SHOP' || call.function === 'DETAIL') return shop(request, reply, connection, call)
  const lines = await readOffered(request, connection, call)
  const fields = writeOciFields(lines)
  return () => sendFormPage(request, reply, { action: call.hookUrl, target: call.target, fields })
}

/** The login of OCI: name and password are those of a connection, and travel through the browser, as the standard has it. */
export const ociRoutes = (app: App): void => {
  const { clock } = app.services

  type Outcome = { readonly status: number; readonly detail: string }
  const log = (request: FastifyRequest, { id }: Connection, call: OciCall, outcome: Outcome): Promise<void> =>
    logMessage(request.tx, {
      ...{ connectionId: id, direction: 'in', kind: `OCI ${call.function}`, ...outcome, payloadId: null, tookMs: 0, answer: '' },
      document: `USERNAME=${call.username}\nFUNCTION=${call.function}\nHOOK_URL=${call.hookUrl}\nPRODUCTID=${call.productId}`,
      at: clock.now(),
    })

  addEndpoint(
    app,
    openOci,
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer')
      const { tx, scope } = request
      const place = { services: app.services, tenant: scope.tenant }
      let call: OciCall
      try {
        call = readOciCall(request.body ?? {})
      } catch (error) {
        if (error instanceof CxmlProblem) return sendEndPage(request, reply, 'refused')
        throw error
      }
      const { username: identity, password: secret } = call
      const { connection, refused } = await findCaller(tx, place, { credentials: [{ identity }], secret })
      if (!connection) {
        const key = { kind: 'procurement', of: [refused?.id ?? ''] }
        if (refused && (await countInMinute(tx, clock.now(), key)) <= MOST_REFUSED)
          await log(request, refused, call, { status: 401, detail: 'The credentials are not known here.' })
        return sendEndPage(request, reply, 'refused')
      }
      await sql`savepoint before_call`.execute(tx)
      let sent: () => Promise<FastifyReply>
      let outcome: Outcome = { status: 200, detail: call.search || call.productId }
      try {
        sent = await answer(request, reply, connection, call)
      } catch (error) {
        const refusal = toCxmlProblem(error)
        await sql`rollback to savepoint before_call`.execute(tx)
        outcome = { status: refusal.status, detail: refusal.message }
        sent = () => sendEndPage(request, reply, 'closed')
      }
      await log(request, connection, call, outcome)
      await markUsed(tx, connection, clock.now())
      return sent()
    },
    // The page that sends it is the buyer's; name and password say who calls.
    { config: { allowsForeignOrigin: true } },
  )
}
