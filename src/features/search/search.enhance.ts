import { HINT_SCREEN, dismissHint, isHintDismissed } from '#browser/hint-record.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { HIGHLIGHT_KEY, isHighlightShown } from '#features/search/highlight.rules.ts'

const OPENER = '[data-search-open]'
const BANNER = '[data-search-banner]'
/** A touch, a resting pointer, a focus: script and markup are on their way before the search opens. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

let closeHighlight: (() => void) | undefined

/** Closing it, or finding the search, is enough: it does not come back before its time. */
const dismiss = (): void => {
  dismissHint(HIGHLIGHT_KEY, Date.now())
  closeHighlight?.()
  closeHighlight = undefined
}

const showHighlight = async (): Promise<void> => {
  await whenIdle()
  const isDismissed = isHintDismissed(HIGHLIGHT_KEY, Date.now())
  const isTourThere = 'tour' in document.documentElement.dataset
  const isWideScreen = matchMedia(HINT_SCREEN).matches
  if (!isHighlightShown({ isDismissed, isTourThere, isWideScreen })) return
  const opener = document.querySelector<HTMLElement>(OPENER)
  const anchor = opener?.querySelector('button')
  if (!opener || !anchor) return
  const { loadHighlight } = await import('#features/search/takeover/load-highlight.ts')
  const hint = await loadHighlight(opener.dataset['searchOpen'] ?? '')
  // Whoever opened the search meanwhile has found it.
  if (!hint || isHintDismissed(HIGHLIGHT_KEY, Date.now())) return hint?.close()
  closeHighlight = hint.close
  if (!hint.pointAt(anchor)) hint.close()
}

const importTakeover = () => import('#features/search/takeover/open-takeover.ts')

const attachBanner = async (page: EmbeddedModel, banner: HTMLElement): Promise<void> =>
  (await importTakeover()).attachBanner(page, banner)

/** Where the takeover does not come, the form leads to the search page [2.8.2]. */
const open = async (page: EmbeddedModel, form: HTMLFormElement): Promise<void> => {
  const isOpen = await importTakeover()
    .then(({ openTakeover }) => openTakeover(page, form))
    .catch(() => false)
  if (!isOpen) form.submit()
}

export const enhance = (page: EmbeddedModel): void => {
  const warm = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    const banner = target.closest<HTMLElement>(BANNER)
    const opener = target.closest<HTMLElement>(OPENER)
    if (opener) void importTakeover().then(({ loadTakeover }) => loadTakeover(page, opener.dataset['searchOpen']))
    if (banner) void attachBanner(page, banner)
  }
  INTENTS.forEach((intent) => document.addEventListener(intent, warm, { passive: true }))
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches(OPENER)) return
    event.preventDefault()
    dismiss()
    void open(page, event.target)
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-highlight-close]')) dismiss()
  })
  // Somebody who is signed in is offered other types, and sees them in a banner before touching it.
  if ('signedIn' in document.documentElement.dataset)
    document.querySelectorAll<HTMLElement>(BANNER).forEach((banner) => void whenIdle().then(() => attachBanner(page, banner)))
  void showHighlight()
}
