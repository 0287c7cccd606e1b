import './search-entry.module.css'
import { HINT_SCREEN, dismissHint, isHintDismissed } from '#browser/hint-record.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { HIGHLIGHT_KEY, isHighlightShown } from '#features/search/highlight.rules.ts'

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
  const template = document.querySelector<HTMLTemplateElement>('[data-search-highlight]')
  const anchor = document.querySelector('[data-search-open] button')
  const { openHint } = await import('#browser/hint-card.ts')
  const hint = template && openHint(template)
  if (!hint) return
  closeHighlight = hint.close
  if (!anchor || !hint.pointAt(anchor)) hint.close()
}

export const enhance = (): void => {
  document.addEventListener('submit', (event) => {
    const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]')
    if (!(event.target instanceof Element) || !event.target.matches('[data-search-open]') || !dialog) return
    event.preventDefault()
    dialog.showModal()
    dismiss()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // The dialog itself is only hit beside what it holds.
    if (target.closest('[data-search-close]') || target.matches('[data-search-dialog]'))
      target.closest<HTMLDialogElement>('[data-search-dialog]')?.close()
    if (target.closest('[data-highlight-close]')) dismiss()
  })
  void showHighlight()
}
