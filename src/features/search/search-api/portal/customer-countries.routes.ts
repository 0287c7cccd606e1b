import { listOwnCountries } from '#features/search/search-api/portal/customer-countries.api.ts'
import { listCustomerCountries } from '#features/search/search-api/portal/customer-countries.rules.ts'
import { readCustomer } from '#features/search/search-api/portal/customer.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { userOf } from '#platform/http/access.ts'

/** The countries in a customer's data; some sites narrow searches to them [6.12.1]. */
export const customerCountriesRoutes = (app: App): void => {
  addEndpoint(app, listOwnCountries, async (request) => {
    const customer = await readCustomer(request.tx, userOf(request))
    return { countryCodes: customer ? listCustomerCountries(customer) : [] }
  })
}
