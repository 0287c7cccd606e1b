import {
  createContext,
  createElement,
  use,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

type NoProps = Readonly<Record<string, never>>

/**
 * Places that areas above may fill, and the properties that those who fill them get. `{name}.slot.tsx` of an area exports the
 * `Slot` to draw there. The area that draws a place adds its name here:
 * `declare module '#foundation/blocks/public.ts' { interface SlotProps { 'order-actions': { view: OrderView } } }`.
 */
export interface SlotProps {
  readonly hero: NoProps
  readonly search: NoProps
  readonly 'sold-to': NoProps
  readonly currency: NoProps
  readonly 'quick-cart': NoProps
  readonly saved: NoProps
  readonly inbox: NoProps
  readonly cart: NoProps
  readonly tools: NoProps
  /** Keys that work on this page, in the help menu. */
  readonly 'help-keys': NoProps
}
export type SlotName = keyof SlotProps

export type Slots = ReadonlyMap<string, readonly ComponentType<object>[]>

const Context = createContext<Slots>(new Map())

export const SlotsProvider = ({ slots, children }: { slots: Slots; children: ReactNode }): ReactElement =>
  createElement(Context, { value: slots }, children)

const draw = (slots: Slots, name: string, props: object): ReactNode =>
  slots.get(name)?.map((Filling, index) => createElement(Filling, { key: index, ...props }))

const listenToNothing = () => () => {}
const isInBrowser = (): boolean => true
const isOnServer = (): boolean => false

/** A place in a block that others fill in the browser, after the block was hydrated: the server draws nothing there. */
export const Slot = <N extends SlotName>({ name, props }: { name: N; props: SlotProps[N] }): ReactNode => {
  const slots = use(Context)
  const isHydrated = useSyncExternalStore(listenToNothing, isInBrowser, isOnServer)
  return isHydrated ? draw(slots, name, props) : null
}

/** Where the frame has this place; null on pages without a header. */
export const findPageSlot = (name: SlotName): Element | null => document.querySelector(`header [data-slot="${name}"]`)

/** A place in the frame, which the server fills. Empty it takes no room; a shell may fill it for the person who is signed in. */
export const PageSlot = ({ name }: { name: SlotName }): ReactElement =>
  createElement('div', { 'data-slot': name }, draw(use(Context), name, {}))
