import type { Check } from '#platform/doctor/check.ts'
import { DATABASE_CHECKS } from '#platform/doctor/database-checks.service.ts'
import { SCHEMA_CHECKS } from '#platform/doctor/schema-checks.service.ts'
import { secretsCheck } from '#platform/doctor/secrets-check.service.ts'
import { SETTINGS_CHECKS } from '#platform/doctor/settings-checks.service.ts'
import { WORK_CHECKS } from '#platform/doctor/work-checks.service.ts'
import type { Feature } from '#platform/feature.ts'
import { readOnlyCheck } from '#platform/read-only/read-only-check.service.ts'

/** Those of the platform, then those that features bring. */
export const listChecks = (features: readonly Feature[]): Check[] => [
  ...SETTINGS_CHECKS,
  ...DATABASE_CHECKS,
  ...SCHEMA_CHECKS,
  secretsCheck,
  ...WORK_CHECKS,
  readOnlyCheck,
  ...features.flatMap(({ checks = [] }) => checks),
]
