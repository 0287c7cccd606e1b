import { drawSpinner } from '#features/navigation/menu/menu-spinner.client.ts'
import type { SubnavLoader } from '#features/navigation/menu/subnav-loader.client.ts'

/** [9.8.2]; leaving takes as long, so that a pointer on its way to the panel may cross other entries. */
const HOVER_MS = 300
/** Inside an open flyout people look for something: quicker, and still longer than crossing an entry takes. */
const INNER_HOVER_MS = 150
/** One second after it opened a panel counts as finished, whether its content came, comes or never will [9.8.3]. */
const FINALISE_MS = 1000

const ITEM = '[data-nav-item]'

type Item = { readonly root: HTMLElement; readonly link: HTMLElement; readonly panel: HTMLElement; readonly isTop: boolean }

const readItem = (element: Element | null | undefined): Item | undefined => {
  const root = element?.closest<HTMLElement>(ITEM)
  const link = root?.querySelector<HTMLElement>(':scope > [data-subnav]')
  const panel = root?.querySelector<HTMLElement>(':scope > [data-nav-panel]')
  return root && link && panel ? { root, link, panel, isTop: !root.parentElement?.closest(ITEM) } : undefined
}

const listSisters = ({ parentElement }: HTMLElement): Item[] =>
  [...(parentElement?.querySelectorAll(`:scope > ${ITEM}`) ?? [])].flatMap((sister) => readItem(sister) ?? [])

const elementOf = (target: EventTarget | null): Element | undefined => (target instanceof Element ? target : undefined)
const isOpen = ({ panel }: Item): boolean => !panel.hidden
const focusFirst = (holder: Element | null): void => holder?.querySelector<HTMLElement>('a, button')?.focus()

/** The header's flyouts on wide screens [2.3.2, 2.3.3]. One is open at a time; inside it one entry is. */
export const attachFlyouts = (loader: SubnavLoader, wide: MediaQueryList): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number, work: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }

  const mark = ({ root, link, isTop }: Item, value: boolean): void => {
    const control = isTop ? root.querySelector(':scope > [data-nav-toggle]') : link
    control?.setAttribute('aria-expanded', String(value))
    link.toggleAttribute('data-open', value)
  }
  const close = (item: Item): void => {
    clearTimeout(timer)
    item.panel.hidden = true
    mark(item, false)
  }
  const findOpen = (): Item[] =>
    [...document.querySelectorAll(`${ITEM}:not(${ITEM} *) > [data-nav-panel]:not([hidden])`)].flatMap(
      (panel) => readItem(panel) ?? [],
    )
  const closeAll = (): void => findOpen().forEach(close)
  const filling = new WeakMap<HTMLElement, Promise<void>>()

  const fill = async (item: Item, address: string): Promise<void> => {
    const { link, panel, isTop } = item
    panel.replaceChildren(...drawSpinner())
    const content = await loader.load(link)
    if (panel.dataset['from'] !== address) return
    panel.replaceChildren(content ?? '')
    // Silently [8.8.1]: the entry is a link, and leads to its page.
    if (!content) {
      delete panel.dataset['from']
      return close(item)
    }
    const first = isTop ? readItem(panel.querySelector(ITEM)) : undefined
    if (first) void open(first)
  }

  /** Opened again while its content is on the way, a panel is ready when that content is. */
  const fillOnce = (item: Item): Promise<void> | undefined => {
    const address = loader.addressOf(item.link)
    if (item.panel.dataset['from'] !== address) {
      item.panel.dataset['from'] = address
      filling.set(item.panel, fill(item, address))
    }
    return filling.get(item.panel)
  }

  const open = async (item: Item): Promise<void> => {
    clearTimeout(timer)
    const { root, panel, isTop } = item
    const others = isTop ? findOpen() : listSisters(root)
    others.filter((other) => other.root !== root).forEach(close)
    if (isTop) document.querySelectorAll<HTMLElement>('[data-header] :popover-open').forEach((popover) => popover.hidePopover())
    panel.hidden = false
    mark(item, true)
    delete panel.dataset['ready']
    setTimeout(() => (panel.dataset['ready'] = ''), FINALISE_MS)
    if (isTop) panel.style.maxHeight = `${innerHeight - panel.getBoundingClientRect().top}px`
    await fillOnce(item)
  }

  const followPointer = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || !wide.matches) return
    const item = readItem(elementOf(target))
    if (item && isOpen(item)) clearTimeout(timer)
    else if (item) wait(item.isTop ? HOVER_MS : INNER_HOVER_MS, () => void open(item))
    else if (findOpen().length > 0)
      // Who works with the keyboard is not disturbed by a pointer that lies about.
      wait(HOVER_MS, () => findOpen().forEach((shown) => shown.root.querySelector(':focus-visible') ?? close(shown)))
    else clearTimeout(timer)
  }

  const followClick = (event: MouseEvent): void => {
    const element = elementOf(event.target)
    const item = readItem(element)
    if (!item || !element || !wide.matches) return
    if (element.closest('[data-nav-toggle]')) return isOpen(item) ? close(item) : void open(item)
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    // A key has no second press to follow the link with: it follows at once, the button beside it opens.
    if (!item.link.contains(element) || !isPlain || event.detail === 0 || loader.hasFailed(item.link)) return
    // A mouse opens by resting and follows by clicking; a finger has only its taps, and the first one opens.
    if (isOpen(item) || (event as PointerEvent).pointerType === 'mouse') return
    event.preventDefault()
    void open(item)
  }

  const followKey = (event: KeyboardEvent): void => {
    const element = elementOf(event.target)
    const item = readItem(element)
    const [shown] = findOpen()
    if (event.key === 'Escape' && shown) {
      if (shown.panel.contains(element ?? null)) shown.root.querySelector<HTMLElement>(':scope > [data-nav-toggle]')?.focus()
      close(shown)
    }
    if (!item || !element || !wide.matches || item.panel.contains(element)) return
    const sister = event.key === 'ArrowUp' ? item.root.previousElementSibling : item.root.nextElementSibling
    const act = {
      ArrowDown: () => (item.isTop ? void open(item).then(() => focusFirst(item.panel)) : focusFirst(sister)),
      ArrowUp: () => (item.isTop ? undefined : focusFirst(sister)),
      ArrowRight: () => (item.isTop ? undefined : focusFirst(item.panel)),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const followFocus = ({ target }: FocusEvent): void => {
    const item = readItem(elementOf(target))
    if (item && !item.isTop && item.link === target && item.link.matches(':focus-visible') && wide.matches) void open(item)
  }
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node) findOpen().forEach((item) => item.root.contains(relatedTarget) || close(item))
  }

  document.addEventListener('pointerover', followPointer)
  document.addEventListener('click', followClick)
  document.addEventListener('keydown', followKey)
  document.addEventListener('focusin', followFocus)
  document.addEventListener('focusout', leave)
  document.addEventListener('pointerdown', ({ target }) => {
    findOpen().forEach((item) => item.root.contains(target as Node) || close(item))
  })
  // Country, business links, sign-in: whatever else opens takes the flyout's place.
  document.addEventListener('beforetoggle', (event) => event.newState === 'open' && closeAll(), true)
  wide.addEventListener('change', closeAll)
}
