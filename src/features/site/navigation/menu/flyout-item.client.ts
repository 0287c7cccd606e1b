export const ITEM = '[data-nav-item]'

/** An entry with a panel, in the bar or inside an open flyout. */
export type FlyoutItem = {
  readonly root: HTMLElement
  readonly link: HTMLElement
  readonly panel: HTMLElement
  readonly isTop: boolean
}

export const readItem = (element: Element | null | undefined): FlyoutItem | undefined => {
  const root = element?.closest<HTMLElement>(ITEM)
  const link = root?.querySelector<HTMLElement>(':scope > [data-subnav]')
  const panel = root?.querySelector<HTMLElement>(':scope > [data-nav-panel]')
  return root && link && panel ? { root, link, panel, isTop: !root.parentElement?.closest(ITEM) } : undefined
}

export const listSisters = ({ parentElement }: HTMLElement): FlyoutItem[] =>
  [...(parentElement?.querySelectorAll(`:scope > ${ITEM}`) ?? [])].flatMap((sister) => readItem(sister) ?? [])

/** Of the bar: one at most. */
export const findOpen = (): FlyoutItem[] =>
  [...document.querySelectorAll(`${ITEM}:not(${ITEM} *) > [data-nav-panel]:not([hidden])`)].flatMap(
    (panel) => readItem(panel) ?? [],
  )

export const elementOf = (target: EventTarget | null): Element | undefined => (target instanceof Element ? target : undefined)
export const isOpen = ({ panel }: FlyoutItem): boolean => !panel.hidden

export const markOpen = ({ root, link, isTop }: FlyoutItem, value: boolean): void => {
  const control = isTop ? root.querySelector(':scope > [data-nav-toggle]') : link
  control?.setAttribute('aria-expanded', String(value))
  link.toggleAttribute('data-open', value)
}
