import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import type { ScheduleKind } from '#features/product-tools/schedule/schedule.rules.ts'

/** Whether the market sells anything for this tool; true until the server says otherwise. */
export const useHasRange = (kind: ScheduleKind): boolean => {
  const { country, language } = usePage().locale
  const [hasRange, setHasRange] = useState(true)
  useEffect(() => {
    if (kind === 'general') return
    const query = { kind, country, language }
    void callApi<{ hasProducts: boolean }>({ path: '/api/schedules/range', query, isQuiet: true, errors: 'own' }).then(
      ({ data }) => setHasRange(data?.hasProducts ?? true),
    )
  }, [kind, country, language])
  return hasRange
}
