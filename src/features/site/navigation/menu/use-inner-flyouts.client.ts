import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { INNER_HOVER_MS, opensByTap } from '#features/site/navigation/menu/flyout.rules.ts'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'
import { usePointerRest } from '#features/site/navigation/menu/use-pointer-rest.client.ts'

/** An entry inside a flyout, with the panel that it opens beside the others. */
export type InnerEntry = { readonly root: HTMLElement; readonly link: HTMLElement; readonly panel: HTMLElement }

const ITEM = '[data-nav-item]'

const readEntry = (target: EventTarget | null): InnerEntry | undefined => {
  const root = target instanceof Element ? target.closest<HTMLElement>(`[data-nav-panel] ${ITEM}`) : undefined
  const link = root?.querySelector<HTMLElement>(':scope > [data-subnav]')
  const panel = root?.querySelector<HTMLElement>(':scope > [data-nav-panel]')
  return root && link && panel ? { root, link, panel } : undefined
}
const focusFirst = (holder: Element | null): void => holder?.querySelector<HTMLElement>('a, button')?.focus()

/** The entries of a flyout's content, which the server drew: one of them is open, the first to begin with. Returns those that were opened. */
export const useInnerFlyouts = (place: RefObject<HTMLElement | null>, loader: SubnavLoader) => {
  const rest = usePointerRest()
  const [entries, setEntries] = useState<readonly InnerEntry[]>([])
  const [current, setCurrent] = useState<HTMLElement>()
  const open = (entry: InnerEntry): void => {
    rest.end()
    setCurrent(entry.root)
    setEntries((opened) => (opened.some(({ root }) => root === entry.root) ? opened : [...opened, entry]))
  }

  useLayoutEffect(() => {
    for (const item of place.current?.querySelectorAll(ITEM) ?? []) {
      const entry = readEntry(item)
      if (!entry) continue
      entry.panel.hidden = item !== current
      entry.link.setAttribute('aria-expanded', String(item === current))
      entry.link.toggleAttribute('data-open', item === current)
    }
  }, [place, current])

  const followPointer = useEffectEvent((event: PointerEvent): void => {
    if (!rest.hasMoved(event)) return
    const entry = readEntry(event.target)
    if (entry && entry.root !== current) rest.wait(INNER_HOVER_MS, () => open(entry))
    else rest.end()
  })
  const followClick = useEffectEvent((event: MouseEvent): void => {
    const entry = readEntry(event.target)
    if (!entry?.link.contains(event.target as Node) || entry.root === current) return
    if (!opensByTap(event) || loader.hasFailed(entry.link)) return
    event.preventDefault()
    open(entry)
  })
  /** Arrows lead along the entries, which open when the keyboard reaches them. */
  const followKey = useEffectEvent((event: KeyboardEvent): void => {
    const entry = readEntry(event.target)
    if (!entry || entry.panel.contains(event.target as Node)) return
    const { root, panel } = entry
    const goal = { ArrowDown: root.nextElementSibling, ArrowUp: root.previousElementSibling, ArrowRight: panel }[event.key]
    if (goal === undefined) return
    event.preventDefault()
    focusFirst(goal)
  })
  const followFocus = useEffectEvent(({ target }: FocusEvent): void => {
    const entry = readEntry(target)
    if (entry?.link === target && entry.link.matches(':focus-visible')) open(entry)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    place.current?.addEventListener('pointerover', followPointer, { signal })
    place.current?.addEventListener('click', followClick, { signal })
    place.current?.addEventListener('keydown', followKey, { signal })
    place.current?.addEventListener('focusin', followFocus, { signal })
    return () => listening.abort()
  }, [place])

  return {
    entries,
    /** The content of another market has entries of its own. */
    start: (): void => {
      const first = readEntry(place.current?.querySelector(ITEM) ?? null)
      setEntries(first ? [first] : [])
      setCurrent(first?.root)
    },
  }
}
