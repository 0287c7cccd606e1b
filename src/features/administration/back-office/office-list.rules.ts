import type { UserRole } from '#kernel/scope.ts'
import type { ListSpec } from '#kernel/list-query.ts'

const sizes = [50, 100, 200] as const

export const PEOPLE_LIST = { sortable: ['name', 'email', 'status', 'createdAt'], sort: 'name', sizes } as const satisfies ListSpec
export const JOB_LIST = { sortable: ['createdAt', 'kind', 'state'], sort: '-createdAt', sizes } as const satisfies ListSpec
export const DOCUMENT_LIST = { sortable: ['path', 'kind', 'gate', 'updatedAt'], sort: 'path', sizes } as const satisfies ListSpec
export const NOTICE_LIST = { sortable: ['locale', 'startDate', 'endDate'], sort: 'locale', sizes } as const satisfies ListSpec

export const JOB_STATES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export const PERSON_STATES = ['active', 'pending', 'deactivated', 'deleted', 'denied'] as const
export const GIVEN_ROLES = ['author', 'admin', 'configurator', 'order-viewer', 'lead-viewer', 'case-agent'] as const
export const ROLES = ['customer', 'internal', ...GIVEN_ROLES] as const satisfies readonly UserRole[]

export type RoleChange = {
  readonly own: string
  readonly person: string
  readonly before: readonly UserRole[]
  readonly wanted: readonly string[]
  /** Of all admins who may sign in now: two who take the role from each other leave one. */
  readonly activeAdmins: readonly string[]
}

/** The roles afterwards; undefined for one's own roles, which nobody changes. */
export const planRoles = ({ own, person, before, wanted, activeAdmins }: RoleChange): UserRole[] | undefined => {
  if (own === person || !activeAdmins.includes(own)) return undefined
  const given = new Set<string>(GIVEN_ROLES)
  return [...before.filter((role) => !given.has(role)), ...GIVEN_ROLES.filter((role) => wanted.includes(role))]
}

/** Work that ended without success may be tried again. */
export const mayRetry = (state: string): boolean => state === 'failed' || state === 'cancelled'
