export const INBOX_VIEWS = ['all', 'unread', 'needs'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

export const PAGE_SIZE = 25
export const MOST_ENTRIES = 100
/** Counting stops here: nobody reads the difference, and a count costs with every entry. */
export const MOST_COUNTED = 1000

/** Where an entry stands: what needs somebody first, then the newest. */
export type Place = { readonly needsAction: boolean; readonly at: Date; readonly id: string }
