import type { EmbeddedModel } from '#features/blocks/public.ts'
import { followResults } from '#features/search/results/follow-results.ts'

const ROOT = '[data-search-results]'
const PART = '[data-results-part]'

const listParts = (root: ParentNode): Map<string, Element> =>
  new Map([...root.querySelectorAll<HTMLElement>(PART)].map((part) => [part.dataset['resultsPart'] ?? '', part]))

/** Part by part: an open sheet of filters stays open, and its place is kept. */
const swap = (root: Element, drawn: Element): void => {
  const fresh = listParts(drawn)
  const [layout, wanted] = [root.querySelector('[data-results-layout]'), drawn.querySelector('[data-results-layout]')]
  if (!layout || !wanted || fresh.size === 0) return root.replaceChildren(...drawn.cloneNode(true).childNodes)
  layout.toggleAttribute('data-alone', wanted.hasAttribute('data-alone'))
  for (const [name, part] of listParts(root)) {
    const copy = fresh.get(name)?.cloneNode(true)
    if (!(copy instanceof HTMLElement) || !(part instanceof HTMLElement)) continue
    if (part.popover) part.replaceChildren(...copy.childNodes)
    else part.replaceWith(copy)
  }
}

/** For everyone: the page of the new address is asked for, and its list put in the place of this one. */
export const swapResults = (root: HTMLElement, page: EmbeddedModel): void => {
  const load = async (address: URL): Promise<Element | undefined> => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    if (!answer.ok) return undefined
    const document = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return document.querySelector(ROOT) ?? undefined
  }
  followResults(root, page, { load, show: (drawn) => swap(root, drawn) })
}
