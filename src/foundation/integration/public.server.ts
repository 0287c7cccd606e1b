import { integrationRoutes } from '#foundation/integration/integration.routes.ts'
import { personalData } from '#foundation/integration/personal-data.store.ts'
import { sentFileKind, sentFileRetention } from '#foundation/integration/sent-file.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { describeKinds } from '#foundation/integration/describe-kinds.rules.ts'
export {
  chooseScopes,
  keyState,
  listForbiddenScopes,
  listKeysToReplace,
  listScopes,
} from '#foundation/integration/integration-key.rules.ts'
export { KEY_ROUTE, openCompanyKeys } from '#foundation/integration/company-key.service.ts'
export { requireKey } from '#foundation/integration/require-key.service.ts'
export { isKnownKey } from '#foundation/integration/known-key.service.ts'
export {
  findCompanyId,
  findKeyScopes,
  insertKey,
  listKeys,
  OVERLAP_DAYS,
  replaceKey,
  revokeKey,
} from '#foundation/integration/integration-key.store.ts'

export const integration: Feature = {
  name: 'integration',
  personalData,
  routes: integrationRoutes,
  fileKinds: [sentFileKind],
  retention: [sentFileRetention, keepForDays({ table: 'deleted_line', column: 'deleted_at', days: 90 })],
}
