import { dismissHint, isHintDismissed } from '#browser/hint-record.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { HIGHLIGHT_KEY } from '#features/search/search/highlight.rules.ts'

/** Whether the hint at the search icon is there. */
export const highlight = createSharedValue(false)

/** Whoever opened the search meanwhile has found it. */
export const showHighlight = (): void => highlight.set(!isHintDismissed(HIGHLIGHT_KEY, Date.now()))

/** Closing it, or finding the search, is enough: it does not come back before its time. */
export const dismissHighlight = (): void => {
  dismissHint(HIGHLIGHT_KEY, Date.now())
  highlight.set(false)
}
