import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { readToolRange } from '#features/storefront/product-tools/tool-product.api.ts'

/** Whether the market sells anything for this tool; true until the server says otherwise. */
export const useHasRange = (kind: ScheduleKind): boolean => {
  const { country, language } = usePage().locale
  const { data } = useEndpointQuery(readToolRange, kind === 'general' ? undefined : { query: { kind, country, language } })
  return data?.hasProducts ?? true
}
