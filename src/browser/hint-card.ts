import { findHintPlace, findBarRoom, type Box } from '#browser/hint-place.rules.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** Below the header; further down a card says nothing about what stands in it. */
const NEAR = 120
const NARROWEST_STRIP = 260
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

/** Where no card fits, a strip in the upper bar of the header says the same in one line. */
const placeStrip = (element: HTMLElement, frame: DOMRect, controls: readonly Box[]): boolean => {
  const bar = element.closest('[data-header]')?.firstElementChild?.getBoundingClientRect()
  if (!bar) return false
  const room = findBarRoom(bar, controls)
  element.dataset['strip'] = ''
  element.style.setProperty('--room', `${room.width}px`)
  element.style.left = `${room.left + (room.width - element.offsetWidth) / 2 - frame.left}px`
  element.style.top = `${bar.top - frame.top}px`
  return room.width >= NARROWEST_STRIP
}

const placeCard = (element: HTMLElement, anchor: Element, frame: DOMRect, controls: readonly Box[]): boolean => {
  delete element.dataset['strip']
  const { offsetWidth: width, offsetHeight: height } = element
  const found = findHintPlace({
    anchor: anchor.getBoundingClientRect(),
    size: { width, height },
    obstacles: [...controls, ...listContent()],
    screen: { width: document.documentElement.clientWidth, height: innerHeight },
    edge: frame.bottom,
  })
  element.toggleAttribute('data-tip', found?.tip !== undefined)
  if (!found || found.tip === undefined || found.top > frame.bottom + NEAR) return false
  element.style.left = `${found.left - frame.left}px`
  element.style.top = `${found.top - frame.top}px`
  element.style.setProperty('--tip', `${found.tip ?? 0}px`)
  return true
}

/** Puts a hint of the header beside what it explains, covering neither a control nor what the page says; false, and hidden, where it cannot. */
export const placeHint = (element: HTMLElement, anchor: Element): boolean => {
  const frame = element.closest('[data-header]')?.getBoundingClientRect()
  const controls = listControls(element)
  const isPlaced = frame !== undefined && (placeCard(element, anchor, frame, controls) || placeStrip(element, frame, controls))
  element.style.visibility = isPlaced ? 'visible' : 'hidden'
  return isPlaced
}

/** Its buttons go with it: who uses a keyboard goes on with the page. */
export const leaveHint = (card: Element | null): void => {
  if (card?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
}
