import { expect, test } from 'vitest'
import { planRoles } from '#features/administration/back-office/office-list.rules.ts'

type Change = Parameters<typeof planRoles>[0]

const change: Change = { own: 'a', person: 'b', before: ['internal', 'author'], wanted: ['admin'], activeAdmins: ['a', 'b'] }

test.each<[string, Change, string[] | undefined]>([
  ['a role is given and another taken', change, ['internal', 'admin']],
  ['what was never given here stays', { ...change, wanted: [] }, ['internal']],
  ['a role that is none is not given', { ...change, before: ['customer'], wanted: ['root', 'author'] }, ['customer', 'author']],
  ['whoever is no admin any more gives none [T-103]', { ...change, activeAdmins: ['b'] }, undefined],
  ['one’s own roles stay as they are', { ...change, person: 'a' }, undefined],
])('%s', (_, requested, expected) => {
  expect(planRoles(requested)).toEqual(expected)
})
