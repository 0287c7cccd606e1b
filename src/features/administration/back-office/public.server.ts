import { officeListRoutes } from '#features/administration/back-office/office-list.routes.ts'
import { peopleRoutes } from '#features/administration/back-office/people.routes.ts'
import * as screens from '#features/administration/back-office/office-screens.schema.ts'
import { officeScreens, officeStarterPages } from '#features/administration/back-office/office.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const backOffice: Feature = {
  name: 'back-office',
  blocks: Object.values(screens),
  backOffice: officeScreens,
  starterPages: officeStarterPages,
  routes: (app) => {
    officeListRoutes(app)
    peopleRoutes(app)
  },
}
