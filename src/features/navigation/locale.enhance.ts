import { writeCookie } from '#browser/cookies.ts'
import { localStore, readJson, sessionStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { isSignedIn } from '#features/identity/public.ts'
import { localeCode } from '#features/locale/public.ts'
import { LANGUAGE_NAME_KEY, LOCALE_LIST_KEY, planArrival, planChoice } from '#features/navigation/locale/locale-choice.rules.ts'
import type { Effect } from '#features/navigation/locale/locale-choice.rules.ts'
import { chooseLabel, readEntries, type LocaleEntry } from '#features/navigation/locale/locale-entry.rules.ts'
import { tendFlyout } from '#features/navigation/locale/tend-flyout.ts'

const CODE = 'data-country-language-code'
const AFTER_SIGN_IN = 'data-postlogin-redirectpage'

const listLinks = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`[data-locales] [data-locale-regions] a[${CODE}]`),
]

const readLinks = (): LocaleEntry[] =>
  listLinks().map((link) => ({
    path: link.dataset['path'] ?? '',
    locale: link.dataset['locale'] ?? '',
    [CODE]: link.getAttribute(CODE) ?? '',
    [AFTER_SIGN_IN]: link.getAttribute(AFTER_SIGN_IN) ?? undefined,
  }))

const readMap = (): LocaleEntry[] => {
  try {
    return readEntries(JSON.parse(document.querySelector<HTMLInputElement>('#locale-map')?.value ?? ''))
  } catch {
    return []
  }
}

const showLabels = (): void => {
  const label = chooseLabel({
    url: location.pathname,
    pageLanguage: document.documentElement.lang,
    flyoutList: readLinks(),
    hiddenMap: readMap(),
    storedList: readEntries(readJson(localStore, LOCALE_LIST_KEY)),
  })
  const write = (element: Element | null, text: string | undefined): void => {
    if (element && text && element.textContent !== text) element.textContent = text
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-locale-button]')) {
    write(place.querySelector('[data-locale-label]'), label)
    write(place.querySelector('[data-locale-language]'), localStore.read(LANGUAGE_NAME_KEY))
    const name = (place.dataset['localeButton'] ?? '').replace('{label}', () => label)
    place.querySelector('button')?.setAttribute('aria-label', name)
  }
}

/** Everything but opening a page, which is the caller's. */
const carryOut = (effect: Effect): void => {
  if (effect.do === 'remove') (effect.from === 'local' ? localStore : sessionStore).remove(...effect.keys)
  if (effect.do === 'store') localStore.write(effect.key, effect.value)
  if (effect.do === 'cookie') writeCookie(effect.name, effect.value, effect)
}

/** A click with a key held down asks for a tab of its own: that stays a link and changes nothing here. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Links of the list, the footer and the menu alike: what only the list knows is looked up there by the code. */
const choose = (event: MouseEvent, { tenant, config }: EmbeddedModel): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${CODE}]`) : null
  if (!link || !isPlainClick(event)) return
  const code = link.getAttribute(CODE) ?? ''
  const entry = listLinks().find((listed) => listed.getAttribute(CODE) === code) ?? link
  const effects = planChoice({
    tenant: tenant.key,
    code,
    languageName: entry.dataset['languageName'],
    href: link.href,
    postLoginHref: entry.getAttribute(AFTER_SIGN_IN) ?? undefined,
    isSignedIn: isSignedIn(document.cookie, config.domainId),
    entries: readLinks(),
  })
  effects.forEach(carryOut)
  const target = effects.find((effect) => effect.do === 'open')
  if (!target || target.href === link.href) return
  event.preventDefault()
  location.assign(target.href)
}

export const enhance = (page: EmbeddedModel): void => {
  document.querySelectorAll<HTMLElement>('[data-locales]').forEach(tendFlyout)
  planArrival(page.tenant.key, localeCode(page.locale)).forEach(carryOut)
  showLabels()
  document.addEventListener('click', (event) => choose(event, page))
}
