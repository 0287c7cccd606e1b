import { HINT_SCREEN, isHintDismissed, mayHintHere } from '#browser/hint-record.ts'
import { registerIsland } from '#browser/register-island.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import styles from '#features/search/search/search-entry.module.css'
import { isShortcutOn, showShortcut } from '#features/search/search/shortcut.client.ts'
import { HIGHLIGHT_KEY, isHighlightShown } from '#features/search/search/highlight.rules.ts'

const OPENER = '[data-search-open]'
const BANNER = '[data-search-banner]'
const FIELDS = 'input, select, textarea'

const importTakeover = () => import('#features/search/search/takeover/takeover.island.tsx')

const isHighlightDue = ({ path, area }: EmbeddedModel): boolean => {
  const isBegun = mayHintHere(path) && area === undefined
  const isDismissed = isHintDismissed(HIGHLIGHT_KEY, Date.now())
  const isTourThere = 'tour' in document.documentElement.dataset
  const isWideScreen = matchMedia(HINT_SCREEN).matches
  return isHighlightShown({ isBegun, isDismissed, isTourThere, isWideScreen }) && document.querySelector(OPENER) !== null
}

/** Cases in which the search is hydrated without a visitor's action. */
const hydrateWhenIdle = async (page: EmbeddedModel, hydrate: () => Promise<boolean>): Promise<void> => {
  await whenIdle()
  // Somebody who is signed in is offered other types, and sees them in a banner before touching it.
  if ('signedIn' in document.documentElement.dataset && document.querySelector(BANNER)) void hydrate()
  if (isHighlightDue(page) && (await hydrate())) (await importTakeover()).showHighlight()
}

/** '/' opens the search, but for those who are writing, have something else open or switched it off. */
const openByKey = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return
  const isWriting = target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
  // By its class: a style that no script names would be left out of the page.
  const opener = document.querySelector<HTMLFormElement>(`form.${styles['entry']}`)
  if (isWriting || !opener || !isShortcutOn() || document.querySelector('dialog[open]')) return
  event.preventDefault()
  opener.requestSubmit()
}

/** The takeover is hydrated when someone reaches for it; where it does not come, forms lead to the search page [2.8.2]. */
export const enhance = (page: EmbeddedModel): void => {
  void hydrateWhenIdle(page, registerIsland(page, { reach: `${OPENER}, ${BANNER}`, hold: OPENER, load: importTakeover }))
  document.addEventListener('keydown', openByKey)
  showShortcut()
}
