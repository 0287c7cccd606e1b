import { isInView } from '#browser/hint-card.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Where a step of each place points; the first one that can be seen. */
const PLACES: Readonly<Record<string, string>> = {
  navigation: '[data-header] nav[aria-label] a',
  search: '[data-slot=search] button',
  locale: '[data-header] [data-locale-button]',
  account: '[data-account-slot=menu]',
}
const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]'
/** The order in which Escape closes. */
const OPENED = `${DIALOGS}, :popover-open, [data-header] [aria-expanded=true]`

const findVisible = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].find(isInView)

export const findPlace = (name: string): Element | undefined => findVisible(lookUp(PLACES, name) ?? '')
export const isDialogOpen = (): boolean => findVisible(DIALOGS) !== undefined
export const isSomethingOpen = (): boolean => findVisible(OPENED) !== undefined
