import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listNeeds } from '#features/accounts/home/home.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

export type Need = ReplyOf<typeof listNeeds>['items'][number]

/** Items that wait for the person in all areas; undefined until known, empty where they cannot be read. */
export const usePendingItems = (): readonly Need[] | undefined => {
  const { locale } = usePage()
  const { data, isError } = useEndpointQuery(listNeeds, { query: { language: locale.language } })
  return data?.items ?? (isError ? [] : undefined)
}
