import type { ListSpec } from '#kernel/list-query.ts'

export const CASE_LIST = {
  sortable: ['id', 'subject', 'status', 'created', 'updated'],
  sort: '-updated',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** Whose cases staff look at. */
export const OWNERS = ['mine', 'nobody'] as const
