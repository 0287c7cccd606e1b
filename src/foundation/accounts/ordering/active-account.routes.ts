import { COUNTRY_CURRENCIES } from '#foundation/accounts/country-currency.rules.ts'
import { listCountryCurrencies, readActiveAccount } from '#foundation/accounts/ordering/active-account.api.ts'
import { findActive, requireCustomer } from '#foundation/accounts/ordering/active-account.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const FEW_MINUTES = 'public, max-age=300'

export const activeAccountRoutes = (app: App): void => {
  addEndpoint(app, readActiveAccount, async (request) => {
    const active = await findActive(request, await requireCustomer(request))
    return { account: active ? { ...active, currencies: [...active.currencies] } : null }
  })

  addEndpoint(
    app,
    listCountryCurrencies,
    async (request, reply) => {
      if (request.params.tenant !== request.scope.tenant) notFound('list')
      reply.header('cache-control', FEW_MINUTES)
      return Object.fromEntries(
        Object.entries(COUNTRY_CURRENCIES).map(([country, currency]) => [country.toUpperCase(), currency]),
      )
    },
    { config: { opensNoTransaction: true } },
  )
}
