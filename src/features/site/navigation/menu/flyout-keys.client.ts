import { elementOf, findOpen, readItem, type FlyoutItem } from '#features/site/navigation/menu/flyout-item.client.ts'
import type { FlyoutOpener } from '#features/site/navigation/menu/flyout-opener.client.ts'

const focusFirst = (holder: Element | null): void => holder?.querySelector<HTMLElement>('a, button')?.focus()

/** Escape closes and gives the focus back. */
const leave = (element: Element | undefined, { close }: FlyoutOpener): void => {
  const [shown] = findOpen()
  if (!shown) return
  if (shown.panel.contains(element ?? null)) shown.root.querySelector<HTMLElement>(':scope > [data-nav-toggle]')?.focus()
  close(shown)
}

const findAct = (key: string, item: FlyoutItem, { open }: FlyoutOpener): (() => void) | undefined => {
  const { root, panel, isTop } = item
  const sister = key === 'ArrowUp' ? root.previousElementSibling : root.nextElementSibling
  return {
    ArrowDown: () => (isTop ? void open(item).then(() => focusFirst(panel)) : focusFirst(sister)),
    ArrowUp: () => (isTop ? undefined : focusFirst(sister)),
    ArrowRight: () => (isTop ? undefined : focusFirst(panel)),
  }[key]
}

/** Arrows lead down into a flyout and along its entries, which open when the keyboard reaches them. */
export const followKeys = (flyouts: FlyoutOpener, wide: MediaQueryList): void => {
  document.addEventListener('keydown', (event) => {
    const element = elementOf(event.target)
    if (event.key === 'Escape') leave(element, flyouts)
    const item = readItem(element)
    if (!item || !element || !wide.matches || item.panel.contains(element)) return
    const act = findAct(event.key, item, flyouts)
    if (!act) return
    event.preventDefault()
    act()
  })
  document.addEventListener('focusin', ({ target }) => {
    const item = readItem(elementOf(target))
    if (item && !item.isTop && item.link === target && item.link.matches(':focus-visible') && wide.matches)
      void flyouts.open(item)
  })
}
