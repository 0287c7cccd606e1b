import { languageRoutes } from '#features/authoring/page-languages/languages.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const pageLanguages: Feature = { name: 'page-languages', routes: languageRoutes }
