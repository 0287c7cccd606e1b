import { findHintPlace, type Box, type HintPlace } from '#browser/hint-place.rules.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** Below the header; further down a card says nothing about what stands in it. */
const NEAR = 120
const PICTURES = 'img, video, canvas, svg[role=img]'
/** Elements of the page's content, below the header. */
const CONTENT = `:is(main, [data-notice]) :is(h1, h2, h3, h4, p, li, dt, dd, th, td, label, figcaption, ${PICTURES})`

const isOnScreen = ({ top, bottom, left, right }: Box): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left

/** Whether something can be pointed at now. */
export const isInView = (element: Element): boolean => element.checkVisibility() && isOnScreen(element.getBoundingClientRect())

const listControls = (card: Element): Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !card.contains(control) && control.checkVisibility())
    .flatMap((control) => [...control.getClientRects()])
    .filter(isOnScreen)

/** Lines of text as they stand, and pictures. */
const listContent = (): Box[] =>
  [...document.querySelectorAll(CONTENT)]
    .filter((part) => isOnScreen(part.getBoundingClientRect()) && part.checkVisibility())
    .flatMap((part) => {
      if (part.matches(PICTURES)) return [part.getBoundingClientRect()]
      const range = document.createRange()
      range.selectNodeContents(part)
      return [...range.getClientRects()]
    })
    .filter(isOnScreen)

/** Free of text and pictures where there is room, else free of controls, else right below what it explains. */
const findPlaceOf = (element: HTMLElement, anchor: Element, frame: DOMRect): HintPlace | undefined => {
  const { offsetWidth: width, offsetHeight: height } = element
  const controls = listControls(element)
  const screen = { width: document.documentElement.clientWidth, height: innerHeight }
  for (const obstacles of [[...controls, ...listContent()], controls, []]) {
    const found = findHintPlace({
      anchor: anchor.getBoundingClientRect(),
      size: { width, height },
      edge: frame.bottom,
      obstacles,
      screen,
    })
    if (found?.tip !== undefined && found.top <= frame.bottom + NEAR) return found
  }
  return undefined
}

/** Puts a hint of the header beside what it explains; false, and hidden, where the screen is too low. */
export const placeHint = (element: HTMLElement, anchor: Element): boolean => {
  const frame = element.closest('[data-header]')?.getBoundingClientRect()
  const found = frame && findPlaceOf(element, anchor, frame)
  element.toggleAttribute('data-tip', found !== undefined)
  if (frame && found) {
    element.style.left = `${found.left - frame.left}px`
    element.style.top = `${found.top - frame.top}px`
    element.style.setProperty('--tip', `${found.tip ?? 0}px`)
  }
  element.style.visibility = found ? 'visible' : 'hidden'
  return found !== undefined
}

/** Its buttons go with it: who uses a keyboard goes on with the page. */
export const leaveHint = (card: Element | null): void => {
  if (card?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
}
