import type { ListSpec } from '#kernel/list-query.ts'

export const PAGE_LIST = {
  sortable: ['path', 'title', 'savedAt', 'locale'],
  sort: 'path',
  sizes: [50, 100, 200],
} as const satisfies ListSpec
