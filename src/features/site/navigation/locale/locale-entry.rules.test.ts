import { expect, test } from 'vitest'
import {
  chooseLabel,
  readEntries,
  type LabelSources,
  type LocaleEntry,
} from '#features/site/navigation/locale/locale-entry.rules.ts'

const entry = (path: string, code: string, locale: string): LocaleEntry => ({
  path,
  locale,
  'data-country-language-code': code,
})
const germany = entry('/de/de', 'de-de', 'Deutschland(DE)')
const austria = entry('/de/det', 'de-at', 'Österreich(DE)')
const nothing: LabelSources = { url: '/de/de/about', pageLanguage: '', flyoutList: [], hiddenMap: [], storedList: [] }

test.each<[string, Partial<LabelSources>, string]>([
  ['of the entry that holds the address [2.5.1]', { flyoutList: [austria, germany] }, 'Deutschland(DE)'],
  ['of the home page, with an extension [2.5.1]', { url: '/de/de.html', flyoutList: [germany] }, 'Deutschland(DE)'],
  ['of an address of the repository [2.5.1]', { url: '/content/sps/de/de/a', flyoutList: [germany] }, 'Deutschland(DE)'],
  [
    'of the page’s language [2.5.1, 5.10.7]',
    { url: '/de/search', pageLanguage: 'de-DE', flyoutList: [germany] },
    'Deutschland(DE)',
  ],
  ['of no language in another form [5.10.7]', { url: '/de/search', pageLanguage: 'de-de', flyoutList: [germany] }, 'USA(EN)'],
  ['of no path that only begins alike', { url: '/de/det', flyoutList: [germany] }, 'USA(EN)'],
  ['of the hidden map after the list [2.5.2]', { hiddenMap: [germany] }, 'Deutschland(DE)'],
  ['of the stored list at last [2.5.2]', { storedList: [germany] }, 'Deutschland(DE)'],
  [
    'of the first source that knows one [2.5.2]',
    { flyoutList: [{ ...germany, locale: 'flyout' }], hiddenMap: [{ ...germany, locale: 'map' }], storedList: [germany] },
    'flyout',
  ],
  [
    'of the map before the stored list [2.5.2]',
    { flyoutList: [austria], hiddenMap: [{ ...germany, locale: 'map' }], storedList: [germany] },
    'map',
  ],
  ['USA(EN) where nobody knows one [2.5.3, 9.4.2]', {}, 'USA(EN)'],
])('the label is that %s', (_, sources, label) => {
  expect(chooseLabel({ ...nothing, ...sources })).toBe(label)
})

test.each([[undefined], ['x'], [{ path: '/de/de' }], [[null, 1, { path: '/de/de', locale: 3 }]]])(
  'what is stored and no list of entries is nothing: %j',
  (stored) => {
    expect(readEntries(stored)).toEqual([])
  },
)

test('a stored list keeps its entries and loses the rest [3.8.1, 3.19.9]', () => {
  const stored = [{ ...germany, 'data-postlogin-redirectpage': '/de/de/secure' }, { locale: 'half' }]
  expect(readEntries(stored)).toEqual([stored[0]])
})
