import { elementOf, findOpen, isOpen, readItem } from '#features/site/navigation/menu/flyout-item.client.ts'
import type { FlyoutOpener } from '#features/site/navigation/menu/flyout-opener.client.ts'

/** [9.8.2]; leaving takes as long, so that a pointer on its way to the panel may cross other entries. */
const HOVER_MS = 300
/** Inside an open flyout people look for something: quicker, and still longer than crossing an entry takes. */
const INNER_HOVER_MS = 150

export type PointerRest = {
  readonly follow: (event: PointerEvent, flyouts: FlyoutOpener) => void
  /** Nothing opens or closes any more because of where the pointer lay. */
  readonly end: () => void
}

/** A mouse opens by resting on an entry, and closes by resting elsewhere. */
export const createRest = (): PointerRest => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => clearTimeout(timer)
  const wait = (ms: number, work: () => void): void => {
    end()
    timer = setTimeout(work, ms)
  }
  let last = ''
  /** A font or a notice that comes moves the page below a pointer that lies still: that is no choice of another entry. */
  const hasMoved = ({ screenX, screenY }: PointerEvent): boolean => {
    const before = last
    last = `${screenX} ${screenY}`
    return last !== before
  }
  const follow: PointerRest['follow'] = (event, { open, close }) => {
    const { target, pointerType } = event
    if (pointerType !== 'mouse' || !hasMoved(event)) return
    const item = readItem(elementOf(target))
    if (item && isOpen(item)) end()
    else if (item) wait(item.isTop ? HOVER_MS : INNER_HOVER_MS, () => void open(item))
    else if (findOpen().length > 0)
      // Who works with the keyboard is not disturbed by a pointer that lies about.
      wait(HOVER_MS, () => findOpen().forEach((shown) => shown.root.querySelector(':focus-visible') ?? close(shown)))
    else end()
  }
  return { follow, end }
}
