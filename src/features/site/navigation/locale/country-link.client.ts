import type { LocaleEntry } from '#features/site/navigation/locale/locale-entry.rules.ts'

export const CODE = 'data-country-language-code'
export const AFTER_SIGN_IN = 'data-postlogin-redirectpage'
const FLYOUT = '[data-locales]'

/** The links of the list, once it is there. */
export const listLinks = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`${FLYOUT} [data-locale-regions] a[${CODE}]`),
]

export const readLinks = (): LocaleEntry[] =>
  listLinks().map((link) => ({
    path: link.dataset['path'] ?? '',
    locale: link.dataset['locale'] ?? '',
    [CODE]: link.getAttribute(CODE) ?? '',
    [AFTER_SIGN_IN]: link.getAttribute(AFTER_SIGN_IN) ?? undefined,
  }))

let pageLinks: ReadonlyMap<string, string> | undefined

/** Where the links outside the list lead, by code; read once, they stay as they are. */
export const readPageLinks = (): ReadonlyMap<string, string> =>
  (pageLinks ??= new Map(
    [...document.querySelectorAll(`a[${CODE}]`)]
      .filter((link) => !link.closest(FLYOUT))
      .map((link) => [link.getAttribute(CODE) ?? '', link.getAttribute('href') ?? '']),
  ))
