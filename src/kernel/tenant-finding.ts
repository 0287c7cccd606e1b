/** What can be wrong with a tenant; its admins read of it in their language. */
export const TENANT_FINDINGS = [
  'file-missing',
  'former-host-unresolved',
  'host-local',
  'host-unresolved',
  'job-failed',
  'job-late',
  'mail-failed',
  'mail-late',
  'no-admin',
  'no-host',
  'outbox-dead',
  'outbox-late',
  'page-late',
  'provider-certificate',
  'provider-unreachable',
  'search-incomplete',
  'search-late',
  'search-missing',
  'site-read-only',
  'webhook-off',
] as const
export type TenantFindingCode = (typeof TENANT_FINDINGS)[number]
