import { HINT_SCREEN, isHintDismissed } from '#browser/hint-record.ts'
import { registerIsland } from '#browser/register-island.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { HIGHLIGHT_KEY, isHighlightShown } from '#features/search/highlight.rules.ts'

const OPENER = '[data-search-open]'
const BANNER = '[data-search-banner]'

const importTakeover = () => import('#features/search/takeover/takeover.island.tsx')

const isHighlightDue = (): boolean => {
  const isDismissed = isHintDismissed(HIGHLIGHT_KEY, Date.now())
  const isTourThere = 'tour' in document.documentElement.dataset
  const isWideScreen = matchMedia(HINT_SCREEN).matches
  return isHighlightShown({ isDismissed, isTourThere, isWideScreen }) && document.querySelector(OPENER) !== null
}

/** What wakes the search though nobody reached for it. */
const wakeWhenIdle = async (wake: () => Promise<boolean>): Promise<void> => {
  await whenIdle()
  // Somebody who is signed in is offered other types, and sees them in a banner before touching it.
  if ('signedIn' in document.documentElement.dataset && document.querySelector(BANNER)) void wake()
  if (isHighlightDue() && (await wake())) (await importTakeover()).showHighlight()
}

/** The takeover sleeps until someone reaches for it; where it does not come, forms lead to the search page [2.8.2]. */
export const enhance = (page: EmbeddedModel): void =>
  void wakeWhenIdle(registerIsland(page, { reach: `${OPENER}, ${BANNER}`, hold: OPENER, load: importTakeover }))
