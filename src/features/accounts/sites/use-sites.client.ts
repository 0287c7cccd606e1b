import type { UseQueryResult } from '@tanstack/react-query'
import { useEndpointQuery, type CallError } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listSites } from '#features/accounts/sites/site.api.ts'
import { groupCases } from '#features/accounts/sites/site.rules.ts'
import type { Sites } from '#features/accounts/sites/site.schema.ts'

/** While a request waits, the page asks whether it was decided. */
const FOLLOW_MS = 10_000
const NONE: Sites = { primaryAccount: null, contactAccountMap: [], case: [] }

type Read = Pick<UseQueryResult<unknown, CallError>, 'isPending' | 'isError'> & {
  readonly data: Sites | undefined
  readonly reload: () => void
}

/** The reply is a list, of which the first element counts [3.9.1, 7.9.1]. */
export const useSites = (): Read => {
  const { allSitesEndpoint: path, appId } = usePage().config
  const { data, isPending, isError, refetch } = useEndpointQuery(
    listSites,
    { path, appId },
    { followMs: (reply) => (groupCases(reply?.[0]?.case ?? []).pending.length > 0 ? FOLLOW_MS : undefined) },
  )
  return { data: data && (data[0] ?? NONE), isPending, isError, reload: () => void refetch() }
}
