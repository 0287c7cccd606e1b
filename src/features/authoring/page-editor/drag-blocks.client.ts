import type { Gap } from '#features/authoring/page-editor/place.rules.ts'

const BLOCK = 'application/x-page-block'
const NEW = 'application/x-new-block'

export type Dropped = { readonly block: string } | { readonly made: string }

/** For a button of the palette. */
export const carryNew = (event: { readonly dataTransfer: DataTransfer }, name: string): void => {
  event.dataTransfer.setData(NEW, name)
  event.dataTransfer.effectAllowed = 'copy'
}

const readDropped = ({ dataTransfer }: DragEvent): Dropped | undefined => {
  const block = dataTransfer?.getData(BLOCK) ?? ''
  const made = dataTransfer?.getData(NEW) ?? ''
  if (block !== '') return { block }
  return made === '' ? undefined : { made }
}

const isOurs = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && [BLOCK, NEW].some((type) => dataTransfer.types.includes(type))

type Place = { readonly element: HTMLElement; readonly side: 'before' | 'inside' | 'after' }

const INTO = 'data-into'

/** Those of one holder may stand beside each other: then left and right count, else above and below. */
const sideOf = (element: HTMLElement, all: readonly HTMLElement[], { clientX, clientY }: DragEvent): Place['side'] => {
  const { top, height, left, width } = element.getBoundingClientRect()
  const into = element.getAttribute(INTO)
  const beside = all.filter((each) => into !== null && each !== element && each.getAttribute(INTO) === into)
  const isBeside = beside.some((each) => Math.abs(each.getBoundingClientRect().top - top) < height / 2)
  const part = isBeside ? (clientX - left) / width : (clientY - top) / height
  if (element.hasAttribute('data-holds') && part > 0.2 && part < 0.8) return 'inside'
  return part < 0.5 ? 'before' : 'after'
}

type Dragging = {
  /** The attribute that holds a block's id on whatever stands for it. */
  readonly attribute: string
  readonly onDrop: (dropped: Dropped, gap: Gap) => void
}

/** Blocks in `root` can be taken with the mouse and put between others; buttons do the same by keyboard. */
export const attachDragging = (root: HTMLElement, { attribute, onDrop }: Dragging): (() => void) => {
  const selector = `[${attribute}]`
  const list = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]
  const idOf = (element: Element | undefined): string | undefined => element?.getAttribute(attribute) ?? undefined
  const find = (target: EventTarget | null): HTMLElement | undefined =>
    target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined
  const clear = (): void => list().forEach((element) => element.removeAttribute('data-drop'))

  const placeOf = (event: DragEvent): Place | undefined => {
    const element = find(event.target) ?? list().at(-1)
    return element && { element, side: sideOf(element, list(), event) }
  }
  const gapOf = ({ element, side }: Place): Gap => {
    const all = list()
    if (side === 'inside') return { before: undefined, into: idOf(element) }
    if (side === 'before') return { before: idOf(element) }
    const next = all.slice(all.indexOf(element) + 1).find((each) => !element.contains(each))
    return { before: idOf(next), into: element.getAttribute(INTO) ?? undefined }
  }
  const start = (event: DragEvent): void => {
    const id = idOf(find(event.target))
    if (id === undefined || !event.dataTransfer) return
    event.dataTransfer.setData(BLOCK, id)
    event.dataTransfer.effectAllowed = 'move'
  }
  const over = (event: DragEvent): void => {
    if (!isOurs(event)) return
    event.preventDefault()
    const place = placeOf(event)
    clear()
    place?.element.setAttribute('data-drop', place.side)
  }
  const drop = (event: DragEvent): void => {
    const dropped = readDropped(event)
    if (!dropped) return
    event.preventDefault()
    const place = placeOf(event)
    clear()
    onDrop(dropped, place ? gapOf(place) : { before: undefined })
  }
  const leave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) clear()
  }
  const parts = [
    ['dragstart', start],
    ['dragover', over],
    ['drop', drop],
    ['dragleave', leave],
    ['dragend', clear],
  ] as const
  for (const [type, listener] of parts) root.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of parts) root.removeEventListener(type, listener)
  }
}
