import { expect, test } from 'vitest'
import { parseKeys } from '#app/keys.ts'

test('a key is made for a tenant, with a name and scopes that there are', () => {
  expect(parseKeys(['--tenant', 'sps', '--name', 'ERP', '--scopes', 'orders:write, stock:write', '--days', '30'])).toEqual({
    tenant: 'sps',
    act: 'make',
    name: 'ERP',
    scopes: ['orders:write', 'stock:write'],
    days: 30,
  })
  const plain = ['--tenant', 'sps', '--name', 'ERP', '--scopes', 'orders:write']
  expect(parseKeys(plain)).toMatchObject({ act: 'make', days: 365 })
  expect(parseKeys([...plain, '--without-end'])).toMatchObject({ act: 'make', days: null })
  expect(parseKeys(['--tenant', 'sps', '--list'])).toEqual({ tenant: 'sps', act: 'list' })
  const ofCompany = ['--tenant', 'sps', '--name', 'SRM', '--company', '400100', '--scopes']
  expect(parseKeys([...ofCompany, 'purchase-orders:write'])).toMatchObject({ act: 'make', company: '400100' })
  expect(() => parseKeys([...ofCompany, 'orders:write']), 'of the whole site').toThrow('Usage: npm run keys')
  const id = '00000000-0000-4000-8000-000000000001'
  expect(parseKeys(['--tenant', 'sps', '--rotate', id])).toEqual({ tenant: 'sps', act: 'rotate', id, days: 7 })
  expect(parseKeys(['--tenant', 'sps', '--rotate', id, '--days', '2'])).toEqual({ tenant: 'sps', act: 'rotate', id, days: 2 })
})

test.each([
  [[]],
  [['--tenant', 'sps']],
  [['--tenant', 'sps', '--name', 'ERP', '--scopes', 'everything']],
  [['--tenant', 'sps', '--name', 'ERP', '--scopes', '']],
  [['--tenant', 'sps', '--name', 'ERP', '--scopes', 'orders:write', '--days', '0']],
  [['--tenant', 'sps', '--name', 'ERP', '--scopes', 'orders:write', '--days', '9', '--without-end']],
  [['--tenant', 'sps', '--revoke', 'x']],
  [['--tenant', 'sps', '--rotate', 'x']],
  [['--nonsense']],
])('%j: how it should look', (args) => {
  expect(() => parseKeys(args)).toThrow('Usage: npm run keys')
})
