import { createContext, createElement, use, type ComponentType, type ReactElement, type ReactNode } from 'react'

/** What features put into the frame's places: `{subject}.slot.tsx` exports the `slot` it fills and the `Slot` to draw. */
export type Slots = ReadonlyMap<string, readonly ComponentType[]>

/** Places in the header, in the order of its bars, and one in the hero of a home page. */
export type SlotName = 'hero' | 'search' | 'sold-to' | 'currency' | 'quick-cart' | 'saved' | 'cart' | 'tools'

const Context = createContext<Slots>(new Map())

export const SlotsProvider = ({ slots, children }: { slots: Slots; children: ReactNode }): ReactElement =>
  createElement(Context, { value: slots }, children)

/** A place in the frame. Empty it takes no room; a shell may fill it for the person who is signed in. */
export const PageSlot = ({ name }: { name: SlotName }): ReactElement =>
  createElement(
    'div',
    { 'data-slot': name },
    use(Context)
      .get(name)
      ?.map((Filling, index) => createElement(Filling, { key: index })),
  )
