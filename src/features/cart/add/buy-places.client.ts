export type BuyPlace = { readonly sku: string; readonly element: HTMLElement; readonly isProduct: boolean }

/** Places that pages keep for the control, `data-buy="{sku}"`; on a product's own page there is room for more. */
export const listBuyPlaces = (): BuyPlace[] =>
  [...document.querySelectorAll<HTMLElement>('[data-buy]')].map((element) => ({
    sku: element.dataset['buy'] ?? '',
    element,
    isProduct: element.closest('[data-product-actions]') !== null,
  }))

/** Lists change while one looks at them; only other places are worth drawing anew. */
export const areSamePlaces = (one: readonly BuyPlace[], other: readonly BuyPlace[]): boolean =>
  one.length === other.length && one.every(({ element }, at) => element === other[at]?.element)
