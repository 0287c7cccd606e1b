/** The query is the list's own: its filters, its order and its columns, as they stand in the address. */
export type SavedView = { readonly id: string; readonly name: string; readonly query: string }

/** A row of chips holds no more. */
export const MOST_VIEWS = 20
