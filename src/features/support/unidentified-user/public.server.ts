import { identificationFacts } from '#features/support/unidentified-user/identification.store.ts'
import { unidentifiedUserSelector } from '#features/support/unidentified-user/unidentified-user.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const unidentifiedUser: Feature = {
  name: 'unidentified-user',
  facts: identificationFacts,
  selectors: [unidentifiedUserSelector],
}
