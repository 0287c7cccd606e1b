import { lookUp } from '#kernel/look-up.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import { toSlug } from '#kernel/fold-text.ts'

export const MEDIA_LIST = {
  sortable: ['path', 'mediaType', 'byteSize', 'changedAt'],
  sort: 'path',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

/** `incomplete`: a picture that cannot be read out in some language. `ending`: within a month. */
export const MEDIA_STATES = ['incomplete', 'ending', 'ended'] as const
export type MediaState = (typeof MEDIA_STATES)[number]

export const MEDIA_UPLOAD = 'media'
export const MAX_MEDIA_BYTES = 200_000_000
/** Pictures are measured and redrawn, which takes memory. */
export const MAX_PICTURE_BYTES = 40_000_000

/** By what a file's content says: how its name ends. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['text/xml', 'svg'],
  ['application/pdf', 'pdf'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
])
export const MEDIA_TYPES: readonly string[] = [...EXTENSIONS.keys()]

/** `Bilder / Pumpen 2` is `/bilder/pumpen-2`: up to four folders, each a plain word; empty for the top. */
export const cleanFolder = (written: string): string =>
  written
    .split('/')
    .map((part) => toSlug(part).slice(0, 40))
    .filter((part) => part !== '')
    .slice(0, 4)
    .map((part) => `/${part}`)
    .join('')

/** Where a new file stands: named as it came, numbered where the name is taken; undefined for what the site does not hold. */
export const planAssetPath = (
  { folder, fileName, contentType }: { readonly folder: string; readonly fileName: string; readonly contentType: string },
  isTaken: (path: string) => boolean,
): string | undefined => {
  const extension = EXTENSIONS.get(contentType)
  if (extension === undefined) return undefined
  const name = toSlug(fileName.replace(/\.[^.]*$/, '')).slice(0, 80) || 'file'
  for (let number = 1; ; number++) {
    const path = `${cleanFolder(folder) || '/library'}/${name}${number === 1 ? '' : `-${number}`}.${extension}`
    if (!isTaken(path)) return path
  }
}

const MOST_TAGS = 20

/** Lower case, each once, in the order of the alphabet. */
export const cleanTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, 40)).filter((tag) => tag !== ''))]
    .toSorted()
    .slice(0, MOST_TAGS)

export type Alts = Readonly<Record<string, string>>

/** The languages of the site in which nobody has said what the picture shows. */
export const listMissingAlts = (
  { mediaType, isDecorative, alts }: { readonly mediaType: string; readonly isDecorative: boolean; readonly alts: Alts },
  languages: readonly string[],
): string[] =>
  !mediaType.startsWith('image/') || isDecorative
    ? []
    : languages.filter((language) => (lookUp(alts, language) ?? '').trim() === '')

const SOON_DAYS = 30
const DAY_MS = 86_400_000
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
/** The last day that counts as soon. */
export const soonFrom = (now: Date): string => dayOf(new Date(now.getTime() + SOON_DAYS * DAY_MS))

export const licenceStateOf = (licenceEnds: string | null, now: Date): 'free' | 'running' | 'ending' | 'ended' => {
  if (licenceEnds === null) return 'free'
  if (licenceEnds < dayOf(now)) return 'ended'
  return licenceEnds <= soonFrom(now) ? 'ending' : 'running'
}

export type ImageFacts = { readonly src: string; readonly width: number | null; readonly height: number | null }

/** A page's content with another picture or file wherever one stood; the very same object where it did not stand. */
export const replaceAsset = <T>(value: T, from: string, to: ImageFacts): T => {
  if (typeof value === 'string') {
    if (value === from) return to.src as T
    return (value.includes(`"${from}"`) ? value.replaceAll(`"${from}"`, `"${to.src}"`) : value) as T
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => replaceAsset(item, from, to))
    return items.some((item, index) => item !== value[index]) ? (items as T) : value
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, replaceAsset<unknown>(inner, from, to)] as const)
  const size = 'src' in value && value.src === from && 'width' in value && to.width !== null && to.height !== null
  const next = { ...Object.fromEntries(entries), ...(size && { width: to.width, height: to.height }) }
  return entriesDiffer(value, next) ? (next as T) : value
}

const entriesDiffer = (one: object, two: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(one).some(([name, value]) => lookUp(two, name) !== value)
