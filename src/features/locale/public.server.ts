import { localeRoutes } from '#features/locale/locale.routes.ts'
import { referenceRoutes } from '#features/locale/reference/reference.routes.ts'
import type { Feature } from '#server/feature.ts'

export const locale: Feature = {
  name: 'locale',
  routes: (app) => {
    localeRoutes(app)
    referenceRoutes(app)
  },
}
