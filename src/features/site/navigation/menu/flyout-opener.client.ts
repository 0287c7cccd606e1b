import {
  findOpen,
  ITEM,
  listSisters,
  markOpen,
  readItem,
  type FlyoutItem,
} from '#features/site/navigation/menu/flyout-item.client.ts'
import { drawSpinner } from '#features/site/navigation/menu/menu-spinner.client.ts'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'

/** One second after it opened a panel counts as finished, whether its content came, comes or never will [9.8.3]. */
const FINALISE_MS = 1000

export type FlyoutOpener = {
  readonly open: (item: FlyoutItem) => Promise<void>
  readonly close: (item: FlyoutItem) => void
}

/** One flyout is open at a time; inside it one entry is. */
export const createFlyoutOpener = (loader: SubnavLoader): FlyoutOpener => {
  const filling = new WeakMap<HTMLElement, Promise<void>>()

  const close = (item: FlyoutItem): void => {
    item.panel.hidden = true
    markOpen(item, false)
  }

  const fill = async (item: FlyoutItem, address: string): Promise<void> => {
    const { link, panel, isTop } = item
    panel.replaceChildren(...drawSpinner())
    const content = await loader.load(link)
    if (panel.dataset['loadedFrom'] !== address) return
    panel.replaceChildren(content ?? '')
    // Silently [8.8.1]: the entry is a link, and leads to its page.
    if (!content) {
      delete panel.dataset['loadedFrom']
      return close(item)
    }
    const first = isTop ? readItem(panel.querySelector(ITEM)) : undefined
    if (first) void open(first)
  }

  /** Opened again while its content is on the way, a panel is ready when that content is. */
  const fillOnce = (item: FlyoutItem): Promise<void> | undefined => {
    const address = loader.addressOf(item.link)
    if (item.panel.dataset['loadedFrom'] !== address) {
      item.panel.dataset['loadedFrom'] = address
      filling.set(item.panel, fill(item, address))
    }
    return filling.get(item.panel)
  }

  const open = async (item: FlyoutItem): Promise<void> => {
    const { root, panel, isTop } = item
    const others = isTop ? findOpen() : listSisters(root)
    others.filter((other) => other.root !== root).forEach(close)
    if (isTop) document.querySelectorAll<HTMLElement>('[data-header] :popover-open').forEach((popover) => popover.hidePopover())
    panel.hidden = false
    markOpen(item, true)
    delete panel.dataset['ready']
    setTimeout(() => (panel.dataset['ready'] = ''), FINALISE_MS)
    if (isTop) panel.style.maxHeight = `${innerHeight - panel.getBoundingClientRect().top}px`
    await fillOnce(item)
  }
  return { open, close }
}
