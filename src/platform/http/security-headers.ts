import { isScriptAddress } from '#kernel/script-address.ts'
import type { App } from '#platform/feature.ts'

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
} as const satisfies Record<string, readonly string[]>

type Extendable =
  | 'script-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src'
  | 'form-action'
  | 'style-src'
  | 'frame-ancestors'
export type PolicyExtras = Partial<Readonly<Record<Extendable, readonly string[]>>>

/** Without TLS on this machine alone: the demo's payment gateway and buyer system, and programs there that wait for a code. */
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/
const HOST = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/** One whole host each: a wildcard or a stray `;` would open the policy to others [T-36]. */
const isSafeSource = (directive: string, source: string): boolean => {
  // Of scripts one file: a whole host may serve anything [T-71].
  if (directive === 'script-src') return isScriptAddress(source)
  return (
    HOST.test(source) ||
    ((directive === 'frame-src' || directive === 'form-action' || directive === 'frame-ancestors') && LOOPBACK.test(source)) ||
    (source === 'blob:' && (directive === 'img-src' || directive === 'media-src')) ||
    (source === "'self'" && (directive === 'frame-ancestors' || directive === 'frame-src')) ||
    // The authors' editor writes style attributes; scripts never get this.
    (source === "'unsafe-inline'" && directive === 'style-src')
  )
}

/** Shared by several parts of a page. */
export const joinPolicies = (all: readonly PolicyExtras[]): PolicyExtras => {
  const joined = new Map<string, string[]>()
  for (const [directive, sources] of all.flatMap((extras) => Object.entries(extras)))
    joined.set(directive, [...(joined.get(directive) ?? []), ...sources])
  return Object.fromEntries(joined)
}

/** Without it frames follow `default-src`; a page that names its frames shows those and no others [T-36]. */
const standardOf = (directive: string, policy: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  directive === 'frame-src' ? [] : (policy.get(directive) ?? ["'self'"]).filter((source) => source !== "'none'")

/** The strict policy, with what a page needs beyond it: `buildPolicy({ 'frame-src': ['https://maps.example'] })`. */
export const buildPolicy = (extras: PolicyExtras = {}): string => {
  const policy = new Map<string, readonly string[]>(Object.entries(POLICY))
  for (const [directive, sources] of Object.entries(extras)) {
    const unsafe = sources.find((source) => !isSafeSource(directive, source))
    if (unsafe !== undefined) throw new Error(`${unsafe} is no safe source for ${directive}`)
    if (sources.length > 0) policy.set(directive, [...new Set([...standardOf(directive, policy), ...sources])])
  }
  return [...policy].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ')
}

export type SecurityHeaders = Readonly<Record<string, string>>

export const buildSecurityHeaders = (scheme: 'http' | 'https'): SecurityHeaders => ({
  'content-security-policy': buildPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Over http browsers ignore it, and a demo on localhost must not bind the whole host to https.
  ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Set before anything can answer, so that errors carry them too; a page that needs more sets its own policy after. */
export const addSecurityHeaders = (app: App, scheme: 'http' | 'https'): void => {
  const headers = buildSecurityHeaders(scheme)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Headers that browsers heed on pages alone; scripts and styles are lighter without them. */
const PAGE_HEADERS = ['permissions-policy', 'cross-origin-opener-policy']

export const leaveOutPageHeaders = (scope: App): void => {
  scope.addHook('onRequest', (_request, reply, done) => {
    for (const name of PAGE_HEADERS) reply.removeHeader(name)
    done()
  })
}
