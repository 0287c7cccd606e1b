import { expect, test } from 'vitest'
import { compareRights } from '#foundation/accounts/kinds/person-rights.rules.ts'

test.each([
  ['a new customer', undefined, {}, {}],
  ['a new admin', undefined, { roles: ['internal', 'admin'] }, { roles: { before: 'customer', after: 'admin, internal' } }],
  ['the same in another order', { roles: ['internal', 'admin'] }, { roles: ['admin', 'internal'], status: 'active' }, {}],
  ['no roles any more', { roles: ['author'] }, { roles: [] }, { roles: { before: 'author', after: 'customer' } }],
  ['disabled', { roles: ['customer'], status: 'active' }, { roles: ['customer'], status: 'deactivated' }, { access: 'closed' }],
  ['new and denied', undefined, { status: 'denied' }, { access: 'closed' }],
  ['still disabled', { status: 'denied' }, { status: 'deactivated' }, {}],
  ['enabled', { status: 'deactivated' }, { status: 'active' }, { access: 'opened' }],
])('rights of %s', (_, before, after, expected) => {
  expect(compareRights(before, after)).toEqual(expected)
})
