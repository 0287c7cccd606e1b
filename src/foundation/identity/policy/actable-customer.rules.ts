import type { ListSpec } from '#kernel/list-query.ts'

export type ActableCustomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
  readonly accounts: number
}

export const CUSTOMER_LIST = {
  sortable: ['name', 'company', 'accounts'],
  sort: 'name',
  sizes: [25, 50, 100],
} as const satisfies ListSpec
