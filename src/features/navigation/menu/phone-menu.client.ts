import { drawSpinner } from '#features/navigation/menu/menu-spinner.client.ts'
import type { SubnavLoader } from '#features/navigation/menu/subnav-loader.client.ts'

type Level = { readonly element: HTMLElement; readonly from: HTMLElement; readonly isOwn: boolean }

/** Levels that slide over each other, each with its heading and the way to its own page [2.3.9]. */
export const attachPhoneMenu = (loader: SubnavLoader): void => {
  const menu = document.querySelector<HTMLElement>('[data-phone-menu]')
  const root = menu?.querySelector<HTMLElement>('[data-menu-root]')
  const back = menu?.querySelector<HTMLElement>('[data-menu-back]')
  const template = menu?.querySelector<HTMLTemplateElement>('[data-menu-level]')
  if (!menu || !root || !back || !template) return
  const levels: Level[] = []
  const shownLevel = (): HTMLElement => levels.at(-1)?.element ?? root

  const push = (level: Level): void => {
    shownLevel().hidden = true
    levels.push(level)
    level.element.hidden = false
    back.hidden = false
    menu.scrollTop = 0
    level.element.querySelector<HTMLElement>('h2')?.focus()
  }
  const pop = (): void => {
    const level = levels.pop()
    if (!level) return
    if (level.isOwn) level.element.remove()
    else level.element.hidden = true
    back.hidden = levels.length === 0
    shownLevel().hidden = false
    level.from.focus()
  }
  const reset = (): void => {
    while (levels.length > 0) pop()
  }

  const drawLevel = (link: HTMLAnchorElement): HTMLElement => {
    const level = template.content.firstElementChild?.cloneNode(true) as HTMLElement
    const label = link.textContent.trim()
    const heading = level.querySelector('h2')
    const own = level.querySelector('a')
    if (heading) heading.textContent = label
    if (own) {
      own.textContent = own.textContent.replace('{label}', label)
      own.href = link.href
    }
    return level
  }
  const goBelow = async (link: HTMLAnchorElement): Promise<void> => {
    const element = drawLevel(link)
    const body = element.querySelector('[data-menu-body]')
    const near = link.closest('h3')?.nextElementSibling?.cloneNode(true)
    body?.replaceChildren(...(near ? [near] : drawSpinner()))
    menu.append(element)
    push({ element, from: link, isOwn: true })
    // What does not come leaves the heading and the way to the page, and no word about it [8.8.1].
    if (!near) body?.replaceChildren((await loader.load(link)) ?? '')
  }

  /** The group's sites stand in the upper bar already, which a phone does not show. */
  const drawBusiness = (opener: HTMLElement): HTMLElement => {
    const level = document.createElement('section')
    const heading = document.createElement('h2')
    heading.tabIndex = -1
    heading.textContent = opener.textContent.trim()
    level.className = template.content.firstElementChild?.className ?? ''
    level.setAttribute('aria-label', heading.textContent)
    level.append(heading, document.querySelector('#business-links > ul')?.cloneNode(true) ?? '')
    menu.append(level)
    return level
  }

  menu.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest<HTMLElement>('[data-menu-open]')
    const link = target.closest<HTMLAnchorElement>('a[data-subnav], a[data-nav-below]')
    const ready = opener && menu.querySelector<HTMLElement>(`[data-menu-ready="${opener.dataset['menuOpen']}"]`)
    if (target.closest('[data-menu-back]')) pop()
    else if (opener) push({ element: ready ?? drawBusiness(opener), from: opener, isOwn: !ready })
    else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && !loader.hasFailed(link)) {
      event.preventDefault()
      void goBelow(link)
    }
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || levels.length === 0) return
    // The browser would close the whole menu.
    event.preventDefault()
    pop()
  })

  const show = (state: 'open' | 'closing' | 'closed'): void => {
    menu.dataset['state'] = state
    if (state === 'closed') reset()
  }
  menu.addEventListener('beforetoggle', ({ newState }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    show(newState === 'open' ? 'open' : isStill ? 'closed' : 'closing')
  })
  menu.addEventListener('toggle', async ({ newState }) => {
    if (newState === 'open') return
    await Promise.allSettled(menu.getAnimations().map(({ finished }) => finished))
    if (!menu.matches(':popover-open')) show('closed')
  })
}
