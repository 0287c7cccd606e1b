import { findSlots, slotSelector, slotValue } from '#foundation/blocks/public.ts'
import { useEffect } from 'react'
import { compareState, readStored, toggleSku } from '#features/storefront/compare/compare-list.client.ts'
import { ITEMS_KEY } from '#features/storefront/compare/compare-list.rules.ts'

/** Written only when it changes, or watching for changes would never end. */
const showPressed = (): void => {
  const { skus } = compareState.get()
  for (const { element: button, value } of findSlots('compare-sku')) {
    const pressed = String(skus.includes(value))
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
  }
}

const follow = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest(slotSelector('compare-sku')) : null
  if (button) toggleSku(slotValue(button, 'compare-sku'))
}

/** The buttons stand in static markup and in other islands, which come and change: they are followed by their marks. */
export const useCompareButtons = (): void => {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', follow, { signal })
    // Another tab changed the list; a page that comes back may have missed it.
    addEventListener('storage', ({ key }) => (key === ITEMS_KEY || key === null) && readStored(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && readStored(), { signal })
    const stop = compareState.listen(showPressed)
    const observer = new MutationObserver(showPressed)
    observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
    readStored()
    return () => {
      listening.abort()
      stop()
      observer.disconnect()
    }
  }, [])
}
