import type { Person } from '#foundation/identity/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'

type Caller = Partial<Pick<Person, 'roles' | 'isInternal' | 'userType' | 'isAsm'>>
const employee = { isInternal: true, userType: 'Employee' } as const

/** Kinds of caller, as access tells them apart; a visitor is nobody. */
export const CALLERS = {
  visitor: undefined,
  customer: { roles: ['customer'] },
  employee: { ...employee, roles: ['internal'] },
  author: { ...employee, roles: ['internal', 'author'] },
  'lead reader': { ...employee, roles: ['internal', 'author', 'lead-viewer'] },
  admin: { ...employee, roles: ['internal', 'admin'] },
  'full admin': { ...employee, roles: ['internal', 'admin', 'author', 'configurator', 'order-viewer'] },
} as const satisfies Readonly<Record<string, Caller | undefined>>

export type CallerName = keyof typeof CALLERS
export const CALLER_NAMES = Object.keys(CALLERS) as CallerName[]

export const userFor = (name: CallerName): ScopeUser | undefined => {
  const caller = CALLERS[name]
  return caller && { id: name, sessionId: name, roles: caller.roles }
}
