import type { ListSpec } from '#kernel/list-query.ts'

export const RETURN_LIST = {
  sortable: ['requestedAt', 'number', 'orderNumber', 'state'],
  sort: '-requestedAt',
  sizes: [50, 100, 200],
} as const satisfies ListSpec
