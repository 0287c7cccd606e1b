import { expect, test } from 'vitest'
import { isStillAccepted, checkAcceptance, type LicenceVersion } from '#features/documents/downloads/acceptance.rules.ts'
import { accessOf, isReadable, nameIn, parseAssetPath } from '#features/documents/downloads/document.rules.ts'
import { mayOpenLink, type LinkUse } from '#features/documents/downloads/link.rules.ts'
import { localeOfPage, readReferer } from '#features/documents/downloads/referer.rules.ts'

const US = { country: 'us', language: 'en' } as const
const DE = { country: 'de', language: 'de' } as const
const at = (locale: LicenceVersion['locale'], version: number): LicenceVersion => ({ locale, version })
const PUBLISHED = [at(US, 3), at(DE, 2)]

test.each([
  ['the text as it is', [at(US, 3)], true],
  ['the text of another language as it is', [at(DE, 2)], true],
  ['an older text', [at(US, 2), at(DE, 1)], false],
  ['the same number of another language', [at(DE, 3)], false],
  ['nothing', [], false],
])('whoever accepted %s: %s [T-44]', (_, accepted, expected) => {
  expect(isStillAccepted(accepted, PUBLISHED)).toBe(expected)
})

test.each([
  ['the one that is published', at(US, 3), 'accepted'],
  ['one that was replaced between tick and click', at(US, 2), 'changed'],
  ['one that does not exist yet', at(US, 4), 'changed'],
  ['one of a locale that has none', at({ country: 'fr', language: 'fr' }, 3), 'missing'],
])('an acceptance of %s is %s [T-44]', (_, read, outcome) => {
  expect(checkAcceptance(read, PUBLISHED)).toBe(outcome)
})

const NOW = new Date('2026-11-16T12:00:00Z')
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)
const LINK = { holder: 'person:1', assetPath: '/a', page: '', contentHash: 'aa', expiresAt: later(5), startedAt: null }
const linkUse = (changes: Partial<LinkUse>): LinkUse => ({
  link: LINK,
  holder: 'person:1',
  contentHash: 'aa',
  now: NOW,
  isResuming: false,
  ...changes,
})
const STARTED = { ...LINK, startedAt: later(1) }

test.each([
  ['opens for the one it was made for', linkUse({}), true],
  ['does not open for somebody else', linkUse({ holder: 'person:2' }), false],
  ['does not open for nobody', linkUse({ holder: undefined }), false],
  ['does not open another version', linkUse({ contentHash: 'bb' }), false],
  ['is over after five minutes', linkUse({ now: later(5) }), false],
  ['goes on after a break', linkUse({ link: STARTED, now: later(60), isResuming: true }), true],
  ['does not begin again after it is over', linkUse({ link: STARTED, now: later(60) }), false],
  ['does not go on where nothing was begun', linkUse({ now: later(60), isResuming: true }), false],
  ['does not go on after a day', linkUse({ link: STARTED, now: later(24 * 60 + 2), isResuming: true }), false],
  ['does not go on for somebody else', linkUse({ link: STARTED, now: later(60), isResuming: true, holder: 'visitor:2' }), false],
])('a link %s [T-44, T-83]', (_, given, expected) => {
  expect(mayOpenLink(given)).toBe(expected)
})

test.each([
  ['free', 'public', null, 'open'],
  ['eula', 'public', null, 'gated'],
  ['form', 'public', null, 'gated'],
  ['free', 'signed-in', null, 'hidden'],
  ['eula', 'signed-in', null, 'hidden'],
  ['free', 'signed-in', 'workbench', 'hidden'],
  ['free', 'public', 'workbench', 'hidden'],
] as const)('the own address of a %s document for %s with the tool %s is %s [T-44, T-45]', (gate, audience, toolId, access) => {
  expect(accessOf({ gate, audience, toolId })).toBe(access)
})

const VISITOR = { isSignedIn: false, tools: new Set<string>() }
const CUSTOMER = { isSignedIn: true, tools: new Set<string>() }
const HOLDER = { isSignedIn: true, tools: new Set(['workbench']) }

test.each([
  ['public', null, [true, true, true]],
  ['signed-in', null, [false, true, true]],
  ['signed-in', 'workbench', [false, false, true]],
  ['public', 'workbench', [false, false, true]],
] as const)(
  'a document for %s with the tool %s is read by visitor, customer, holder of the tool: %j',
  (audience, toolId, readers) => {
    expect([VISITOR, CUSTOMER, HOLDER].map((reader) => isReadable({ audience, toolId }, reader))).toEqual(readers)
  },
)

test.each([
  ['/content/dam/sps/downloads/a.pdf', '/downloads/a.pdf'],
  ['/content/dam/aerobt/downloads/a.pdf', undefined],
  ['/content/dam/sps', undefined],
  ['/content/dam/sps/../x', undefined],
  ['/content/dam/sps//x', undefined],
  ['/content/dam/sps/.env', undefined],
  [`/content/dam/sps/${'x'.repeat(500)}`, undefined],
])('the address %j is the document %j [T-42]', (address, path) => {
  expect(parseAssetPath(address, 'sps')).toBe(path)
})

test.each([
  ['http://sps.localhost/de/de/downloads?x=1', '/de/de/downloads', DE],
  ['http://evil.example/de/de/downloads', undefined, US],
  ['nonsense', undefined, US],
  ['http://sps.localhost/search', undefined, US],
])('a call from %j comes from %j', (referer, page, locale) => {
  expect(readReferer(referer, 'sps.localhost')).toBe(page)
  expect(localeOfPage(readReferer(referer, 'sps.localhost'))).toEqual(locale)
})

test.each([
  ['de', 'Handbuch'],
  ['pl', 'Manual'],
] as const)('a document’s name in %s is %s', (language, name) => {
  expect(nameIn({ en: 'Manual', de: 'Handbuch' }, language, '/x/manual.pdf')).toBe(name)
  expect(nameIn({}, language, '/x/manual.pdf')).toBe('manual.pdf')
})
