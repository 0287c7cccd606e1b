/** Where a mouse came to rest, and when. */
export type Rest = { readonly target: EventTarget | null; readonly place: string; readonly at: number }

/** A font or a notice that comes moves the page below a pointer that lies still: only another place on the screen is another rest. */
export const placeOf = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`

const readRest = (event: Event | undefined, before?: Rest): Rest | undefined => {
  if (!(event instanceof PointerEvent) || event.type !== 'pointerover' || event.pointerType !== 'mouse') return before
  const place = placeOf(event)
  return place === before?.place ? before : { target: event.target, place, at: performance.now() }
}

/** Follows the mouse until the returned function is called, which says where it rests. */
export const followRest = (reached: Event | undefined): (() => Rest | undefined) => {
  let rest = readRest(reached)
  const follow = (event: Event): void => void (rest = readRest(event, rest))
  document.addEventListener('pointerover', follow, { passive: true })
  return () => {
    document.removeEventListener('pointerover', follow)
    return rest
  }
}
