import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { HOVER_MS, isSoonAfter } from '#features/site/navigation/menu/flyout.rules.ts'
import type { Rest } from '#features/site/navigation/menu/early-rest.client.ts'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'
import { usePointerRest } from '#features/site/navigation/menu/use-pointer-rest.client.ts'

type OpenFlyout = {
  /** Address of the entry whose panel is open. */
  readonly href: string
  /** The keyboard opened it: the focus goes into it once its content is there. */
  readonly takesFocus: boolean
  /** When a resting pointer opened it. */
  readonly restedAt?: number
}

const WIDE = '(min-width: 1025px)'
const itemOf = (target: EventTarget | null, bar: HTMLElement): HTMLElement | undefined =>
  [...bar.children].find((item): item is HTMLElement => target instanceof Node && item.contains(target))
const hrefOf = (item: HTMLElement | undefined): string | undefined =>
  item?.querySelector(':scope > a[data-subnav]')?.getAttribute('href') ?? undefined

/** Which flyout of the header is open: one at a time [2.3.2, 2.3.3]. */
export const useFlyouts = (
  bar: RefObject<HTMLUListElement | null>,
  { loader, readRest }: { loader: SubnavLoader | undefined; readRest: (() => Rest | undefined) | undefined },
) => {
  const rest = usePointerRest()
  const [flyout, setFlyout] = useState<OpenFlyout>()
  const show = (next: OpenFlyout): void => {
    rest.end()
    document.querySelectorAll<HTMLElement>('[data-header] :popover-open').forEach((popover) => popover.hidePopover())
    setFlyout(next)
  }
  const open = (href: string, takesFocus = false): void => show({ href, takesFocus })
  const openByRest = (href: string): void => show({ href, takesFocus: false, restedAt: performance.now() })
  const close = (): void => {
    rest.end()
    setFlyout(undefined)
  }
  const openItem = (): HTMLElement | undefined =>
    [...(bar.current?.children ?? [])].find((item): item is HTMLElement => hrefOf(item as HTMLElement) === flyout?.href)

  /** On intent: what is opened next is then already there. */
  const warm = (target: EventTarget | null): void => {
    const link = bar.current && itemOf(target, bar.current)?.querySelector<HTMLElement>(':scope > a[data-subnav]')
    if (link) loader?.warm(link)
  }
  const followFocus = useEffectEvent(({ target }: FocusEvent): void => warm(target))
  const followPointer = useEffectEvent((event: PointerEvent): void => {
    if (!bar.current || !rest.hasMoved(event)) return
    warm(event.target)
    const href = hrefOf(itemOf(event.target, bar.current))
    if (href !== undefined && href === flyout?.href) rest.end()
    else if (href !== undefined) rest.wait(HOVER_MS, () => openByRest(href))
    // Who works with the keyboard is not disturbed by a pointer that lies about.
    else if (flyout) rest.wait(HOVER_MS, () => openItem()?.querySelector(':focus-visible') ?? close())
    else rest.end()
  })
  const closeOutside = useEffectEvent((target: EventTarget | null): void => {
    if (flyout && target instanceof Node && !openItem()?.contains(target)) close()
  })
  const followKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !flyout) return
    const [item, active] = [openItem(), document.activeElement]
    if (active && item?.querySelector(':scope > [data-nav-panel]')?.contains(active))
      item.querySelector<HTMLElement>(':scope > [data-nav-toggle]')?.focus()
    close()
  })
  const takeOver = useEffectEvent((event: ToggleEvent): void => {
    if (event.newState === 'open') close()
  })
  const closeAll = useEffectEvent(close)
  const followEarlyPointer = useEffectEvent((): void => {
    const early = readRest?.()
    if (!early || !bar.current) return
    rest.begin(early.place)
    const href = hrefOf(itemOf(early.target, bar.current))
    if (href === undefined) return
    warm(early.target)
    const left = early.at + HOVER_MS - performance.now()
    if (left > 0) rest.wait(left, () => openByRest(href))
    else queueMicrotask(() => openByRest(href))
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', followPointer, { signal })
    document.addEventListener('focusin', followFocus, { signal })
    document.addEventListener('keydown', followKey, { signal })
    document.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
    // Country, business links, sign-in: whatever else opens takes the flyout's place.
    document.addEventListener('beforetoggle', takeOver, { capture: true, signal })
    matchMedia(WIDE).addEventListener('change', closeAll, { signal })
    followEarlyPointer()
    return () => listening.abort()
  }, [])
  /** A click on a button whose panel has just come by itself wants it open. */
  const toggle = (href: string): void => {
    const hasJustCome = flyout?.restedAt !== undefined && isSoonAfter(performance.now(), flyout.restedAt)
    if (flyout?.href === href && !hasJustCome) close()
    else open(href)
  }
  return { flyout, open, close, toggle }
}
