import { readCredit } from '#features/company/purchase-policy/credit/credit.api.ts'
import { describeCredit } from '#features/company/purchase-policy/credit/weigh-credit.service.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** For whoever sees the orders of the account; a site that hides prices hides this too. */
export const creditRoutes = (app: App): void => {
  const { clock, tenants } = app.services

  addEndpoint(app, readCredit, async (request) => {
    const { key } = await requireOrderingAccount(request)
    if (tenants.flagsOf(request.scope.tenant).hideCurrency) return { credit: null }
    const day = clock.now().toISOString().slice(0, 10)
    const credit = await describeCredit(request.tx, { accountKey: key, personId: userOf(request).id, day })
    return { credit: credit ?? null }
  })
}
