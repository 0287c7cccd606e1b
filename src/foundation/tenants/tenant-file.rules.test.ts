import { describe, expect, test } from 'vitest'
import { createTenantFileSchema } from '#foundation/tenants/tenant-file.rules.ts'
import { findPreset, PRESET_NAMES } from '#foundation/tenants/tenant-presets.rules.ts'
import { composeSettings } from '#foundation/tenants/settings.rules.ts'
import { features } from '#app/features.ts'

const settings = composeSettings(features)
const schema = createTenantFileSchema(settings)
const read = (differs: object) => schema.parse({ key: 'marine', name: 'Marine', hosts: ['marine.example'], ...differs })

describe('what a tenant differs in', () => {
  test.each(PRESET_NAMES)('the preset %s has traits that features declare', (name) => {
    expect(settings.traits.parse(findPreset(name)?.traits)).toEqual(findPreset(name)?.traits)
  })

  test('a tenant of a new name differs in nothing unless its data says so', () => {
    expect(read({}).traits).toEqual({})
  })

  test('a tenant takes the preset of its own name, another one, or none', () => {
    expect(read({ key: 'sps' }).traits).toEqual(findPreset('sps')?.traits)
    expect(read({ preset: 'process' })).toMatchObject({
      traits: { reportLabel: 'HPS' },
      config: { minicart_url: '/cart/hps/en' },
    })
    expect(read({ key: 'sps', preset: null }).traits).toEqual({})
  })

  test('its own traits and configuration win over those of the preset', () => {
    const tenant = read({ preset: 'sps', traits: { countryCookies: 'session', theme: 'violet-ink', reportLabel: 'MAR' } })
    expect(tenant.traits).toMatchObject({ theme: 'violet-ink', reportLabel: 'MAR', searchScope: 'market' })
    expect(read({ preset: 'process', config: { minicart_url: '/cart/marine/en' } }).config.minicart_url).toBe('/cart/marine/en')
  })

  test.each([
    ['a trait that no feature declares', { traits: { freeShipping: true } }],
    ['a value that a trait does not have', { traits: { theme: 'pink' } }],
    ['a preset that is not there', { preset: 'marine' }],
    ['a key with capitals', { key: 'Marine' }],
    ['a key of one letter', { key: 'm' }],
    ['a key of 21 letters', { key: 'm'.repeat(21) }],
  ])('refuses %s', (_, differs) => {
    expect(() => read(differs)).toThrow()
  })
})
