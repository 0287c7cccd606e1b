import { logInfo } from '#browser/log.ts'
import { dropFirstReplies, takeFirstReply } from '#browser/first-replies.ts'
import { addressOf, entriesOf } from '#kernel/call-address.ts'
import type { Endpoint, EndpointSpec, ReplyOf, RequestOf } from '#kernel/endpoint.ts'
import { findMismatch } from '#kernel/reply-shape.ts'

/** Besides: `portal` tells any failure with the portal's one sentence [8.4.2]. */
export type CallErrors = 'modal' | 'inline' | 'own' | 'portal'

/** How a call is made and told of, whatever it asks. */
export type CallOptions = {
  /** Added where the portal's calls carry it [7.0.1]. */
  readonly appId?: string
  /** Where the site's configuration puts the endpoint at another path. */
  readonly path?: string
  /** Sent as they are, in place of a body; say what they are in `headers`. */
  readonly bytes?: Blob
  readonly headers?: Readonly<Record<string, string>>
  /** Polls and background reads show no loading indicator [7.11.2]. */
  readonly isQuiet?: boolean
  /** Where a failure is reported: in the portal's modal unless said, in the page's `.error-msg`, or by the caller; a portal's server error is reported by the modal all the same [8.1.1, 8.1.2]. */
  readonly errors?: CallErrors
  readonly signal?: AbortSignal
  /** Sent to its end though the page is left. */
  readonly keepalive?: boolean
}

/** The request to an endpoint [7.11.1]. */
export type CallRequest<Spec> = RequestOf<Spec> & CallOptions

/** Status 0: no answer came. A reply that is not what the endpoint promises is a failure as well. */
export type Answer<Reply> =
  | { readonly ok: true; readonly status: number; readonly data: Reply; readonly problem?: undefined }
  | { readonly ok: false; readonly status: number; readonly data?: undefined; readonly problem: unknown }

/** A call as listeners hear of it. */
export type SentCall = { readonly path: string } & Pick<CallOptions, 'isQuiet' | 'errors'>

export type ApiEvent =
  | { readonly type: 'started' | 'ended'; readonly call: SentCall }
  | { readonly type: 'failed'; readonly call: SentCall; readonly status: number; readonly data: unknown }

const listeners = new Set<(event: ApiEvent) => void>()

/** The frame listens here: loading indicator, error modal, sign-in after a 401. */
export const onApiEvent = (listener: (event: ApiEvent) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const tell = (event: ApiEvent): void => listeners.forEach((listener) => listener(event))

const carried = new Map<string, string>()

/** From now on every call of this page carries the header: what the page was drawn for is said once. */
export const carryHeader = (name: string, value: string): void => void carried.set(name, value)

/** Asks people to prove who they are; false when they would rather not. */
type AskProof = () => Promise<boolean>
let askProof: AskProof | undefined

/** Called when the server requires fresh proof: the portal's dialog; without one the call fails [T-103]. */
export const onProofNeeded = (ask: AskProof): (() => void) => {
  askProof = ask
  return () => {
    if (askProof === ask) askProof = undefined
  }
}

type LooseRequest = CallOptions & { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const fillPath = (path: string, params: unknown): string =>
  entriesOf(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, () => encodeURIComponent(value)), path)

/** A change begins its trace in the browser; the server goes on with it where the operator measures. */
const nameTrace = (): string => {
  const hex = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`
}

const toInit = ({ method, sendsForm }: EndpointSpec, { body, bytes, headers, ...options }: LooseRequest): RequestInit => ({
  method,
  credentials: 'same-origin',
  keepalive: options.keepalive,
  headers: {
    accept: 'application/json',
    'propagate-errors': 'true',
    ...Object.fromEntries(carried),
    ...(method === 'GET' ? {} : { traceparent: nameTrace() }),
    ...(body === undefined || sendsForm ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  body: bytes ?? (body === undefined ? undefined : sendsForm ? new URLSearchParams(entriesOf(body)) : JSON.stringify(body)),
  signal: options.signal,
})

const readData = (ok: boolean, text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Other systems may answer a success in plain words.
    return ok ? text : undefined
  }
}

/** The reply that came with the page serves the first call; a change makes the rest of it stale. */
const exchange = async (address: string, init: RequestInit): Promise<{ status: number; text: string }> => {
  if (init.method === 'GET') {
    const arriving = takeFirstReply(address)
    const known = arriving && (await arriving)
    if (known) return known
  } else dropFirstReplies()
  const response = await fetch(address, init)
  return { status: response.status, text: await response.text() }
}

const isProofNeeded = (status: number, data: unknown): boolean =>
  status === 403 && typeof data === 'object' && data !== null && 'code' in data && data.code === 'reauthentication_required'

const send = async <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  options: LooseRequest,
): Promise<Answer<ReplyOf<Spec>>> => {
  const { isQuiet, errors } = options
  const path = options.path ?? fillPath(endpoint.path, options.params)
  const sent: SentCall = { path, isQuiet, errors }
  const fail = (status: number, data: unknown): Answer<ReplyOf<Spec>> => {
    // The dialog says it.
    if (!askProof || !isProofNeeded(status, data)) tell({ type: 'failed', call: sent, status, data })
    return { ok: false, status, problem: data }
  }
  tell({ type: 'started', call: sent })
  try {
    const { status, text } = await exchange(addressOf(path, options), toInit(endpoint, options))
    const ok = status >= 200 && status < 300
    const data = readData(ok, text)
    if (!ok) return fail(status, data)
    const mismatch = findMismatch(endpoint.shape, data)
    if (mismatch === undefined) return { ok, status, data: data as ReplyOf<Spec> }
    logInfo(`${endpoint.method} ${path} replied something unexpected at ${mismatch}`)
    return fail(status, undefined)
  } catch {
    return fail(0, undefined)
  } finally {
    tell({ type: 'ended', call: sent })
  }
}

/**
 * The one way to ask the server for data. Never throws: what went wrong is in the answer, and listeners have heard of it.
 * If the server requires fresh proof of identity, the person is prompted for it and the call is repeated once.
 */
export const call = async <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  ...[request]: Partial<CallRequest<Spec>> extends CallRequest<Spec> ? [CallRequest<Spec>?] : [CallRequest<Spec>]
): Promise<Answer<ReplyOf<Spec>>> => {
  const options: LooseRequest = request ?? {}
  const answer = await send(endpoint, options)
  if (answer.ok || !askProof || !isProofNeeded(answer.status, answer.problem)) return answer
  return (await askProof()) ? send(endpoint, options) : answer
}
