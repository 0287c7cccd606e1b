import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineConfig, defineFlags } from '#features/tenants/setting-slices.rules.ts'
import { composeSettings } from '#features/tenants/settings.rules.ts'
import { testSettings } from '#features/tenants/testing/test-settings.ts'
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
