import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineConfig, defineFlags } from '#foundation/tenants/setting-slices.rules.ts'
import { composeSettings } from '#foundation/tenants/settings.rules.ts'
import { testSettings } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { features } from '#app/features.ts'

const settings = composeSettings(features)

describe('what features bring', () => {
  test('the features and their slice files bring the same', () => {
    const [ours, all] = [settings, testSettings].map(({ resolveConfig, resolveFlags }) => ({
      config: resolveConfig('sps', DEFAULT_LOCALE),
      flags: resolveFlags(),
    }))
    expect(ours).toEqual(all)
  })

  test('a key that no feature brings is refused', () => {
    expect(settings.config.safeParse({ freeShippingPath: '/a' }).success).toBe(false)
    expect(settings.pageConfig.safeParse({ freeShippingPath: '/a' }).success).toBe(false)
    expect(settings.flags.safeParse({ freeShipping: true }).success).toBe(false)
  })

  test('each key has its default, and what a page may say of it', () => {
    const schema = z.strictObject({ cartUrl: z.string(), searchKey: z.string() })
    const config = defineConfig({
      schema,
      pageSchema: schema.omit({ searchKey: true }),
      defaults: ({ root }) => ({ cartUrl: `${root}/cart`, searchKey: 'k' }),
    })
    const { resolveConfig, pageConfig } = composeSettings([{ name: 'gifts', config }])
    expect(resolveConfig('sps', DEFAULT_LOCALE, { searchKey: 'own' })).toEqual({ cartUrl: '/us/en/cart', searchKey: 'own' })
    expect(pageConfig.safeParse({ cartUrl: '/a' }).success).toBe(true)
    expect(pageConfig.safeParse({ searchKey: 'other' }).success).toBe(false)
  })
})

describe('what belongs to the installation [T-102]', () => {
  const FIXED = [
    ...['domainId', 'sbgName', 'appId', 'searchKey', 'translationScript'],
    ...['authorizationUri', 'logoutUri', 'detailUri', 'sessionDetailEndpoint', 'userInfoEndpoint', 'emailDomainEndpoint'],
    ...['cancelSimplifiedRegistrationEndpoint', 'deleteLoginEndpoint', 'refreshEndpoint', 'remainingTimeEndpoint'],
  ]

  test.each(FIXED)('%s is said by no page and no admin of the site', (key) => {
    const value = key === 'searchKey' ? 'search-0123456789abcdef' : '/us/en/other'
    expect(settings.pageConfig.safeParse({ [key]: value }).success).toBe(false)
    expect(settings.entries.map((entry) => entry.key)).not.toContain(key)
  })

  test.each(FIXED)('%s of a stored page is ignored', (key) => {
    const [site, page] = [{ [key]: '/site' }, { [key]: '/page', homePath: '/us/en/start' }]
    expect(settings.resolveConfig('sps', DEFAULT_LOCALE, site, page)).toMatchObject({ [key]: '/site', homePath: '/us/en/start' })
  })

  test.each(['homePath', 'postLoginHomePath', 'simplifiedRegistrationPath'])('%s is said by a page [2.1.2]', (key) => {
    expect(settings.pageConfig.safeParse({ [key]: '/us/en/other' }).success).toBe(true)
  })
})

describe('two features cannot mean different things by one name', () => {
  const text = z.strictObject({ cartUrl: z.string() })
  test.each([
    ['trait', 'theme', { traits: z.strictObject({ theme: z.enum(['pink']).optional() }) }, 'tenants'],
    ['configuration key', 'cartUrl', { config: defineConfig({ schema: text, defaults: () => ({ cartUrl: '/a' }) }) }, 'accounts'],
    [
      'flag',
      'typeAhead',
      { flags: defineFlags({ schema: z.strictObject({ typeAhead: z.boolean() }), defaults: { typeAhead: false } }) },
      'search',
    ],
  ])('of a %s', (what, key, slice, owner) => {
    expect(() => composeSettings([...features, { name: 'gifts', ...slice }])).toThrow(
      `The features ${owner} and gifts both bring the ${what} ${key}: rename one of them.`,
    )
  })
})
