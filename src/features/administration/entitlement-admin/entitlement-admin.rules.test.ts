import { expect, test } from 'vitest'
import { refuseWish } from '#features/administration/entitlement-admin/entitlement-admin.rules.ts'

const wish = { own: 'a', person: 'b', tool: 'ecommerce', before: 'Denied', status: 'Approved' } as const

test.each([
  ['is given', wish, undefined],
  ['is not for oneself', { ...wish, person: 'a' }, 'self'],
  ['that was asked for is decided at the administration of requests', { ...wish, before: 'Pending' }, 'request'],
  ['to training needs a place there', { ...wish, tool: 'training' }, 'training'],
  ['to training is taken back like any other', { ...wish, tool: 'training', status: 'Not Requested' }, undefined],
] as const)('a right %s', (_, requested, refusal) => {
  expect(refuseWish(requested)).toBe(refusal)
})
