import type { TextPlace } from '#features/authoring/page-editor/place.rules.ts'
import { tidyHtml } from '#features/authoring/page-editor/tidy-html.client.ts'

const PARAGRAPHS = new Set(['P', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI', 'TABLE', 'A', 'STRONG', 'EM'])
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Whether an element of the drawn page shows this text, and nothing else. */
const shows = (element: HTMLElement, { text, isRich }: TextPlace): boolean =>
  isRich
    ? !PARAGRAPHS.has(element.tagName) && tidyHtml(element.innerHTML) === tidyHtml(text)
    : element.childElementCount === 0 && plain(element.textContent ?? '') === plain(text)

export type InlinePlace = { readonly element: HTMLElement; readonly place: TextPlace }

/** Of the texts of a block the one that was pointed at; undefined where what is shown is no text of the author's. */
export const findInline = (target: Element, block: HTMLElement, texts: readonly TextPlace[]): InlinePlace | undefined => {
  for (let element: Element | null = target; element && block.contains(element); element = element.parentElement) {
    if (!(element instanceof HTMLElement)) continue
    const here = element
    const place = texts.find((each) => shows(here, each))
    if (place) return { element: here, place }
  }
  return undefined
}

/** Lets the author write in the page itself until the focus leaves or Escape is pressed. */
export const writeInline = (
  { element, place: { isRich } }: InlinePlace,
  { onText, onEnd }: { readonly onText: (text: string) => void; readonly onEnd: () => void },
): void => {
  const leaving = new AbortController()
  const { signal } = leaving
  element.contentEditable = isRich ? 'true' : 'plaintext-only'
  element.setAttribute('data-writing', '')
  element.focus()
  const end = (): void => {
    if (signal.aborted) return
    leaving.abort()
    element.removeAttribute('contenteditable')
    element.removeAttribute('data-writing')
    onEnd()
  }
  const note = (): void => onText(isRich ? tidyHtml(element.innerHTML) : plain(element.textContent ?? ''))
  element.addEventListener('input', note, { signal })
  element.addEventListener('blur', end, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !isRich)) {
        event.preventDefault()
        element.blur()
      }
      // Undo of what is being typed is the browser's.
      event.stopPropagation()
    },
    { signal },
  )
  element.addEventListener(
    'paste',
    (event) => {
      const html = event.clipboardData?.getData('text/html') ?? ''
      if (!isRich || html === '') return
      event.preventDefault()
      // oxlint-disable-next-line typescript/no-deprecated -- nothing has taken its place, and undo relies on it
      document.execCommand('insertHTML', false, tidyHtml(html))
    },
    { signal },
  )
}
