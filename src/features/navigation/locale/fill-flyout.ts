import { loadFragment } from '#browser/load-fragment.ts'
import { attachFlyout } from '#features/navigation/locale/tend-flyout.ts'
import { headerPartAddress } from '#features/navigation/header/header-part.rules.ts'
import { drawSpinner } from '#features/navigation/menu/menu-spinner.ts'
import type { Locale } from '#kernel/locale.ts'

/** Then a choice is made without what only the list knows. */
const LONGEST_WAIT_MS = 4000
const CODE = 'data-country-language-code'

/** The list is the same on every page; where this very page exists is known to the links that stand on it. */
const leadToThisPage = (list: DocumentFragment): void => {
  for (const entry of list.querySelectorAll(`a[${CODE}]`)) {
    const twin = document.querySelector(`a[${CODE}="${CSS.escape(entry.getAttribute(CODE) ?? '')}"]`)
    const href = twin?.getAttribute('href')
    if (href) entry.setAttribute('href', href)
  }
}

/** Puts the list of countries into its flyout. False when it did not come: then the link to the plain list stays. */
export const fillFlyout = async (flyout: HTMLElement, locale: Locale): Promise<boolean> => {
  const plain = [...flyout.children]
  flyout.append(...drawSpinner())
  const fragment = await loadFragment(headerPartAddress(locale, 'locales'), { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const hadFocus = flyout.contains(document.activeElement)
  if (!fragment) {
    flyout.replaceChildren(...plain)
    return false
  }
  leadToThisPage(fragment.content)
  flyout.replaceChildren(...plain.filter((element) => !(element instanceof HTMLAnchorElement)), fragment.content)
  attachFlyout(flyout)
  if (hadFocus) flyout.querySelector<HTMLElement>('input[type=search]')?.focus()
  return true
}
