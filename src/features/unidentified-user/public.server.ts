import { unidentifiedUserSelector } from '#features/unidentified-user/unidentified-user.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const unidentifiedUser: Feature = { name: 'unidentified-user', selectors: [unidentifiedUserSelector] }
