import type { TenantKey } from '#kernel/tenant.ts'

export type TenantHosts = {
  readonly key: TenantKey
  readonly hosts: readonly string[]
  readonly formerHosts: readonly string[]
}

const listHosts = ({ hosts, formerHosts }: TenantHosts): readonly string[] => [...hosts, ...formerHosts]

/**
 * Hosts that two tenants name, or one of them twice, each as a sentence: a visitor of one would see the other. Tenants that are
 * not saved now keep what they have.
 */
export const findHostClashes = (saved: readonly TenantHosts[], others: readonly TenantHosts[]): string[] => {
  const owners = new Map<string, TenantKey>()
  for (const tenant of others) for (const host of listHosts(tenant)) owners.set(host, tenant.key)
  const clashes: string[] = []
  for (const tenant of saved)
    for (const host of listHosts(tenant)) {
      const owner = owners.get(host)
      if (owner === tenant.key) clashes.push(`${tenant.key} names the host ${host} twice.`)
      else if (owner !== undefined) clashes.push(`The host ${host} of ${tenant.key} belongs to ${owner}, now or formerly.`)
      owners.set(host, tenant.key)
    }
  return clashes
}
