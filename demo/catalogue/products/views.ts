import type { Dice } from '#demo/pictures/dice.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import { pictureUrl } from '#demo/pictures/picture-url.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Families with a read-out, which can be shown at work as well as at rest. */
const WITH_READING: ReadonlySet<PictureFamily> = new Set([
  'pressure-transmitter',
  'flow-meter',
  'gas-detector',
  'thermostat',
  'gas-transmitter',
  'radar-level',
])

/** The part as it is; at work where it shows figures; as a drawing where the tenant's sheets are light enough to print. */
export const listViews = (tenant: TenantKey, family: PictureFamily, sku: string, dice: Dice): string[] => {
  const plain = pictureUrl(tenant, 'solid', family, sku)
  return [
    plain,
    ...(WITH_READING.has(family) ? [`${plain}?reading=${dice.int(100, 999)}`] : []),
    ...(tenant === 'process' ? [pictureUrl(tenant, 'line', family, sku)] : []),
  ]
}
