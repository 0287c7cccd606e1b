import { decideInsights } from '#features/administration/insights/insight-access.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'

export const insightActions: ActionSlice = {
  'see-insights': { isStaffRight: true, decide: ({ person }) => decideInsights(person.roles) },
}
