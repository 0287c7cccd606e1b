/** The bar below the header, while nothing else stands in it. */
const ACCOUNT_BAR = "[data-account-row]:not(:has([data-slot='tools']:not(:empty)))"
const ACCOUNT_PLACES = ['sold-to', 'currency']

/** Hides every place of these names, also those that are drawn later; returns how to show them again. */
export const hideItems = (names: readonly string[]): (() => void) => {
  if (names.length === 0) return () => {}
  const sheet = new CSSStyleSheet()
  const places = names.flatMap((name) => [`[data-header-item=${JSON.stringify(name)}]`, `[data-slot=${JSON.stringify(name)}]`])
  const bar = ACCOUNT_PLACES.every((name) => names.includes(name)) ? [ACCOUNT_BAR] : []
  sheet.replaceSync(`[data-header] :is(${[...places, ...bar].join()}) { display: none !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

const LOCKED = '[data-locked="true"]'

/** Unlocks the navigation [2.3.24], and what is loaded into it later; returns how to stop. */
export const unlockNavigation = (): (() => void) => {
  const header = document.querySelector('[data-header]')
  if (!header) return () => {}
  const unlock = (): void => header.querySelectorAll(LOCKED).forEach((entry) => entry.removeAttribute('data-locked'))
  unlock()
  const observer = new MutationObserver(unlock)
  observer.observe(header, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const MARKED = '[data-header] a[data-contact-us]'

/** The header's ways to the contact page: the marked one, and those of the phone's menu that lead there too. */
const findContactLinks = (): HTMLAnchorElement[] => {
  const href = document.querySelector(MARKED)?.getAttribute('href')
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-header] a')
  return [...links].filter((link) => link.matches(MARKED) || link.getAttribute('href') === href)
}

/** The same elements in the same boxes, so that nothing moves: the links become buttons. Returns how to make them links again. */
export const turnContactLinks = (onPress: (contactHref: string) => void): (() => void) => {
  const ending = new AbortController()
  const links = findContactLinks()
  for (const link of links) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
    const press = (event: Event): void => {
      event.preventDefault()
      onPress(link.getAttribute('href') ?? '')
    }
    link.addEventListener('click', press, { signal: ending.signal })
    link.addEventListener('keydown', (event) => event.key === ' ' && press(event), { signal: ending.signal })
  }
  return () => {
    ending.abort()
    for (const link of links) ['role', 'aria-haspopup'].forEach((name) => link.removeAttribute(name))
  }
}
