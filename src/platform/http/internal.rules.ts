/** Paths about the whole installation, or with a description of every call. */
const INTERNAL = /^\/(?:metrics|api\/openapi\.json|api\/docs(?:\/.*)?)$/
const DESCRIPTION = /^\/api\/(?:openapi\.json|docs(?:\/.*)?)$/
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

export const isInternalPath = (path: string): boolean => INTERNAL.test(path)
/** Of the calls: an admin of the site and a system with a key may read it too. */
export const isDescriptionPath = (path: string): boolean => DESCRIPTION.test(path)
/** The internal port answers these and nothing else. */
export const isOnInternalPort = (path: string): boolean => isInternalPath(path) || PROBES.has(path)

export type InternalCaller = {
  /** The demo and development show everything. */
  readonly isOpen: boolean
  readonly cameByInternalPort: boolean
  readonly hasMetricsKey: boolean
}

/** Whether the way of the call is enough; a caller who is known by the site may read the description besides. */
export const isTrustedCaller = ({ isOpen, cameByInternalPort, hasMetricsKey }: InternalCaller): boolean =>
  isOpen || cameByInternalPort || hasMetricsKey
