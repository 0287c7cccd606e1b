import { localStore, readJson, sessionStore } from '#browser/storage.ts'
import { readLinks } from '#features/site/navigation/locale/country-link.client.ts'
import { LANGUAGE_NAME_KEY, LOCALE_LIST_KEY } from '#features/site/navigation/locale/locale-choice.rules.ts'
import { chooseLabel, readEntries, type LocaleEntry } from '#features/site/navigation/locale/locale-entry.rules.ts'

const readMap = (): LocaleEntry[] => {
  try {
    return readEntries(JSON.parse(document.querySelector<HTMLInputElement>('#locale-map')?.value ?? ''))
  } catch {
    return []
  }
}

const write = (element: Element | null, text: string | undefined): void => {
  if (element && text && element.textContent !== text) element.textContent = text
}

/** On the header's and the menu's button [2.5.1, 2.5.2, 2.5.3]. */
export const showLabels = (): void => {
  const label = chooseLabel({
    url: location.pathname,
    pageLanguage: document.documentElement.lang,
    flyoutList: readLinks(),
    hiddenMap: readMap(),
    storedList: readEntries(readJson(sessionStore, LOCALE_LIST_KEY) ?? readJson(localStore, LOCALE_LIST_KEY)),
  })
  for (const place of document.querySelectorAll<HTMLElement>('[data-locale-button]')) {
    const shown = place.querySelector('[data-locale-label]')
    const button = place.querySelector('button')
    const name = button?.getAttribute('aria-label')?.replace(shown?.textContent ?? '', () => label)
    if (name) button?.setAttribute('aria-label', name)
    write(shown, label)
    write(place.querySelector('[data-locale-language]'), localStore.read(LANGUAGE_NAME_KEY))
  }
}
