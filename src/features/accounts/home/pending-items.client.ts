import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readHome } from '#features/accounts/home/home.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

export type Need = ReplyOf<typeof readHome>['needs'][number]

/** Items that wait for the person in all areas; undefined until known, empty where they cannot be read. */
export const usePendingItems = (): readonly Need[] | undefined => {
  const { locale } = usePage()
  const { data, isError } = useEndpointQuery(readHome, { query: { language: locale.language } })
  return data?.needs ?? (isError ? [] : undefined)
}
