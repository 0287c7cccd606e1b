import { describe, expect, test } from 'vitest'
import { findPreset, PRESET_NAMES } from '#foundation/tenants/tenant-presets.rules.ts'
import { listEnabled } from '#foundation/tenants/flags.rules.ts'
import { createTenants } from '#foundation/tenants/tenant.rules.ts'
import { resolveFlags, resolveSiteConfig, tenantSchema, testSettings } from '#foundation/tenants/testing/test-settings.ts'

const us = { country: 'us', language: 'en' } as const

describe('site configuration', () => {
  test.each(PRESET_NAMES)('defaults of %s are valid data', (tenant) => {
    expect(testSettings.config.parse(resolveSiteConfig(tenant, us))).toEqual(resolveSiteConfig(tenant, us))
  })

  test('site paths of us/en [2.1.3, 2.1.4, 2.1.5, 2.1.6, 2.1.7]', () => {
    expect(resolveSiteConfig('aerobt', us)).toMatchObject({
      homePath: '/us/en',
      postLoginHomePath: '/us/en/secure/aerobt-home',
      searchResultsPath: '/en/search',
      simplifiedRegistrationPath: '/us/en/secure/account/simplified-register',
      toolServletPath: '/us/en.apps-list.json',
    })
  })

  test("the apps list is the home path with '.html' replaced [2.1.7]", () => {
    expect(resolveSiteConfig('sps', us, { homePath: '/us/en.html' }).toolServletPath).toBe('/us/en.apps-list.json')
  })

  test('endpoint configuration carries every name the portal reads [3.1.1]', () => {
    const config = resolveSiteConfig('sps', us)
    for (const key of [
      'appId',
      'domainId',
      'sbgName',
      'authorizationUri',
      'detailUri',
      'statusUri',
      'savedFavoriteSoldUri',
      'contactDetailsUri',
    ] as const)
      expect(config[key]).toBeTruthy()
    expect(config).toMatchObject({ appId: 'portico-sps', domainId: 'sps', sbgName: 'sps' })
  })

  test('five business segments are known by their sbgName, and each behaves in a way of its own [1.0.31]', () => {
    expect(PRESET_NAMES.toSorted()).toEqual(['aerobt', 'hbtbt', 'hpsbt', 'process', 'sps'])
    expect(PRESET_NAMES.map((tenant) => resolveSiteConfig(tenant, us).sbgName)).toEqual(PRESET_NAMES)
    expect(new Set(PRESET_NAMES.map((tenant) => JSON.stringify(findPreset(tenant)?.traits))).size).toBe(5)
  })

  test('the shop calls process hps', () => {
    expect(resolveSiteConfig('process', us, findPreset('process')?.config).quickcart_url).toBe('/shop/hps/en/quickCart')
  })

  test('page configuration overrides the tenant, the tenant overrides the default [2.1.2]', () => {
    const config = resolveSiteConfig('sps', us, { homePath: '/gb/en', cartUrl: '/a' }, { cartUrl: '/b' })
    expect(config).toMatchObject({ homePath: '/gb/en', toolServletPath: '/gb/en.apps-list.json', cartUrl: '/b' })
  })

  test.each(['//e.example', '/\\e.example', 'https://e.example', 'javascript:alert(1)', '/a b'])(
    'an override may not be %j [T-72]',
    (value) => {
      expect(testSettings.config.safeParse({ cartUrl: value }).success).toBe(false)
    },
  )
})

describe('where dealers are located', () => {
  test.each(['/us/en/find/', 'https://find.example/', 'https://find.example:8443/d/'])('an operator may name %s', (base) => {
    expect(testSettings.config.safeParse({ locatorBaseUrl: base, locatorDefaultUrl: `${base}all?x=1` }).success).toBe(true)
  })
  test.each([
    '/us/en/find',
    'https://find.example',
    'https://find.example/d',
    'https://find.example/d?tag=/',
    'https://find.example/#/',
    'http://find.example/',
    'https://user@find.example/',
    'https://*.example/',
    'https://FIND.example/',
    'https://find.example;script-src/',
    'https://find.example /',
    '//find.example/',
    'javascript:/',
  ])('no tag is put behind %s [T-36]', (base) => {
    expect(testSettings.config.safeParse({ locatorBaseUrl: base }).success).toBe(false)
  })
  test('a page stays on this site [T-72]', () => {
    const accepts = (config: object): boolean => testSettings.pageConfig.safeParse(config).success
    expect(accepts({ locatorBaseUrl: '/us/en/find/', locatorDefaultUrl: '/us/en/find' })).toBe(true)
    expect(accepts({ locatorBaseUrl: 'https://find.example/' })).toBe(false)
    expect(accepts({ locatorDefaultUrl: 'https://find.example/all' })).toBe(false)
  })
})

describe('flags', () => {
  test('defaults are valid data', () => expect(testSettings.flags.parse(resolveFlags())).toEqual(resolveFlags()))
  test('toggles list what is on, strings included [7.5.6]', () => {
    const enabled = listEnabled(resolveFlags({ typeAhead: false, notificationAlert: 'TRUE', rtnPageEnabled: 'false' }))
    expect(enabled).toContain('notificationAlert')
    expect(enabled).not.toContain('typeAhead')
    expect(enabled).not.toContain('rtnPageEnabled')
  })
})

describe('host to tenant', () => {
  const tenants = createTenants([tenantSchema.parse({ key: 'sps', name: 'S', hosts: ['sps.localhost'] })], testSettings)
  test.each([
    ['sps.localhost', 'sps'],
    ['SPS.localhost:3000', 'sps'],
    ['localhost:3000', undefined],
    ['sps.localhost.evil.example', undefined],
    ['', undefined],
  ])('%j is %s [T-33]', (host, key) => expect(tenants.byHost(host)?.key).toBe(key))
})
