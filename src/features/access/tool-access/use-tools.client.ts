import { useSyncExternalStore } from 'react'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { nameTool } from '#foundation/entitlements/public.ts'
import { FOLLOW_MS } from '#features/access/tool-access/access-state.rules.ts'
import { listOwnTools, readTool } from '#features/access/tool-access/tool-access.api.ts'

type Watched = { readonly access: { readonly status: string; readonly renewal: string | null } }
const isWaiting = ({ access }: Watched): boolean => access.status === 'Pending' || access.renewal === 'asked'

/** The person's tools; asked again while one of them waits, so that the page follows a decision. */
export const useOwnTools = () => {
  const { config, locale } = usePage()
  const query = useEndpointQuery(
    listOwnTools,
    { appId: config.appId },
    { followMs: (reply) => (reply?.tools.some(isWaiting) ? FOLLOW_MS : undefined) },
  )
  // As the page's language calls them.
  const tools = query.data?.tools.map((tool) => ({ ...tool, name: nameTool(tool, locale.language) }))
  return { ...query, data: tools && { tools } }
}

/** One tool with what became of the person's request for it. */
export const useOwnTool = (toolId: string | undefined) => {
  const { appId } = usePage().config
  return useEndpointQuery(readTool, toolId === undefined ? undefined : { params: { toolId }, appId }, {
    followMs: (reply) => (reply && isWaiting(reply) ? FOLLOW_MS : undefined),
  })
}

export const refreshTools = (): Promise<void> => refreshQueries(listOwnTools, readTool)

const neverChanges = () => () => {}

/** Of the page's address; undefined while the server draws. */
export const useAddressParameter = (name: string): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(location.search).get(name) ?? undefined,
    () => undefined,
  )
