import type { TenantKey } from '#demo/tenant-keys.ts'

/** Known to everybody, like the password of the demo's people. */
export const demoConnection = (tenant: TenantKey) =>
  ({
    name: 'ProcureOne',
    domain: 'networkid',
    identity: `AN-PROCUREONE-${tenant.toUpperCase()}`,
    secret: `portico-demo-shared-secret-${tenant}`,
    person: `buyer@${tenant}.example`,
  }) as const

export const BUYER_SYSTEM_PATH = '/demo/buyer-system'

/** Beside the sites, on the bare address. */
export const buyerSystemOrigin = (site: string): string => {
  const address = new URL(site)
  address.hostname = 'localhost'
  return address.origin
}

/** Where the demo's buyer takes confirmations, ship notices and invoices. */
export const documentAddress = (site: string): string => `${buyerSystemOrigin(site)}${BUYER_SYSTEM_PATH}/documents`
