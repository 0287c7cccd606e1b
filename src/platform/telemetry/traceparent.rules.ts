/** The position in a trace, as W3C Trace Context writes it: `00-{trace}-{span}-{flags}`. */
export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean }

const LENGTH = 55
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const NOTHING = /^0+$/

/** Undefined for anything else than exactly this form: what comes from outside must not reach a log or a collector. */
export const parseTraceParent = (text: unknown): TraceParent | undefined => {
  if (typeof text !== 'string' || text.length !== LENGTH) return undefined
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(text) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceParent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

export type TraceSource = 'proxy' | 'browser' | 'nobody'

type Caller = { readonly isTrustedProxy: boolean; readonly fetchSite: unknown }

/** Whose trace is continued: a proxy of ours, or a page of the same site; a browser lets no script write `sec-fetch-site`. */
export const decideTraceSource = ({ isTrustedProxy, fetchSite }: Caller): TraceSource =>
  fetchSite === 'same-origin' ? 'browser' : isTrustedProxy ? 'proxy' : 'nobody'
