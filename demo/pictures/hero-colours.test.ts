import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HERO_COLOURS } from '#demo/pictures/hero-colours.ts'
import { findPreset } from '#foundation/tenants/public.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const tokens = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

const readToken = (tenant: string, name: string): { light?: string; dark?: string } => {
  const theme = tokens.slice(tokens.indexOf(`[data-theme='${findPreset(tenant)?.traits.theme}'] {`))
  const value = theme.slice(theme.indexOf(`${name}:`), theme.indexOf(';', theme.indexOf(`${name}:`)))
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  return { light, dark }
}

test.each(TENANT_KEYS)('line drawings of %s have the colours of its hero', (tenant) => {
  const paper = readToken(tenant, '--hero')
  const ink = readToken(tenant, '--hero-muted')
  expect(HERO_COLOURS[tenant]).toEqual({
    light: { ink: ink.light, paper: paper.light },
    dark: { ink: ink.dark, paper: paper.dark },
  })
})
