import type { ListSpec } from '#kernel/list-query.ts'

export const HELD_REASONS = ['price', 'address'] as const

export const HELD_ORDER_LIST = {
  sortable: ['order', 'company', 'lines', 'received'],
  sort: 'received',
  sizes: [25, 50, 100],
} as const satisfies ListSpec
