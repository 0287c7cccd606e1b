/** Up to so many changes are brought into the search index one by one; for more it is made anew. */
const MOST_NOTED = 5000

/** Whether search can follow an import from what was noted with its changes. */
export const isNoted = ({ accepted }: { readonly accepted: number }): boolean => accepted <= MOST_NOTED
