import { expect, test } from 'vitest'
import { findHostClashes, type TenantHosts } from '#foundation/tenants/host-clash.rules.ts'

const tenant = (key: string, hosts: readonly string[], formerHosts: readonly string[] = []): TenantHosts => ({
  ...{ key, hosts, formerHosts },
})
const marine = tenant('marine', ['www.marine.example'], ['marine.old.example'])

test.each<[string, readonly TenantHosts[], readonly TenantHosts[], readonly string[]]>([
  ['hosts of their own', [marine, tenant('sps', ['sps.example'])], [], []],
  [
    'a host that another one of the file has',
    [marine, tenant('sps', ['www.marine.example'])],
    [],
    ['The host www.marine.example of sps belongs to marine, now or formerly.'],
  ],
  [
    'a former host of one that is saved already',
    [tenant('sps', ['marine.old.example'])],
    [marine],
    ['The host marine.old.example of sps belongs to marine, now or formerly.'],
  ],
  [
    'a former host that is the present one of another',
    [tenant('sps', ['sps.example'], ['www.marine.example'])],
    [marine],
    ['The host www.marine.example of sps belongs to marine, now or formerly.'],
  ],
  [
    'a host that is present and former',
    [tenant('sps', ['sps.example'], ['sps.example'])],
    [],
    ['sps names the host sps.example twice.'],
  ],
])('%s', (_, saved, others, clashes) => {
  expect(findHostClashes(saved, others)).toEqual(clashes)
})
