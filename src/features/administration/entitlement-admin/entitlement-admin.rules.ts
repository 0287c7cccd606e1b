import { TRAINING_TOOL_ID, type AccessStatus } from '#foundation/entitlements/public.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const ENTITLEMENT_LIST = {
  sortable: ['person', 'tool', 'status', 'changedAt', 'expiresAt'],
  sort: '-changedAt',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

/** Statuses that an admin sets; requesting is for the person, deciding for the administration of requests. */
export const SET_STATUSES = ['Approved', 'Denied', 'Not Permitted', 'Not Requested'] as const satisfies readonly AccessStatus[]
export type SetStatus = (typeof SET_STATUSES)[number]

export type Wish = {
  readonly own: string
  readonly person: string
  readonly tool: string
  readonly before: AccessStatus
  readonly status: SetStatus
}
export type Refusal = 'self' | 'request' | 'training'

/** Nobody serves themselves; what was requested is decided where it was requested; training needs a place in the training system. */
export const refuseWish = ({ own, person, tool, before, status }: Wish): Refusal | undefined => {
  if (own === person) return 'self'
  if (before === 'Pending') return 'request'
  return tool === TRAINING_TOOL_ID && status === 'Approved' ? 'training' : undefined
}
