/** Sort keys of a list of accounts; `position` is the order in which they were saved. */
export const FAVOURITE_FIELDS = ['position', 'number', 'name', 'city', 'postalCode'] as const
export type FavouriteField = (typeof FAVOURITE_FIELDS)[number]

export type FavouriteSort = { readonly field: FavouriteField; readonly isDescending: boolean }

/** Part of a person's favourite accounts. */
export type FavouriteChoice = {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Part of a number, a name, a city or a postal code; empty for all. */
  readonly q: string
  readonly sort: FavouriteSort
  /** Before all others; the default one unless said. */
  readonly firstId?: string
}

export const KEPT_ORDER: FavouriteSort = { field: 'position', isDescending: false }

const SORT = /^(-?)(\w{1,20})(?:[-,:](asc|desc))?$/

/** `name`, `-name` or `name-desc`, as replies spell the field; undefined for anything else. */
export const readFavouriteSort = (value: string): FavouriteSort | undefined => {
  const [, minus, name, direction] = SORT.exec(value) ?? []
  const field = FAVOURITE_FIELDS.find((known) => known === (name === 'soldToNumber' ? 'number' : name))
  return field && { field, isDescending: minus === '-' || direction === 'desc' }
}

/** Typed text is literal: `%` and `_` are no wildcards. */
export const toLikePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
