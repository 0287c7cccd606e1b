import type { UserRole } from '#kernel/scope.ts'

export type MergedPerson = {
  readonly id: string
  readonly status: string
  readonly roles: readonly UserRole[]
  readonly isInternal: boolean
  readonly companyId: string | null
}

export type MergeRequest = {
  readonly stays: MergedPerson
  readonly leaves: MergedPerson
  /** The admin at the keyboard. */
  readonly actorId: string
  /** Of all admins who may sign in now. */
  readonly activeAdmins: readonly string[]
}

export const MERGE_REFUSALS = [
  'same',
  'self',
  'lastAdmin',
  'gone',
  'staysInactive',
  'employeeAndCustomer',
  'otherCompany',
] as const
export type MergeRefusal = (typeof MERGE_REFUSALS)[number]

/**
 * Roles of the one who stays remain as they are, so a merge never gives one. Data that only a role or a company opens
 * must not reach somebody without it: employees and customers, and people of two companies, are not merged.
 */
export const findMergeRefusal = ({ stays, leaves, actorId, activeAdmins }: MergeRequest): MergeRefusal | undefined => {
  if (stays.id === leaves.id) return 'same'
  if (stays.id === actorId || leaves.id === actorId) return 'self'
  if (activeAdmins.every((id) => id === leaves.id)) return 'lastAdmin'
  if (leaves.status === 'deleted' || leaves.status === 'denied') return 'gone'
  if (stays.status !== 'active' && stays.status !== 'pending') return 'staysInactive'
  if (stays.isInternal !== leaves.isInternal) return 'employeeAndCustomer'
  const isOtherCompany = stays.companyId !== null && leaves.companyId !== null && stays.companyId !== leaves.companyId
  return isOtherCompany ? 'otherCompany' : undefined
}

/** Rights that the person who leaves has and the other one lacks: an admin gives them anew if it is meant. */
export const listLostRoles = ({ stays, leaves }: Pick<MergeRequest, 'stays' | 'leaves'>): UserRole[] =>
  leaves.roles.filter((role) => !stays.roles.includes(role))
