import { expect, test } from 'vitest'
import { decideAccess, type Access } from '#kernel/access.ts'
import type { UserRole } from '#kernel/scope.ts'

const person = (...roles: UserRole[]) => ({ id: 'p', sessionId: 's', roles })
const CALLERS = {
  visitor: undefined,
  customer: person('customer'),
  employee: person('internal'),
  author: person('internal', 'author'),
  admin: person('internal', 'admin'),
  viewer: person('customer', 'order-viewer', 'configurator'),
} as const

const ALLOWED: Readonly<Record<Access, readonly (keyof typeof CALLERS)[]>> = {
  everyone: ['visitor', 'customer', 'employee', 'author', 'admin', 'viewer'],
  key: ['visitor', 'customer', 'employee', 'author', 'admin', 'viewer'],
  'signed-in': ['customer', 'employee', 'author', 'admin', 'viewer'],
  staff: ['author', 'admin'],
  admin: ['admin'],
}

test.each(Object.entries(ALLOWED) as [Access, readonly string[]][])('%s may be called by %s [T-95]', (access, allowed) => {
  for (const [name, user] of Object.entries(CALLERS)) {
    const refusal = user ? 'missing' : 'sign-in-required'
    expect([name, decideAccess(access, user)]).toEqual([name, allowed.includes(name) ? 'allowed' : refusal])
  }
})
