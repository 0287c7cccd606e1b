import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { followResults } from '#features/search/search/results/follow-results.client.ts'

const ROOT = '[data-search-results]'
const PART = '[data-results-part]'

const listParts = (root: ParentNode): Map<string, Element> =>
  new Map([...root.querySelectorAll<HTMLElement>(PART)].map((part) => [part.dataset['resultsPart'] ?? '', part]))

/** Part by part: an open sheet of filters stays open, and its place is stored. */
const swap = (root: Element, drawn: Element): void => {
  const fresh = listParts(drawn)
  const [layout, requested] = [root.querySelector('[data-results-layout]'), drawn.querySelector('[data-results-layout]')]
  if (!layout || fresh.size === 0) return root.replaceChildren(...drawn.cloneNode(true).childNodes)
  if (requested) layout.toggleAttribute('data-alone', requested.hasAttribute('data-alone'))
  for (const [name, part] of listParts(root)) {
    const copy = fresh.get(name)?.cloneNode(true)
    if (!(copy instanceof HTMLElement) || !(part instanceof HTMLElement)) continue
    if (part.popover) part.replaceChildren(...copy.childNodes)
    else part.replaceWith(copy)
  }
}

const addField = (form: HTMLFormElement, name: string, value: string): void => {
  const field = document.createElement('input')
  form.append(Object.assign(field, { type: 'hidden', name, value }))
}

/** The server drew what to show when it is not there to draw [8.8.2]; filters stay as they were chosen. */
const drawFailure = (address: URL): Element | undefined => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-results-failure]')
  const drawn = document.createElement('div')
  if (template) drawn.append(template.content.cloneNode(true))
  const form = drawn.querySelector<HTMLFormElement>('[data-results-retry]')
  if (!form) return undefined
  for (const [name, value] of address.searchParams) addField(form, name, value)
  return drawn
}

const isFailure = (drawn: Element | null): boolean => drawn?.querySelector('[data-results-failed]') !== null

/** For everyone: the page of the new address is requested, and its list put in the place of this one. */
export const swapResults = (root: HTMLElement, page: EmbeddedModel): void => {
  const load = async (address: URL): Promise<Element | undefined> => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    if (!answer.ok) return undefined
    const document = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const drawn = document.querySelector(ROOT)
    return drawn && !isFailure(drawn) ? drawn : undefined
  }
  const showFailure = (address: URL): void => {
    const drawn = drawFailure(address)
    // Without it the address itself is the way to ask again.
    if (drawn) swap(root, drawn)
    else location.assign(address)
  }
  followResults(root, page, { load, show: (drawn) => swap(root, drawn), showFailure })
}
