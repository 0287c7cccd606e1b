import { findHintPlace, type Box } from '#browser/hint-place.rules.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

const isOnScreen = ({ top, bottom, left, right }: Box): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left

/** Whether something can be pointed at now. */
export const isInView = (element: Element): boolean => element.checkVisibility() && isOnScreen(element.getBoundingClientRect())

const listObstacles = (card: Element): Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !card.contains(control) && control.checkVisibility())
    .flatMap((control) => [...control.getClientRects()])
    .filter(isOnScreen)

/** Puts a card of the header beside what it explains; false, and the card hidden, where it would cover a control. */
export const placeHint = (element: HTMLElement, anchor: Element): boolean => {
  const frame = element.closest('[data-header]')?.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const found =
    frame &&
    findHintPlace({
      anchor: anchor.getBoundingClientRect(),
      size: { width, height },
      obstacles: listObstacles(element),
      screen: { width: document.documentElement.clientWidth, height: innerHeight },
      edge: frame.bottom,
    })
  element.style.visibility = found ? 'visible' : 'hidden'
  if (!found) return false
  element.style.left = `${found.left - frame.left}px`
  element.style.top = `${found.top - frame.top}px`
  element.toggleAttribute('data-tip', found.tip !== undefined)
  element.style.setProperty('--tip', `${found.tip ?? 0}px`)
  return true
}

/** Its buttons go with it: who uses a keyboard goes on with the page. */
export const leaveHint = (card: Element | null): void => {
  if (card?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
}
