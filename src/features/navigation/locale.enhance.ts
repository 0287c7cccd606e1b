import { writeCookie } from '#browser/cookies.ts'
import { localStore, readJson, sessionStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { isSignedIn } from '#features/identity/public.ts'
import { localeCode } from '#features/locale/public.ts'
import { LANGUAGE_NAME_KEY, LOCALE_LIST_KEY, planArrival, planChoice } from '#features/navigation/locale/locale-choice.rules.ts'
import type { Effect } from '#features/navigation/locale/locale-choice.rules.ts'
import { chooseLabel, readEntries, type LocaleEntry } from '#features/navigation/locale/locale-entry.rules.ts'

const CODE = 'data-country-language-code'
const AFTER_SIGN_IN = 'data-postlogin-redirectpage'
const FLYOUT = '[data-locales]'
/** A touch, a resting pointer, a focus: the list is on its way before it opens. A click is all that some assistants send. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'click'] as const

const listLinks = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`${FLYOUT} [data-locale-regions] a[${CODE}]`),
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
    const shown = place.querySelector('[data-locale-label]')
    const button = place.querySelector('button')
    const name = button?.getAttribute('aria-label')?.replace(shown?.textContent ?? '', () => label)
    if (name) button?.setAttribute('aria-label', name)
    write(shown, label)
    write(place.querySelector('[data-locale-language]'), localStore.read(LANGUAGE_NAME_KEY))
  }
}

let filling: Promise<void> | undefined

const askForList = async ({ locale }: EmbeddedModel): Promise<void> => {
  const flyout = document.querySelector<HTMLElement>(FLYOUT)
  const { fillFlyout } = await import('#features/navigation/locale/fill-flyout.ts')
  if (flyout && (await fillFlyout(flyout, locale))) showLabels()
  else filling = undefined
}

/** Once for the page; what failed is tried again. */
const fillList = (page: EmbeddedModel): Promise<void> =>
  (filling ??= askForList(page).catch(() => {
    filling = undefined
  }))

const followIntent = ({ target }: Event, page: EmbeddedModel): void => {
  if (target instanceof Element && target.closest(`[data-locale-button], a[${CODE}]`)) void fillList(page)
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

/** Links of the list and the footer alike: what only the list knows is looked up there by the code. Returns what to open. */
const carryOutChoice = (link: HTMLAnchorElement, { tenant, config }: EmbeddedModel): string => {
  const code = link.getAttribute(CODE) ?? ''
  const entry = listLinks().find((listed) => listed.getAttribute(CODE) === code) ?? link
  const effects = planChoice({
    traits: tenant.traits,
    code,
    languageName: entry.dataset['languageName'],
    href: link.href,
    postLoginHref: entry.getAttribute(AFTER_SIGN_IN) ?? undefined,
    isSignedIn: isSignedIn(document.cookie, config.domainId),
    entries: readLinks(),
  })
  effects.forEach(carryOut)
  return effects.find((effect) => effect.do === 'open')?.href ?? link.href
}

const choose = async (event: MouseEvent, page: EmbeddedModel): Promise<void> => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${CODE}]`) : null
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  await fillList(page)
  location.assign(carryOutChoice(link, page))
}

export const enhance = (page: EmbeddedModel): void => {
  planArrival(page.tenant.traits, localeCode(page.locale)).forEach(carryOut)
  showLabels()
  document.addEventListener('click', (event) => void choose(event, page))
  INTENTS.forEach((intent) => document.addEventListener(intent, (event) => followIntent(event, page), { passive: true }))
}
