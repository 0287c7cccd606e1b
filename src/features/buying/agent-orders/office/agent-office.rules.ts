import type { ListSpec } from '#kernel/list-query.ts'

export const AGENT_OFFICE_LIST = {
  sortable: ['person', 'name', 'used', 'allowed'],
  sort: '-allowed',
  sizes: [50, 100, 200],
} as const satisfies ListSpec
