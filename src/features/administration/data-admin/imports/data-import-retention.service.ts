import { keepForDays, type Retention } from '#platform/retention/retention.ts'

/** Their lines go with them; the audit log stays. */
export const dataImportRetention: readonly Retention[] = [keepForDays({ table: 'data_import', column: 'made_at', days: 90 })]
