import type { TenantKey } from '#demo/tenant-keys.ts'

type SheetColours = { readonly ink: string; readonly paper: string }

/** Line drawings stand on the hero: paper is its `--hero`, ink its `--hero-muted`, as an image cannot read the page's tokens. */
export const HERO_COLOURS: Readonly<Record<TenantKey, { readonly light: SheetColours; readonly dark: SheetColours }>> = {
  aerobt: { light: { ink: '#b3c2d9', paper: '#0a1b36' }, dark: { ink: '#b3c2d9', paper: '#0c1f40' } },
  hbtbt: { light: { ink: '#c2d5c9', paper: '#12392a' }, dark: { ink: '#c2d5c9', paper: '#11301f' } },
  sps: { light: { ink: '#c6cad0', paper: '#22252a' }, dark: { ink: '#c6cad0', paper: '#1e2125' } },
  process: { light: { ink: '#3c5a5c', paper: '#e3f1f1' }, dark: { ink: '#b4d3d3', paper: '#0b2c30' } },
  hpsbt: { light: { ink: '#c0b9d8', paper: '#151127' }, dark: { ink: '#c0b9d8', paper: '#151030' } },
}
