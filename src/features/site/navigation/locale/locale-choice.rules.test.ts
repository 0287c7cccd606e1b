import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import type { PresetName } from '#foundation/tenants/public.ts'
import { expect, test } from 'vitest'
import { planArrival, planChoice, type Choice } from '#features/site/navigation/locale/locale-choice.rules.ts'

const entries = [{ path: '/de/de', locale: 'Deutschland(DE)', 'data-country-language-code': 'de-de' }]
const choice: Choice = {
  traits: presetTraits('aerobt'),
  code: 'de-de',
  languageName: 'Deutsch',
  href: '/de/de/about',
  postLoginHref: '/de/de/secure/home',
  isSignedIn: false,
  entries,
}
const TWO_YEARS = 63_072_000
const KEPT_BY_TOOLS = [
  'compareListCompare',
  'compareListItems',
  'replacement-searched',
  'replacement-session-data',
  'listArray',
  'scheduleData',
  'videoScheduleData',
  'ProjectName',
]

test('a choice does these things in this order [1.0.4, 2.4.7, 2.4.8, 2.4.9, 2.4.10, 2.4.11, 2.4.12, 2.4.13, 3.19.9, 3.19.10]', () => {
  expect(planChoice(choice)).toEqual([
    { do: 'remove', from: 'session', keys: ['cachedHeader', 'cachedFooter'] },
    { do: 'cookie', name: 'usr_country', value: 'de', maxAgeSeconds: TWO_YEARS },
    { do: 'cookie', name: 'usr_lang', value: 'de', maxAgeSeconds: TWO_YEARS },
    { do: 'remove', from: 'session', keys: ['hideDpcMsg'] },
    { do: 'remove', from: 'local', keys: KEPT_BY_TOOLS },
    { do: 'remove', from: 'session', keys: KEPT_BY_TOOLS },
    { do: 'store', in: 'local', key: 'languageName', value: 'Deutsch' },
    { do: 'store', in: 'session', key: 'localeList', value: JSON.stringify(entries) },
    { do: 'store', in: 'local', key: 'localeList', value: JSON.stringify(entries) },
    { do: 'open', href: '/de/de/about' },
  ])
})

test.each<[string, Partial<Choice>, string]>([
  ['the link for a visitor', {}, '/de/de/about'],
  ['the page after signing in for who is signed in', { isSignedIn: true }, '/de/de/secure/home'],
  ['the link where the entry has no such page', { isSignedIn: true, postLoginHref: undefined }, '/de/de/about'],
])('a choice opens %s [2.4.11]', (_, changes, href) => {
  expect(planChoice({ ...choice, ...changes }).at(-1)).toEqual({ do: 'open', href })
})

test.each<[string, PresetName, number | undefined]>([
  ['24 months', 'aerobt', TWO_YEARS],
  ['24 months', 'hbtbt', TWO_YEARS],
  ['this session', 'sps', undefined],
])('a choice is remembered for %s by %s [9.4.1]', (_, tenant, maxAgeSeconds) => {
  const ages = planChoice({ ...choice, traits: presetTraits(tenant) }).flatMap((effect) =>
    effect.do === 'cookie' ? [effect.maxAgeSeconds] : [],
  )
  expect(ages).toEqual([maxAgeSeconds, maxAgeSeconds])
})

test.each([
  ['hbtbt', 2],
  ['sps', 2],
  ['aerobt', 0],
  ['process', 0],
  ['hpsbt', 0],
] as const)('opening a page of %s sets %i cookies [9.4.1]', (tenant, count) => {
  expect(planArrival(presetTraits(tenant), 'en-gb').map((effect) => effect.do === 'cookie' && effect.value)).toEqual(
    ['gb', 'en'].slice(0, count),
  )
})

test('a code that is none sets no cookie', () => {
  expect(planChoice({ ...choice, code: 'x; Domain=evil' }).some((effect) => effect.do === 'cookie')).toBe(false)
})
