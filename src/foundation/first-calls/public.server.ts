import type { PageModel } from '#foundation/blocks/public.ts'
import { writeFirstCalls } from '#foundation/first-calls/first-call.rules.ts'
import { firstCallRoutes } from '#foundation/first-calls/first-calls.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { firstCall, firstCallOfList } from '#foundation/first-calls/first-call.rules.ts'

export const firstCalls: Feature = { name: 'first-calls', routes: firstCallRoutes }

/** Only pages of the portal make the same calls for everybody: they are opened by people who are signed in. */
export const createFirstCallFinder = (features: readonly Feature[], isGatedPage: (path: string) => boolean) => {
  const calls = features.flatMap(({ firstCalls: list = [] }) => list)
  return (page: PageModel, query: URLSearchParams): string | undefined =>
    page.mode === 'publish' && isGatedPage(page.path) ? writeFirstCalls(calls, page, query) : undefined
}
