import { describe } from '#demo/pictures/picture-url.ts'
import type { DemoCategory } from '#demo/catalogue/categories.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import type { Image } from '#foundation/blocks/public.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type MediaPart = { readonly family: PictureFamily; readonly seed: string }

/** The part that the home page's feature speaks of can be turned; a story of the news shows its own. */
export const MEDIA_PARTS: Readonly<Record<TenantKey, { readonly spin: MediaPart; readonly news: MediaPart & { slug: string } }>> =
  {
    aerobt: {
      spin: { family: 'flight-display', seed: 'HA-7120' },
      news: { family: 'linear-actuator', seed: 'HA-2204', slug: 'ha-2204-exchange-pools-in-three-regions' },
    },
    hbtbt: {
      spin: { family: 'rail-controller', seed: 'HB-620' },
      news: { family: 'rail-controller', seed: 'HB-640', slug: 'hb-640-knx-secure-certified' },
    },
    sps: {
      spin: { family: 'edge-gateway', seed: 'HS-390' },
      news: { family: 'gas-detector', seed: 'HS-330', slug: 'hs-330-docking-station-tests-in-40-seconds' },
    },
    process: {
      spin: { family: 'pressure-transmitter', seed: 'HP-3110' },
      news: { family: 'control-valve', seed: 'HP-2210', slug: 'hp-2210-build-time-five-days' },
    },
    hpsbt: {
      spin: { family: 'edge-gateway', seed: 'HX-Edge' },
      news: { family: 'software-suite', seed: 'HX-Historian', slug: 'hx-historian-7-4' },
    },
  }

/** So many groups at the top of the catalogue have a picture in the asset store. */
const PICTURED_GROUPS = 4
export const SPIN_FRAMES = 12
export const SPIN_SIZE = { width: 640, height: 512 } as const
export const GROUP_SIZE = { width: 1280, height: 1024 } as const
export const NEWS_SIZE = { width: 1600, height: 1280 } as const

export const isPictured = ({ depth, position }: DemoCategory): boolean => depth === 1 && position < PICTURED_GROUPS

const damAddress = (tenant: TenantKey, path: string): string => `/content/dam/${tenant}${path}`

export const groupPath = ({ slug }: DemoCategory): string => `/images/groups/${slug}.png`
export const newsPicturePath = ({ seed }: MediaPart): string => `/images/news/${seed.toLowerCase()}.png`
export const framePath = ({ seed }: MediaPart, frame: number): string =>
  `/images/spin/${seed.toLowerCase()}/${String(frame + 1).padStart(2, '0')}.png`

export const damImage = (tenant: TenantKey, path: string, size: { width: number; height: number }, alt: string): Image => ({
  src: damAddress(tenant, path),
  ...describe(alt),
  ...size,
})

/** The film of the about pages in two qualities, kilobits a second, and what belongs to it. */
export const FILM = {
  files: [
    { name: 'from-drawing-to-part-960.webm', bitrate: 270 },
    { name: 'from-drawing-to-part-480.webm', bitrate: 100 },
  ],
  poster: 'from-drawing-to-part.webp',
  width: 960,
  height: 540,
  /** Where each scene begins, and where the last ends. */
  cuts: [0, 2.5, 4.5, 8],
} as const

export const filmAddress = (tenant: TenantKey, name: string): string => damAddress(tenant, `/video/${name}`)
export const captionsName = (language: string): string => `from-drawing-to-part.${language}.vtt`
