import { isInView, openHint } from '#browser/hint-card.ts'
import { loadFragment } from '#browser/load-fragment.ts'
import { dismissHint } from '#browser/hint-record.ts'
import { listTourButtons, TOUR_KEY } from '#features/navigation/tour/tour.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Where a step of each place points; the first one that can be seen. */
const PLACES: Readonly<Record<string, string>> = {
  navigation: '[data-header] nav[aria-label]',
  search: '[data-slot=search] button',
  locale: '[data-header] [data-locale-button]',
  account: '[data-account-slot=menu]',
}
const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]'
/** What Escape closes first. */
const OPENED = `${DIALOGS}, :popover-open, [data-header] [aria-expanded=true]`

const findVisible = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].find(isInView)

/** Steps whose place is not there are left out [2.3.11]. */
const takeSteps = (card: Element): { step: HTMLElement; anchor: Element }[] =>
  [...card.querySelectorAll<HTMLElement>('[data-tour-step]')].flatMap((step) => {
    const anchor = findVisible(lookUp(PLACES, step.dataset['tourStep'] ?? '') ?? '')
    if (!anchor) step.remove()
    return anchor ? [{ step, anchor }] : []
  })

export const showTour = async (address: string): Promise<void> => {
  const endMark = (): void => void delete document.documentElement.dataset['tour']
  const drawn = (await loadFragment(address))?.content.querySelector<HTMLElement>('[data-hint]')
  const card = drawn && !findVisible(DIALOGS) ? openHint(drawn) : undefined
  if (!card) return endMark()
  const { element } = card
  const steps = takeSteps(element)
  const listening = new AbortController()
  let at = -1

  const close = (): void => {
    listening.abort()
    card.close()
    endMark()
  }
  const dismiss = (): void => {
    dismissHint(TOUR_KEY, Date.now())
    close()
  }
  const show = (next: number): void => {
    at = next
    const current = steps[at]
    if (!current) return close()
    steps.forEach(({ step }) => (step.hidden = step !== current.step))
    const buttons = listTourButtons(at, steps.length)
    for (const button of element.querySelectorAll<HTMLElement>('[data-tour-button]'))
      button.hidden = !buttons.some((name) => name === button.dataset['tourButton'])
    element.querySelector('[data-tour-count]')?.replaceChildren(`${at + 1} / ${steps.length}`)
    // Where the card would cover something, its step is left out.
    if (!card.pointAt(current.anchor)) show(at + 1)
  }
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-tour-button]')?.dataset['tourButton']
    if (button === 'next') show(at + 1)
    else if (button) dismiss()
    // The last step has another button in the place of the one that was pressed.
    element.querySelector<HTMLElement>('[data-tour-button=finish]:not([hidden])')?.focus()
  })
  const skip = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !findVisible(OPENED)) dismiss()
  }
  document.addEventListener('keydown', skip, { signal: listening.signal })
  show(0)
}
