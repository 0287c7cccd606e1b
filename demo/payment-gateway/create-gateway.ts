import { randomUUID, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { sendFont } from '#demo/payment-gateway/fonts.ts'
import { behaviourOf, findCardFaults, storeCard, type StoredCard } from '#demo/payment-gateway/card.rules.ts'
import { drawFields, fieldsHeaders, FIELDS_STYLE } from '#demo/payment-gateway/fields-page.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const SLOW_MS = 20_000
const MAX_BODY = 16_384
/** Fields that nobody sent by then have ended. */
const MOST_SESSIONS = 5_000

const sessionSchema = z.object({
  id: z.uuid(),
  amount: moneySchema,
  language: z.enum(LANGUAGES),
  origin: z.string().regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/),
})
const cardSchema = z.object({ number: z.string().max(40), expires: z.string().max(10), code: z.string().max(6) })
const referenceSchema = z.object({ reference: z.string().max(200) })
const authorisationSchema = z.object({ token: z.string().max(200), amount: moneySchema })

type Session = z.infer<typeof sessionSchema> & { readonly cards: Map<string, StoredCard> }
export type Answer = {
  readonly status: number
  readonly body?: object | string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}
type GatewayCall = { readonly parts: readonly string[]; readonly method: string; readonly body: unknown }

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) throw new Error('too large')
    chunks.push(chunk)
  }
  return size === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown)
}

const isSameKey = (given: string, key: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(`Bearer ${key}`)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const NOT_FOUND: Answer = { status: 404, body: { error: 'not found' } }

export type GatewayOptions = {
  readonly key: string
  readonly publicUrl: () => string
  readonly slowMs?: number
  readonly now?: () => Date
}

/** A gateway that takes test cards: it fails in the ways real ones do, by the card's number, and charges nobody. */
export const createTestGateway = ({ key, publicUrl, slowMs = SLOW_MS, now = () => new Date() }: GatewayOptions): Server => {
  const sessions = new Map<string, Session>()
  const script = stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, 'fields.frame.ts'), 'utf8'))

  const openSession = (body: unknown): Answer => {
    const session = sessionSchema.parse(body)
    sessions.set(session.id, { ...session, cards: new Map() })
    const [oldest] = sessions.keys()
    if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest)
    return { status: 201, body: { fieldsUrl: `${publicUrl()}/fields/${session.id}` } }
  }
  const redeem = (session: Session | undefined, body: unknown): Answer => {
    const { reference } = referenceSchema.parse(body)
    const card = session?.cards.get(reference)
    session?.cards.delete(reference)
    return card ? { status: 200, body: card } : NOT_FOUND
  }
  const authorise = async (id: string, body: unknown): Promise<Answer> => {
    const behaviour = behaviourOf(authorisationSchema.parse(body).token)
    if (behaviour === undefined) return NOT_FOUND
    if (behaviour === 'error') return { status: 500, body: { error: 'this card makes the gateway fail' } }
    if (behaviour === 'slow') await wait(slowMs, undefined, { ref: false })
    return {
      status: 200,
      body: behaviour === 'refused' ? { state: 'refused' } : { state: 'authorised', reference: `test-${id}` },
    }
  }
  /** From the merchant's server, with its key. */
  const answerMerchant = ({ method, parts: [, kind = '', id = '', part], body }: GatewayCall): Answer | Promise<Answer> => {
    if (method === 'POST' && kind === 'sessions' && id === '') return openSession(body)
    if (method === 'POST' && kind === 'sessions' && part === 'card') return redeem(sessions.get(id), body)
    if (method === 'PUT' && kind === 'authorisations') return authorise(id, body)
    return method === 'DELETE' && kind === 'authorisations' ? { status: 204 } : NOT_FOUND
  }
  const takeCard = (session: Session, body: unknown): Answer => {
    const card = cardSchema.parse(body)
    const faults = findCardFaults(card, now().toISOString().slice(0, 10))
    // A typing mistake is an answer, not a failed request.
    if (faults.length > 0) return { status: 200, body: { faults } }
    const reference = `ref_${randomUUID()}`
    session.cards.set(reference, storeCard(card, randomUUID().slice(0, 8)))
    return { status: 201, body: { reference } }
  }
  /** From the frame in the browser. */
  const answerFrame = ({ method, parts: [kind, id = '', part, file], body }: GatewayCall): Answer | Promise<Answer> => {
    if (kind === 'fields.css') return { status: 200, body: FIELDS_STYLE, headers: { 'content-type': 'text/css; charset=utf-8' } }
    if (kind === 'fields.js') return { status: 200, body: script, headers: { 'content-type': 'text/javascript; charset=utf-8' } }
    if (kind === 'fonts') return sendFont([id, part, file].filter(Boolean).join('/'))
    const session = kind === 'fields' ? sessions.get(id) : undefined
    if (!session) return NOT_FOUND
    if (method === 'POST' && part === 'references') return takeCard(session, body)
    return part === undefined ? { status: 200, body: drawFields(session), headers: fieldsHeaders(session.origin) } : NOT_FOUND
  }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const parts = new URL(request.url ?? '/', 'http://gateway').pathname.split('/').slice(1)
    const isMerchant = parts[0] === 'v1'
    if (isMerchant && !isSameKey(request.headers.authorization ?? '', key)) return { status: 401, body: { error: 'no such key' } }
    try {
      const requested = { method: request.method ?? 'GET', parts, body: await readBody(request) }
      return await (isMerchant ? answerMerchant(requested) : answerFrame(requested))
    } catch {
      // The body may hold a card number: it is neither repeated nor logged.
      return { status: 400, body: { error: 'bad request' } }
    }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body = '', headers = { 'content-type': 'application/json' } } = await answer(request)
    response.writeHead(status, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...headers,
    })
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  }
  return createServer((request, response) => void respond(request, response))
}
