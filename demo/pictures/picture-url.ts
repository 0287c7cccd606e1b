import type { Image } from '#foundation/blocks/public.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import type { Scene } from '#demo/pictures/scenes.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** `line` and `line-dark` are drawn in the colours of the tenant's hero. */
export const PICTURE_STYLES = ['solid', 'line', 'line-dark'] as const
export type PictureUrlStyle = (typeof PICTURE_STYLES)[number]

export const PLATE_SIZE = { width: 400, height: 320 } as const
export const SHEET_SIZE = { width: 640, height: 520 } as const

export const pictureUrl = (tenant: TenantKey, style: PictureUrlStyle, family: PictureFamily | Scene, seed: string): string =>
  `/demo/pictures/${tenant}/${style}/${family}/${seed}.svg`

/** A picture that is not described stands beside words that say the same. */
export const describe = (alt: string): Pick<Image, 'alt' | 'decorative'> => (alt === '' ? { alt, decorative: true } : { alt })

/** A part on a plate, for tiles, galleries and title bands: it is readable on light and dark ground. */
export const plateImage = (
  tenant: TenantKey,
  family: PictureFamily | Scene,
  seed: string,
  alt = '',
  reading?: string,
): Image => ({
  src: pictureUrl(tenant, 'solid', family, seed) + (reading ? `?reading=${reading}` : ''),
  ...describe(alt),
  ...PLATE_SIZE,
})

/** The drawing in a home page's hero, in both modes. */
export const heroImage = (tenant: TenantKey, family: PictureFamily, seed: string, alt = ''): Image => ({
  src: pictureUrl(tenant, 'line', family, seed),
  srcDark: pictureUrl(tenant, 'line-dark', family, seed),
  ...describe(alt),
  ...SHEET_SIZE,
})
