export type StorageLimits = { readonly personBytes: number; readonly tenantBytes: number; readonly totalBytes: number }
export type StorageUse = { readonly person: number; readonly tenant: number; readonly total: number }

/** Whose quota another file of this size would exceed [T-100]. */
export const findExceeded = (
  use: StorageUse,
  size: number,
  { personBytes, tenantBytes, totalBytes }: StorageLimits,
): keyof StorageUse | undefined => {
  if (use.person + size > personBytes) return 'person'
  if (use.tenant + size > tenantBytes) return 'tenant'
  return use.total + size > totalBytes ? 'total' : undefined
}
