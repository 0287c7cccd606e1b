import type { ListSpec } from '#kernel/list-query.ts'

export const PRODUCT_LIST = {
  sortable: ['sku', 'lifecycle', 'changedAt'],
  sort: 'sku',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

export const LIFECYCLES = ['active', 'obsolete', 'replaced'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

export type ProductChange = {
  readonly lifecycle: Lifecycle
  readonly replacedBy: string | null
  readonly markets: readonly string[] | null
}

export type ChangeProblem = 'itself' | 'missing' | 'circle' | 'unknown'

/** Reasons against a replacement; `successors` are those of the replacing product, as far as they go. */
export const checkReplacement = (
  sku: string,
  { lifecycle, replacedBy }: ProductChange,
  successors: readonly string[] | undefined,
): ChangeProblem | undefined => {
  if (replacedBy === null) return lifecycle === 'replaced' ? 'missing' : undefined
  if (replacedBy === sku) return 'itself'
  if (successors === undefined) return 'unknown'
  return successors.includes(sku) ? 'circle' : undefined
}
