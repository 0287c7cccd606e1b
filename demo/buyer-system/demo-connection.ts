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
