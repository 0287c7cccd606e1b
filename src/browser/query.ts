import {
  keepPreviousData,
  QueryClient,
  skipToken,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call, type Answer, type CallRequest } from '#browser/api.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'

/** A failed call, for those who wait for a promise. The page's listeners have heard of it already, a lost session included. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** 0: no answer came. */
  readonly status: number
  /** The server's error message. */
  readonly problem: unknown

  constructor(status: number, problem: unknown) {
    super(`The call failed with status ${status}`)
    this.status = status
    this.problem = problem
  }
}

/** Failures that pass by themselves: no answer, or a server that is about to be back. */
const PASSING = new Set([0, 502, 503, 504])
const MOST_RETRIES = 1
const RETRY_MS = 500
/** Younger data is not requested again when a tab wakes or another block wants the same. */
const FRESH_MS = 30_000

const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_RETRIES && error instanceof CallError && PASSING.has(error.status),
        retryDelay: RETRY_MS,
        refetchOnWindowFocus: true,
        // The call itself tells when there is no network.
        networkMode: 'always',
      },
      // A change is never sent twice on its own: whether the first one arrived is not known.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let client: QueryClient | undefined

/** One for all islands and shells of the page. While the server draws, each use has its own, so that nothing outlives the page. */
export const pageQueries = (): QueryClient => {
  if (typeof document === 'undefined') return createClient()
  if (!client) {
    client = createClient()
    // From now on it hears of tabs that wake; there is no provider that would do this, since islands have no root in common.
    client.mount()
  }
  return client
}

/** @internal For tests: each starts on a page without state. */
export const forgetQueries = (): void => {
  client?.unmount()
  client?.clear()
  client = undefined
}

const send = async <Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  request: CallRequest<Spec>,
  signal?: AbortSignal,
): Promise<ReplyOf<Spec>> => {
  // React shows loading and failure where the data stands.
  const quiet = { isQuiet: true, errors: 'own', ...request, signal } as object
  const answer = (await call<EndpointSpec>(endpoint, quiet)) as Answer<ReplyOf<Spec>>
  if (!answer.ok) throw new CallError(answer.status, answer.problem)
  return answer.data
}

/** Parts of a request that change its reply. */
const keyOf = <Spec extends EndpointSpec>({ method, path }: Endpoint<Spec>, request: CallRequest<Spec>): readonly unknown[] => {
  const { params, query, body, path: other, appId } = request as CallRequest<EndpointSpec>
  return [`${method} ${path}`, { params, query, body, other, appId }]
}

export type QueryRequest<Spec> = Omit<CallRequest<Spec>, 'signal'>
type QueryOptions<Reply> = {
  /** Asked again after this many ms; until then the reply is taken from memory. */
  readonly staleTime?: number
  /** Data that came with the page; not fetched again until it is stale. */
  readonly initialData?: Reply
  /** The reply to the request before stays until the next one comes. */
  readonly keepsPrevious?: boolean
  /** Asked again after so many ms while somebody looks, as in waiting for a decision; undefined: not any more. */
  readonly followMs?: (reply: Reply | undefined) => number | undefined
}

const neverChanges = () => () => {}
/** False while the browser takes over what the server drew. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const WAITING = {
  status: 'pending',
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  isError: false,
  isSuccess: false,
}

/**
 * Reads from an endpoint once the block has woken, and again when the request changes; without a request it waits.
 * A reply that another island has read already is shown after the first drawing, which has to be the server's.
 */
export const useEndpointQuery = <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  request: QueryRequest<Spec> | undefined,
  { keepsPrevious = false, followMs, ...options }: QueryOptions<ReplyOf<Spec>> = {},
): UseQueryResult<ReplyOf<Spec>, CallError> => {
  const requested = request as CallRequest<Spec> | undefined
  const isHydrated = useIsHydrated()
  const queryKey = requested ? keyOf(endpoint, requested) : [endpoint.path]
  const result = useQuery<ReplyOf<Spec>, CallError>(
    {
      queryKey,
      queryFn: requested ? ({ signal }) => send(endpoint, requested, signal) : skipToken,
      ...(followMs ? { refetchInterval: ({ state }) => followMs(state.data) ?? false } : {}),
      ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
      ...(options as object),
    },
    pageQueries(),
  )
  const isAsDrawn = isHydrated || options.initialData !== undefined || !requested
  if (isAsDrawn || typeof document === 'undefined' || pageQueries().getQueryState(queryKey)?.status === 'pending') return result
  return { ...WAITING, refetch: result.refetch } as UseQueryResult<ReplyOf<Spec>, CallError>
}

export type Read<Reply> = { readonly ok: true; readonly data: Reply } | { readonly ok: false; readonly data?: undefined }

/** Reads when it is told to. A later request takes the place of an earlier one, which then gives undefined. */
export const useLatestRead = <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
): ((request: QueryRequest<Spec>) => Promise<Read<ReplyOf<Spec>> | undefined>) => {
  const running = useRef<readonly unknown[]>(undefined)
  const stop = (): void => {
    if (running.current) void pageQueries().cancelQueries({ queryKey: running.current, exact: true }, { silent: true })
    running.current = undefined
  }
  useEffect(() => stop, [])
  return async (request) => {
    const requested = request as CallRequest<Spec>
    stop()
    const queryKey = keyOf(endpoint, requested)
    running.current = queryKey
    const queryFn = ({ signal }: { readonly signal: AbortSignal }) => send(endpoint, requested, signal)
    try {
      const data = await pageQueries().query({ queryKey, queryFn })
      return running.current === queryKey ? { ok: true, data } : undefined
    } catch {
      return running.current === queryKey ? { ok: false } : undefined
    }
  }
}

/** Changes something at an endpoint. */
export const useEndpointMutation = <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
): UseMutationResult<ReplyOf<Spec>, CallError, QueryRequest<Spec>> =>
  useMutation({ mutationFn: (request: QueryRequest<Spec>) => send(endpoint, request as CallRequest<Spec>) }, pageQueries())

/** After a change: what was read from these endpoints is read again where it is shown. */
export const refreshQueries = async (...endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]): Promise<void> => {
  await Promise.all(endpoints.map(({ method, path }) => pageQueries().invalidateQueries({ queryKey: [`${method} ${path}`] })))
}
