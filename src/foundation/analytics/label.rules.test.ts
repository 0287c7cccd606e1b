import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { expect, test } from 'vitest'
import { labelTenant, stripHost } from '#foundation/analytics/label.rules.ts'

test.each([
  ['process', 'HPS'],
  ['sps', 'IA'],
  ['aerobt', 'aerobt'],
  ['hbtbt', 'hbtbt'],
  ['hpsbt', 'hpsbt'],
] as const)('reports know %s as %s [1.0.31, 9.10.3]', (tenant, label) => {
  expect(labelTenant({ key: tenant, traits: presetTraits(tenant) })).toBe(label)
})

test.each([
  ['www.halden.example', 'halden.example'],
  ['dev.halden.example', 'halden.example'],
  ['qa.halden.example', 'halden.example'],
  ['stage.halden.example', 'halden.example'],
  ['WWW.stage.halden.example', 'halden.example'],
  ['sps.halden.example', 'sps.halden.example'],
  ['device.halden.example', 'device.halden.example'],
])('%s is the site %s [9.10.2]', (host, expected) => {
  expect(stripHost(host)).toBe(expected)
})
