import { localStore, readJson } from '#browser/storage.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { COMPARED_KEY, ITEMS_KEY, readCompareList, toggleCompared } from '#features/catalogue/compare/compare-list.rules.ts'

const readList = (): string[] => readCompareList(readJson(localStore, ITEMS_KEY))
const find = (mark: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-compare-${mark}]`)

/** Written only when it changes, or watching for changes would never end. */
const write = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text
}
const say = (message = ''): void => write(find('status'), message)

const showPressed = (button: Element, list: readonly string[]): void => {
  const pressed = String(list.includes(button.getAttribute('data-compare-sku') ?? ''))
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
}

const show = (): void => {
  const list = readList()
  for (const button of document.querySelectorAll('[data-compare-sku]')) showPressed(button, list)
  const [tray, count, link] = [find('tray'), find('count'), find('link')]
  if (!tray || !count || !(link instanceof HTMLAnchorElement)) return
  tray.hidden = list.length === 0
  write(count, String(list.length))
  link.search = list.length > 0 ? `?skus=${list.map(encodeURIComponent).join()}` : ''
}

const keep = (list: readonly string[]): void => {
  if (list.length > 0) localStore.write(ITEMS_KEY, JSON.stringify(list))
  else localStore.remove(ITEMS_KEY)
  say()
  show()
}

const toggle = (sku: string): void => {
  const next = toggleCompared(readList(), sku)
  if (next) keep(next)
  else say(find('status')?.dataset['compareStatus'])
}

/** The page of comparison: what stands on it is what is being compared; without an address of its own it takes what was picked. */
const openComparison = (): void => {
  const shown = find('shown')
  if (!shown) return
  const list = readList()
  const skus = readCompareList(shown.dataset['compareShown']?.split(','))
  if (skus.length > 0) localStore.write(COMPARED_KEY, JSON.stringify(skus))
  else if (!location.search && list.length > 0) location.replace(`?skus=${list.map(encodeURIComponent).join()}`)
}

/** Picks products for comparing; the list lives in this browser alone. */
export const enhance = (_: EmbeddedModel): void => {
  document.addEventListener('click', ({ target }) => {
    const marked =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-compare-sku],[data-compare-clear],[data-compare-link],[data-compare-remove]')
        : null
    if (!marked) return
    const { compareSku, compareRemove } = marked.dataset
    if (compareSku) toggle(compareSku)
    else if (compareRemove) keep(readList().filter((sku) => sku !== compareRemove))
    else if ('compareLink' in marked.dataset) localStore.write(COMPARED_KEY, JSON.stringify(readList()))
    else {
      localStore.remove(COMPARED_KEY)
      keep([])
      // The button is gone; whoever came by keyboard goes on from the page's content.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  })
  // Another tab changed the list; a page that comes back may have missed it.
  addEventListener('storage', ({ key }) => (key === ITEMS_KEY || key === null) && show())
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  openComparison()
  show()
  // Lists that come or change later show the same state.
  new MutationObserver(show).observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
}
