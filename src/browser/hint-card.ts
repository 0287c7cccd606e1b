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

/** A hint below the header: it covers no control, takes no focus, and moves with what it explains. */
export type HintCard = {
  readonly element: HTMLElement
  readonly pointAt: (anchor: Element) => boolean
  readonly close: () => void
}

export const openHint = (element: HTMLElement): HintCard | undefined => {
  const header = document.querySelector('[data-header]')
  if (!header) return undefined
  header.append(element)
  const watching = new AbortController()
  let anchor: Element | undefined

  const place = (): boolean => {
    const frame = header.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = element
    const found =
      anchor &&
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
  const mark = (next: Element | undefined): void => {
    anchor?.removeAttribute('data-hinted')
    next?.setAttribute('data-hinted', '')
    anchor = next
  }
  addEventListener('resize', place, { signal: watching.signal })
  return {
    element,
    pointAt: (next) => {
      mark(next)
      return place()
    },
    close: () => {
      watching.abort()
      mark(undefined)
      // Its buttons go with it: who uses a keyboard goes on with the page.
      if (element.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
      element.remove()
    },
  }
}
