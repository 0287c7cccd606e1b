import { expect, test } from 'vitest'
import { CUSTOMER_LIST } from '#foundation/identity/policy/actable-customer.rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const query = listQuery(CUSTOMER_LIST)

test.each([
  ['nothing', {}, { sort: 'name', page: 1, size: 25 }],
  ['the companies from the last', { sort: '-company', size: '100' }, { sort: '-company', page: 1, size: 100 }],
  ['those with the most accounts', { sort: '-accounts', page: '2' }, { sort: '-accounts', page: 2, size: 25 }],
])('employees who look for a customer to act for may request %s', (_, requested, expected) => {
  expect(query.parse(requested)).toEqual(expected)
})

test.each([
  ['by their addresses', { sort: 'email' }],
  ['more than a hundred at once', { size: '101' }],
])('customers cannot be listed %s', (_, requested) => {
  expect(query.safeParse(requested).success).toBe(false)
})
