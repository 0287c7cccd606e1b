import { keepForDays } from '#platform/retention/retention.ts'

/** Long enough for ‘last used’ to mean something. */
export const toolUseRetention = keepForDays({ table: 'tool_use', column: 'used_at', days: 400 })
