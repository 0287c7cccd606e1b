import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { listCategories } from '#demo/catalogue/categories.ts'
import {
  captionsName,
  FILM,
  framePath,
  GROUP_SIZE,
  groupPath,
  isPictured,
  MEDIA_PARTS,
  NEWS_SIZE,
  newsPicturePath,
  SPIN_FRAMES,
  SPIN_SIZE,
  type MediaPart,
} from '#demo/media/media-parts.ts'
import { writeCaptions } from '#demo/media/captions.ts'
import { drawPart } from '#demo/pictures/draw-part.ts'
import { PLATE_SIZE } from '#demo/pictures/picture-url.ts'
import { turnPart } from '#demo/turntable/turn-part.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type DemoFile = { readonly path: string; readonly content: Uint8Array }
type Size = { readonly width: number; readonly height: number }

const VIDEO_FOLDER = path.join(import.meta.dirname, 'video')
const SVG_DPI = 72

/** The plate drawing as points: its lines are as sharp as the size allows. */
const rasterise = (tenant: TenantKey, { family, seed }: MediaPart, { width }: Size): Promise<Buffer> =>
  sharp(Buffer.from(drawPart(family, seed, { tenant, style: 'solid', ...PLATE_SIZE })), {
    density: (SVG_DPI * width) / PLATE_SIZE.width,
  })
    .png()
    .toBuffer()

const drawPictures = (tenant: TenantKey): Promise<DemoFile>[] => {
  const { news } = MEDIA_PARTS[tenant]
  const groups = [...listCategories(tenant)].filter(isPictured)
  return [
    ...groups.map(async (group) => ({
      path: groupPath(group),
      content: await rasterise(tenant, { family: group.pictureFamily, seed: group.slug }, GROUP_SIZE),
    })),
    rasterise(tenant, news, NEWS_SIZE).then((content) => ({ path: newsPicturePath(news), content })),
  ]
}

/** The next view is drawn while the last one is being compressed. */
const drawSpin = async (tenant: TenantKey): Promise<DemoFile[]> => {
  const { spin } = MEDIA_PARTS[tenant]
  const files: Promise<DemoFile>[] = []
  for (const { rgba, width, height } of turnPart(tenant, spin.family, spin.seed, { count: SPIN_FRAMES, ...SPIN_SIZE })) {
    const place = framePath(spin, files.length)
    const png = sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
    files.push(png.then((content) => ({ path: place, content })))
    await new Promise(setImmediate)
  }
  return Promise.all(files)
}

const readFilm = async (): Promise<DemoFile[]> => [
  ...(await Promise.all(
    [...FILM.files.map(({ name }) => name), FILM.poster].map(async (name) => ({
      path: `/video/${name}`,
      content: await readFile(path.join(VIDEO_FOLDER, name)),
    })),
  )),
  ...LANGUAGES.map((language) => ({ path: `/video/${captionsName(language)}`, content: Buffer.from(writeCaptions(language)) })),
]

/** Pictures, views and film of one tenant, all from the house's own drawings. */
export const drawMedia = async (tenant: TenantKey): Promise<DemoFile[]> => {
  const pictures = Promise.all(drawPictures(tenant))
  const [spin, film] = await Promise.all([drawSpin(tenant), readFilm()])
  return [...(await pictures), ...spin, ...film]
}
