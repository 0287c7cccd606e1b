import { expect, test } from 'vitest'
import { createOrigins } from '#app/pages/origins.ts'
import type { Tenants } from '#foundation/tenants/public.ts'

const tenants = { byKey: () => ({ hosts: ['www.marine.example'] }) } as unknown as Tenants

test.each([
  ['a live site', { mode: 'production', publicScheme: 'https', publicPort: undefined }, 'https://www.marine.example'],
  [
    'a live site on another port',
    { mode: 'production', publicScheme: 'https', publicPort: 8443 },
    'https://www.marine.example:8443',
  ],
  [
    'a live site on the port of the scheme',
    { mode: 'production', publicScheme: 'https', publicPort: 443 },
    'https://www.marine.example',
  ],
  ['the demo', { mode: 'demo', publicScheme: 'http', publicPort: undefined }, 'http://www.marine.example:3000'],
] as const)('links of %s', (_, config, expected) => {
  expect(createOrigins(config, tenants, () => 3000)('marine')).toBe(expected)
})
