import { expect, test } from 'vitest'
import { decideAccess, type Access } from '#kernel/access.ts'
import type { UserRole } from '#kernel/scope.ts'

const person = (...roles: UserRole[]) => ({ id: 'p', sessionId: 's', roles })
const CALLERS = {
  visitor: undefined,
  customer: person('customer'),
  chief: { ...person('customer'), companyRole: 'company-admin' },
  employee: person('internal'),
  author: person('internal', 'author'),
  admin: person('internal', 'admin'),
  viewer: person('customer', 'order-viewer', 'configurator', 'lead-viewer'),
  reader: person('internal', 'author', 'lead-viewer'),
  manager: person('internal', 'admin', 'order-viewer', 'configurator'),
} as const

const ALLOWED: Readonly<Record<Access, readonly (keyof typeof CALLERS)[]>> = {
  everyone: ['visitor', 'customer', 'chief', 'employee', 'author', 'admin', 'viewer', 'reader', 'manager'],
  key: ['visitor', 'customer', 'chief', 'employee', 'author', 'admin', 'viewer', 'reader', 'manager'],
  'signed-in': ['customer', 'chief', 'employee', 'author', 'admin', 'viewer', 'reader', 'manager'],
  'company-admin': ['chief'],
  staff: ['author', 'admin', 'reader', 'manager'],
  admin: ['admin', 'manager'],
  configurator: ['manager'],
  'order-viewer': ['manager'],
  'lead-viewer': ['admin', 'reader', 'manager'],
}

/** Who is informed that they lack a right, rather than that there is nothing. */
const KNOWN: Partial<Record<Access, readonly string[]>> = {
  configurator: ['admin'],
  'order-viewer': ['admin'],
  'lead-viewer': ['author'],
}

test.each(Object.entries(ALLOWED) as [Access, readonly string[]][])('%s may be called by %s [T-95]', (access, allowed) => {
  for (const [name, user] of Object.entries(CALLERS)) {
    const known = KNOWN[access] ?? []
    const refusal = user ? (known.includes(name) ? 'forbidden' : 'missing') : 'sign-in-required'
    expect([name, decideAccess(access, user)]).toEqual([name, allowed.includes(name) ? 'allowed' : refusal])
  }
})
