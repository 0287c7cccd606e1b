import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { chooseType, listTypes, anonymousSearcher, type Searcher } from '#features/search/search/takeover/offered-type.rules.ts'
import { OPEN_TYPES, SECURED_TYPES } from '#features/search/search-api/public.ts'
import { type PresetName, PRESET_NAMES } from '#foundation/tenants/public.ts'

const ALL = [...OPEN_TYPES, ...SECURED_TYPES]
const person = (tenant: PresetName, facts: Partial<Searcher> = {}): Searcher => ({
  ...anonymousSearcher(presetTraits(tenant)),
  isSignedIn: true,
  ...facts,
})
const buyer = (tenant: PresetName): Searcher => person(tenant, { hasEcommerceAccess: true })
const without = (...hidden: readonly string[]) => ALL.filter((type) => !hidden.includes(type))

test('the six types that everyone knows and those that need a session [2.8.6]', () => {
  expect([...OPEN_TYPES].sort()).toEqual(['HybrisSku', 'Product', 'Sku', 'Trainings', 'news-events-id', 'support'])
  expect(SECURED_TYPES).toContain('Technical Publications')
})

describe('what is offered', () => {
  test.each([
    [
      'an anonymous visitor in aerobt gets no secured types [4.13.4, 6.1.2]',
      anonymousSearcher(presetTraits('aerobt')),
      [...OPEN_TYPES],
    ],
    [
      'an anonymous visitor in sps gets no shop either [4.13.4, 4.13.7]',
      anonymousSearcher(presetTraits('sps')),
      OPEN_TYPES.filter((t) => t !== 'HybrisSku'),
    ],
    [
      'an anonymous visitor in hbtbt gets no trainings [4.13.8]',
      anonymousSearcher(presetTraits('hbtbt')),
      OPEN_TYPES.filter((t) => t !== 'Trainings'),
    ],
    ['a buyer in sps gets the shop instead of Sku and Product [4.13.6, 6.6.5]', buyer('sps'), without('Sku', 'Product')],
    ['a reader in sps gets Sku and Product, not the shop [4.13.7, 6.6.5]', person('sps'), without('HybrisSku')],
    ['a buyer elsewhere gets all [4.13.5]', buyer('process'), ALL],
    ['a student in hbtbt gets no trainings [4.13.8, 6.9.2]', person('hbtbt'), without('Trainings')],
    ['a trainee in hbtbt gets trainings [4.13.8, 6.9.2]', person('hbtbt', { isTrainingApproved: true }), ALL],
  ])('%s', (_, searcher, expected) => expect(listTypes(ALL, searcher)).toEqual(expected))

  test('what storage says counts for nothing without a session [4.13.4]', () => {
    const forged = { ...anonymousSearcher(presetTraits('sps')), hasEcommerceAccess: true }
    expect(listTypes(ALL, forged)).toEqual(listTypes(ALL, anonymousSearcher(presetTraits('sps'))))
    expect(listTypes(ALL, { ...anonymousSearcher(presetTraits('hbtbt')), isTrainingApproved: true })).not.toContain('Trainings')
  })

  test('a site of sps without the shop type keeps its products for everyone [4.13.2]', () => {
    const configured = ['Sku', 'Product', 'support']
    expect(listTypes(configured, buyer('sps'))).toEqual(configured)
    expect(chooseType(configured, buyer('sps'))).toBe('Product')
  })
})

describe('what is chosen at first [4.13.1]', () => {
  test.each<readonly [string, Searcher, string]>([
    ['sps with access [4.13.2]', buyer('sps'), 'HybrisSku'],
    ['sps without access [4.13.2]', person('sps'), 'Product'],
    ...PRESET_NAMES.filter((key) => key !== 'sps').flatMap((key) => [
      [`${key} with access [4.13.3]`, buyer(key), 'Sku'] as const,
      [`${key} without access [4.13.3]`, person(key), 'Product'] as const,
    ]),
    ['sps, signed out [4.13.4]', anonymousSearcher(presetTraits('sps')), 'Product'],
    ['hbtbt, signed out [4.13.4]', anonymousSearcher(presetTraits('hbtbt')), 'Product'],
    ...(['aerobt', 'process', 'hpsbt'] as const).map(
      (key) => [`${key}, signed out [4.13.4]`, anonymousSearcher(presetTraits(key)), 'news-events-id'] as const,
    ),
  ])('%s', (_, searcher, expected) => expect(chooseType(listTypes(ALL, searcher), searcher)).toBe(expected))

  test('the first that an author left in', () => {
    expect(chooseType(['support', 'Orders'], anonymousSearcher(presetTraits('aerobt')))).toBe('support')
    expect(chooseType([], anonymousSearcher(presetTraits('aerobt')))).toBeUndefined()
  })
})
