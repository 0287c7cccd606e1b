import { sql } from 'kysely'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import { findCaller } from '#features/buying/procurement/connection/find-caller.service.ts'
import { markUsed, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import type { CxmlMessage } from '#features/buying/procurement/cxml/cxml-message.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { decodeDocument } from '#features/buying/procurement/cxml/read-prolog.rules.ts'
import type { CxmlBody } from '#features/buying/procurement/cxml/root-part.rules.ts'
import { readCxml } from '#features/buying/procurement/cxml/read-document.service.ts'
import { writeResponse, writeStatus, type Markup } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { logMessage } from '#features/buying/procurement/message/message.store.ts'
import type { ShopContext } from '#features/buying/cart/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'
import type { Services } from '#platform/services.ts'

export type Incoming = {
  readonly services: Services
  readonly tenant: TenantKey
  readonly host: string
  readonly ip: string
  readonly body: CxmlBody
  readonly signal: AbortSignal
}

export type Answered = { readonly status?: number; readonly text?: string; readonly detail?: string; readonly content?: Markup }
/** Handles the messages that an address takes, in one transaction. */
export type AnswerMessage = (context: ShopContext, connection: Connection, message: CxmlMessage) => Promise<Answered>

/** Refused messages of one connection that its log takes in a minute: others must not push the real ones out. */
const MOST_REFUSED = 20

const TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  406: 'Not Acceptable',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

const WRONG_CREDENTIALS = new CxmlProblem(401, 'The credentials are not known here.')

/** A refusal by other parts of the shop is 'not acceptable' here; a failure is no answer. */
export const toCxmlProblem = (error: unknown): CxmlProblem => {
  if (error instanceof CxmlProblem) return error
  if (error instanceof Problem && error.status < 500) return new CxmlProblem(406, error.message)
  throw error
}

/** Nothing of a refused message stays but its line in the log. */
const attempt = async (tx: Tx, work: () => Promise<Answered>): Promise<Answered> => {
  await sql`savepoint before_message`.execute(tx)
  try {
    return await work()
  } catch (error) {
    const { status, message } = toCxmlProblem(error)
    await sql`rollback to savepoint before_message`.execute(tx)
    return { status, detail: message }
  }
}

const write = (
  { services, host }: Pick<Incoming, 'services' | 'host'>,
  { status = 200, text, detail, content }: Answered,
): string => {
  const at = services.clock.now()
  const payloadId = newPayloadId(at, host.split(':')[0] ?? host)
  return writeResponse({ payloadId, at, language: 'en' }, writeStatus(status, text ?? TEXTS[status] ?? 'OK', detail), content)
}

/** Of a body that could not even be received. */
export const writeFailure = (incoming: Pick<Incoming, 'services' | 'host'>, detail: string): string =>
  write(incoming, { status: 400, detail })

/** Always cXML: the status is in the document, as the standard has it. */
export const answerCxml = async (incoming: Incoming, answer: AnswerMessage): Promise<string> => {
  const { services, tenant, ip, body, signal } = incoming
  const { db, clock } = services
  const began = performance.now()
  let message: CxmlMessage
  try {
    message = await readCxml(body, { tenant, person: ip, signal })
  } catch (error) {
    const { status, message: detail } = toCxmlProblem(error)
    return write(incoming, { status, detail })
  }
  return withTenant(db, tenant, async (tx) => {
    const credentials = [...message.from, ...message.sender]
    const { connection, refused } = await findCaller(tx, { services, tenant }, { credentials, secret: message.secret })
    const named = connection ?? refused
    const answered = connection
      ? await attempt(tx, () => answer({ tx, server: { services }, scope: { tenant } }, connection, message))
      : { status: WRONG_CREDENTIALS.status, detail: WRONG_CREDENTIALS.message }
    const document = write(incoming, answered)
    const isLogged =
      connection || (refused && (await countInMinute(tx, clock.now(), { kind: 'procurement', of: [refused.id] })) <= MOST_REFUSED)
    if (named && isLogged)
      await logMessage(tx, {
        ...{ connectionId: named.id, direction: 'in', kind: message.kind, status: answered.status ?? 200 },
        ...{ detail: answered.detail ?? '', payloadId: message.payloadId, tookMs: Math.round(performance.now() - began) },
        ...{ document: decodeDocument(body.bytes, body.charset), answer: document, at: clock.now() },
      })
    if (connection) await markUsed(tx, connection, clock.now())
    return document
  })
}
