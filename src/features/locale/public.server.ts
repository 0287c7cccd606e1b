import { localeRoutes } from '#features/locale/locale.routes.ts'
import type { Feature } from '#server/feature.ts'

export const locale: Feature = { name: 'locale', routes: localeRoutes }
