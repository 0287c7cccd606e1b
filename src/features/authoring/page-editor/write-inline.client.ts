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

type Writing = { readonly onText: (text: string) => void; readonly onEnd: () => void }

const writeRich = async (element: HTMLElement, { text }: TextPlace, onText: Writing['onText']): Promise<() => void> => {
  const { createRichTextEditor } = await import('#features/authoring/page-editor/rich-text-editor.client.ts')
  const editor = createRichTextEditor({ element, html: text, onChange: onText })
  editor.focus()
  return () => editor.destroy()
}

const writePlain = (element: HTMLElement, onText: Writing['onText']): (() => void) => {
  const note = (): void => onText(plain(element.textContent ?? ''))
  element.contentEditable = 'plaintext-only'
  element.addEventListener('input', note)
  element.focus()
  return () => {
    element.removeEventListener('input', note)
    element.removeAttribute('contenteditable')
  }
}

/** Lets the author write in the page itself until the focus leaves or Escape is pressed. */
export const writeInline = async ({ element, place }: InlinePlace, { onText, onEnd }: Writing): Promise<void> => {
  const stop = place.isRich ? await writeRich(element, place, onText) : writePlain(element, onText)
  const leaving = new AbortController()
  const { signal } = leaving
  element.setAttribute('data-writing', '')
  const end = (): void => {
    if (signal.aborted) return
    leaving.abort()
    stop()
    element.removeAttribute('data-writing')
    onEnd()
  }
  element.addEventListener('blur', end, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !place.isRich)) {
        event.preventDefault()
        element.blur()
      }
      // Undo of what is being typed is the field's own.
      event.stopPropagation()
    },
    { signal },
  )
}
