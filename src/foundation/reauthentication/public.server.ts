import { reauthenticationRoutes } from '#foundation/reauthentication/reauthentication.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const reauthentication: Feature = { name: 'reauthentication', routes: reauthenticationRoutes }
