import { useEffect } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { describeOops, track } from '#foundation/analytics/public.ts'
import { readCase } from '#features/support/cases/case.api.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'

/** So often an open page asks what is new; not while its tab is hidden. A session that ended ends this as well [T-91]. */
const FOLLOW_MS = 5_000

/** The case as it is now; analytics hears when it cannot be read [8.9.2]. */
export const useCase = (given: CaseView) => {
  const { data = given, isError } = useEndpointQuery(
    readCase,
    { params: { id: given.id } },
    { initialData: given, followMs: () => FOLLOW_MS },
  )
  useEffect(() => {
    if (isError) track(describeOops('detail'))
  }, [isError])
  return { view: data, hasFailed: isError }
}
