import type { Answer, Find } from '#features/storefront/product-tools/replacement/replacement.rules.ts'

/** One product for one number; a number may have several. */
export type ResultRow = Find & { readonly key: string; readonly asked: string; readonly quantity: number }

export const listRows = (answers: readonly Answer[]): ResultRow[] =>
  answers.flatMap(({ asked, quantity = 1, finds }) =>
    finds.map((find) => ({ ...find, asked, quantity, key: `${asked}\n${find.sku}` })),
  )

/** Chosen from the start: for each number the surest answer, if it is sure enough to need no second look. */
export const chooseAtFirst = (answers: readonly Answer[]): Set<string> =>
  new Set(answers.flatMap(({ asked, finds: [best] }) => (best?.level === 'high' ? [`${asked}\n${best.sku}`] : [])))

export const listOpen = (answers: readonly Answer[]): Answer[] => answers.filter(({ finds }) => finds.length === 0)
