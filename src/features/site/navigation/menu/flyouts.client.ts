import { elementOf, findOpen, isOpen, readItem, type FlyoutItem } from '#features/site/navigation/menu/flyout-item.client.ts'
import { followKeys } from '#features/site/navigation/menu/flyout-keys.client.ts'
import { createFlyoutOpener, type FlyoutOpener } from '#features/site/navigation/menu/flyout-opener.client.ts'
import { createRest } from '#features/site/navigation/menu/flyout-rest.client.ts'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'

/** The header's flyouts on wide screens [2.3.2, 2.3.3]. */
export const attachFlyouts = (loader: SubnavLoader, wide: MediaQueryList): void => {
  const opener = createFlyoutOpener(loader)
  const rest = createRest()
  // Whatever opens or closes one ends the wait for another.
  const flyouts: FlyoutOpener = {
    open: (item) => (rest.end(), opener.open(item)),
    close: (item) => (rest.end(), opener.close(item)),
  }
  const { open, close } = flyouts
  const closeOutside = (target: Node): void => findOpen().forEach((item) => item.root.contains(target) || close(item))
  const closeAll = (): void => findOpen().forEach(close)
  const openAtFirstTap = (event: MouseEvent, item: FlyoutItem): boolean => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    // A key has no second press to follow the link with: it follows at once, the button beside it opens.
    if (!isPlain || event.detail === 0 || loader.hasFailed(item.link)) return false
    // A mouse opens by resting and follows by clicking; a finger has only its taps, and the first one opens.
    return !isOpen(item) && (event as PointerEvent).pointerType !== 'mouse'
  }
  const followClick = (event: MouseEvent): void => {
    const element = elementOf(event.target)
    const item = readItem(element)
    if (!item || !element || !wide.matches) return
    if (element.closest('[data-nav-toggle]')) return isOpen(item) ? close(item) : void open(item)
    if (!item.link.contains(element) || !openAtFirstTap(event, item)) return
    event.preventDefault()
    void open(item)
  }

  document.addEventListener('pointerover', (event) => void (wide.matches && rest.follow(event, flyouts)))
  document.addEventListener('click', followClick)
  followKeys(flyouts, wide)
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeOutside(relatedTarget)
  })
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target as Node))
  // Country, business links, sign-in: whatever else opens takes the flyout's place.
  document.addEventListener('beforetoggle', (event) => event.newState === 'open' && closeAll(), true)
  wide.addEventListener('change', closeAll)
}
