import { companyPartNumbers } from '#features/company/part-numbers/company-part-numbers.schema.ts'
import { importNumberRoutes } from '#features/company/part-numbers/import-numbers.routes.ts'
import { partNumberRoutes } from '#features/company/part-numbers/part-number.routes.ts'
import { partNumbersLink, partNumbersStarterPages } from '#features/company/part-numbers/part-numbers.starter.ts'
import type { Feature } from '#platform/feature.ts'

export { rememberPair } from '#features/company/part-numbers/part-number.service.ts'

/** A company's numbers of our parts: stored, imported and remembered for all its people. */
export const partNumbers: Feature = {
  name: 'part-numbers',
  blocks: [companyPartNumbers],
  routes: async (app) => {
    partNumberRoutes(app)
    await app.register(async (scope) => importNumberRoutes(scope))
  },
  starterPages: partNumbersStarterPages,
  portalLinks: [partNumbersLink],
}
