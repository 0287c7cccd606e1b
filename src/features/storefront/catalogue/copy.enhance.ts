import { slotSelector } from '#foundation/blocks/public.ts'
declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** The text that the button copies. */
    readonly copy: string
    /** The button's text afterwards. */
    readonly copied: string
  }
}

/** Lines of a list of terms, as a spreadsheet takes them; only what is shown. */
const readTerms = (id: string): string =>
  [...document.querySelectorAll(`#${CSS.escape(id)} > div`)]
    .map((line) => [...line.children].filter((cell) => cell.checkVisibility()).map(({ textContent }) => textContent))
    .map((cells) => cells.join('\t'))
    .join('\n')

/**
 * `data-copy`: puts its value on the clipboard, or the terms of the list that `data-copy-from` names, and says so; where
 * that is refused it marks the text beside it.
 */
export const enhance = (): void =>
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(slotSelector('copy')) : null
    const { copy, copyFrom, copied = '' } = button?.dataset ?? {}
    if (!button || copy === undefined) return
    const status = button.nextElementSibling
    const text = copyFrom === undefined ? copy : readTerms(copyFrom)
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => status && (status.textContent = copied),
      () => button.previousElementSibling && getSelection()?.selectAllChildren(button.previousElementSibling),
    )
  })
