import { findSlots, slotSelector } from '#foundation/blocks/public.ts'

export type BuyPlace = { readonly sku: string; readonly element: HTMLElement; readonly isProduct: boolean }

/** Where pages have room for the control; on a product's own page there is room for more. */
export const listBuyPlaces = (): BuyPlace[] =>
  findSlots('buy').map(({ element, value }) => ({
    sku: value,
    element,
    isProduct: element.closest(slotSelector('product-actions')) !== null,
  }))

/** Lists change while one looks at them; only other places are worth drawing anew. */
export const areSamePlaces = (one: readonly BuyPlace[], other: readonly BuyPlace[]): boolean =>
  one.length === other.length && one.every(({ element }, at) => element === other[at]?.element)

/** A place for several parts at once. */
export type LinesPlace = { readonly element: HTMLElement; readonly written: string }

export const listLinesPlaces = (): LinesPlace[] =>
  findSlots('buy-lines').map(({ element, value }) => ({ element, written: value || '[]' }))

export const areSameLines = (one: readonly LinesPlace[], other: readonly LinesPlace[]): boolean =>
  one.length === other.length &&
  one.every(({ element, written }, at) => element === other[at]?.element && written === other[at]?.written)
