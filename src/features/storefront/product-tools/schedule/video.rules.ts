import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'

/** The last part of the path decides: what stands beside video in a group is not video itself. */
const VIDEO_CATEGORY = /(?:^|\/|-)(?:video|cameras?|cctv)(?:-[a-z0-9-]{1,120})?$/
export const isVideoCategory = (path: string): boolean => VIDEO_CATEGORY.test(path.split('/').at(-1) ?? '')

/** Facts of a video product; absent where it has none. */
export type VideoFigures = {
  /** Cameras that a recorder takes. */
  readonly channels?: number
  /** Room for recordings, in terabytes. */
  readonly storageTb?: number
  /** A camera's recording in a day, in gigabytes. */
  readonly dailyGb?: number
}

type Attributes = Readonly<Record<string, string | number>>
const readNumber = (value: string | number | undefined): number | undefined => {
  const number = typeof value === 'number' ? value : Number.parseFloat(value ?? '')
  return Number.isFinite(number) && number > 0 ? number : undefined
}

export const readVideoFigures = (attributes: Attributes): VideoFigures => {
  const figures = {
    channels: readNumber(attributes['channels']),
    storageTb: readNumber(attributes['storage']),
    dailyGb: readNumber(attributes['daily_recording']),
  }
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
}

export type VideoSum = {
  readonly cameras: number
  readonly channels: number
  readonly storageTb: number
  /** How long recordings are stored when every camera records; undefined while cameras or storage are missing. */
  readonly days?: number
}

const GB_IN_A_TB = 1000

/** Undefined when nothing in the schedule says anything of it. */
export const sumVideo = (lines: readonly ScheduleLine[], figuresOf: ReadonlyMap<string, VideoFigures>): VideoSum | undefined => {
  let [cameras, channels, storageTb, dailyGb] = [0, 0, 0, 0]
  for (const { sku, quantity } of lines) {
    const figures = figuresOf.get(sku) ?? {}
    if (figures.dailyGb !== undefined) cameras += quantity
    channels += (figures.channels ?? 0) * quantity
    storageTb += (figures.storageTb ?? 0) * quantity
    dailyGb += (figures.dailyGb ?? 0) * quantity
  }
  if (cameras === 0 && channels === 0 && storageTb === 0) return undefined
  const sum = { cameras, channels, storageTb }
  return dailyGb > 0 && storageTb > 0 ? { ...sum, days: Math.floor((storageTb * GB_IN_A_TB) / dailyGb) } : sum
}
