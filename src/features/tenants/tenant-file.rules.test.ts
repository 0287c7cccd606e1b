import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTenantFileSchema } from '#features/tenants/tenant-file.rules.ts'
import { findPreset, PRESET_NAMES } from '#features/tenants/tenant-presets.ts'
import { composeTraits } from '#features/tenants/traits.rules.ts'
import { listTraits } from '#server/feature.ts'
import { features } from '#server/features.ts'

const slices = listTraits(features)
const schema = createTenantFileSchema(slices)
const read = (differs: object) => schema.parse({ key: 'marine', name: 'Marine', hosts: ['marine.example'], ...differs })

describe('what a tenant differs in', () => {
  test.each(PRESET_NAMES)('the preset %s has traits that features declare', (name) => {
    expect(composeTraits(slices).parse(findPreset(name)?.traits)).toEqual(findPreset(name)?.traits)
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

  test('two features cannot mean different things by one trait', () => {
    const slice = z.strictObject({ theme: z.enum(['pink']).optional() })
    expect(() => composeTraits([...slices, slice])).toThrow('Two features declare the trait theme')
  })
})
