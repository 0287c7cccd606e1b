/**
 * Places in markup that another area finds and fills, or listens to, and the value that each carries. The area that draws one
 * adds it and says who fills it: `declare module '#foundation/blocks/public.ts' { interface MarkupSlots { buy: string } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface MarkupSlots {}
type Name = keyof MarkupSlots

/** For the element: `<div {...markSlot('buy', sku)} />`. */
export const markSlot = <N extends Name>(name: N, value: MarkupSlots[N]): Readonly<Record<string, MarkupSlots[N]>> => ({
  [`data-${name}`]: value,
})

export const slotSelector = (name: Name): string => `[data-${name}]`

export const slotValue = (element: Element, name: Name): string => element.getAttribute(`data-${name}`) ?? ''

export type FoundSlot = { readonly element: HTMLElement; readonly value: string }

export const findSlots = (name: Name, root: ParentNode = document): FoundSlot[] =>
  [...root.querySelectorAll<HTMLElement>(slotSelector(name))].map((element) => ({ element, value: slotValue(element, name) }))
