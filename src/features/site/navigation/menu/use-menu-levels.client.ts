import { useEffect, useLayoutEffect, useState } from 'react'
import type { LoadedFragment } from '#browser/load-fragment.ts'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'

export type MenuLevel = {
  readonly label: string
  /** The focus returns to the element that opened it. */
  readonly from: HTMLElement
} & (
  | { readonly kind: 'below'; readonly href: string; readonly load: () => Promise<LoadedFragment | undefined> }
  | { readonly kind: 'known'; readonly href: string | undefined; readonly content: Node | undefined }
  /** Drawn by the server, shown and hidden here. */
  | { readonly kind: 'drawn'; readonly element: HTMLElement }
)

const isPlain = (event: MouseEvent): boolean => !event.ctrlKey && !event.metaKey && !event.shiftKey

/** The flyout that a click inside the menu opens, if any. */
const readLevel = (target: Element, menu: HTMLElement, loader: SubnavLoader): MenuLevel | undefined => {
  const opener = target.closest<HTMLElement>('[data-menu-open]')
  const drawn = opener && menu.querySelector<HTMLElement>(`[data-menu-drawn="${opener.dataset['menuOpen']}"]`)
  if (opener && drawn) return { kind: 'drawn', label: '', from: opener, element: drawn }
  // The lists of the upper bar's flyouts are in the page already, which a phone does not show.
  const list = opener && document.querySelector(`#${CSS.escape(opener.dataset['menuOpen'] ?? '')} > ul`)?.cloneNode(true)
  if (opener)
    return { kind: 'known', label: opener.textContent.trim(), from: opener, href: undefined, content: list ?? undefined }
  const link = target.closest<HTMLAnchorElement>('a[data-subnav], a[data-nav-below]')
  if (!link || loader.hasFailed(link)) return undefined
  const common = { label: link.textContent.trim(), from: link, href: link.href }
  const near = link.closest('h3')?.nextElementSibling?.cloneNode(true)
  return near ? { kind: 'known', ...common, content: near } : { kind: 'below', ...common, load: () => loader.load(link) }
}

/** Levels that slide over each other; Back and Escape lead one up, and the menu opens at the first [2.3.9]. */
export const useMenuLevels = (menu: HTMLElement, loader: SubnavLoader): readonly MenuLevel[] => {
  const [{ levels, left }, setWay] = useState<{ levels: readonly MenuLevel[]; left?: MenuLevel | undefined }>({ levels: [] })

  useEffect(() => {
    const leave = (): void => setWay((way) => ({ levels: way.levels.slice(0, -1), left: way.levels.at(-1) }))
    const listening = new AbortController()
    const { signal } = listening
    const followClick = (event: MouseEvent): void => {
      const target = event.target as Element
      if (target.closest('[data-menu-back]')) return leave()
      const level = isPlain(event) ? readLevel(target, menu, loader) : undefined
      if (!level) return
      event.preventDefault()
      setWay((way) => ({ levels: [...way.levels, level] }))
    }
    const followKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || levels.length === 0) return
      // The browser would close the whole menu.
      event.preventDefault()
      leave()
    }
    /** On its way before it is opened. */
    const warm = ({ target }: Event): void => {
      const entry = (target as Element).closest<HTMLElement>('[data-subnav]')
      if (entry) loader.warm(entry)
    }
    for (const intent of ['pointerover', 'focusin', 'touchstart']) menu.addEventListener(intent, warm, { passive: true, signal })
    menu.addEventListener('click', followClick, { signal })
    menu.addEventListener('keydown', followKey, { signal })
    menu.addEventListener('beforetoggle', (event) => event.newState === 'open' && setWay({ levels: [] }), { signal })
    return () => listening.abort()
  }, [menu, loader, levels])

  useLayoutEffect(() => {
    const shown = levels.at(-1)
    const [root, back] = [
      menu.querySelector<HTMLElement>('[data-menu-root]'),
      menu.querySelector<HTMLElement>('[data-menu-back]'),
    ]
    if (root) root.hidden = shown !== undefined
    if (back) back.hidden = shown === undefined
    for (const drawn of menu.querySelectorAll<HTMLElement>('[data-menu-drawn]'))
      drawn.hidden = shown?.kind !== 'drawn' || shown.element !== drawn
    if (left) return left.from.focus()
    if (!shown) return
    menu.scrollTo({ top: 0, behavior: 'instant' })
    menu.querySelector<HTMLElement>('[data-menu-drawn]:not([hidden]) h2, [data-menu-levels] > :not([hidden]) > h2')?.focus()
  }, [menu, levels, left])
  return levels
}
