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

/** A place for several parts at once, `data-buy-lines="[{sku, quantity}]"`. */
export type LinesPlace = { readonly element: HTMLElement; readonly written: string }

export const listLinesPlaces = (): LinesPlace[] =>
  [...document.querySelectorAll<HTMLElement>('[data-buy-lines]')].map((element) => ({
    element,
    written: element.dataset['buyLines'] ?? '[]',
  }))

export const areSameLines = (one: readonly LinesPlace[], other: readonly LinesPlace[]): boolean =>
  one.length === other.length &&
  one.every(({ element, written }, at) => element === other[at]?.element && written === other[at]?.written)
