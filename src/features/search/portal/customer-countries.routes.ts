import { z } from 'zod'
import { listCustomerCountries } from '#features/search/portal/customer-countries.rules.ts'
import { readCustomer } from '#features/search/portal/customer.store.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer, unauthorised } from '#server/http/errors.ts'

/** What a customer's data says of where they shop; some sites narrow searches to it [6.12.1]. */
export const customerCountriesRoutes = (app: App): void => {
  app.get(
    '/api/search/countries',
    {
      schema: {
        tags: ['search'],
        summary: 'Countries of one’s accounts and address',
        response: { 200: z.object({ countryCodes: z.array(z.string()) }), 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { user } = request.scope
      const customer = user ? await readCustomer(request.tx, user) : unauthorised('Please sign in.', { session_valid: false })
      reply.header('cache-control', 'private, no-store')
      return { countryCodes: customer ? listCustomerCountries(customer) : [] }
    },
  )
}
