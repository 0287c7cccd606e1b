import { sql } from 'kysely'
import type { Image } from '#foundation/blocks/public.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import type { KindContext } from '#foundation/data-kinds/public.server.ts'

/** Where no size is known, as of drawings. */
const USUAL_SIZE = { width: 1200, height: 800 }

/** Pictures of the demo are drawn by a route of its own, all of one size. */
const DEMO = '/demo/'
const DEMO_SIZE = { width: 400, height: 320 }

export type KnownPictures = ReadonlyMap<string, Image>

/** The pictures that some addresses lead to: those of the media library, and whatever lies on other sites. */
export const findPictures = async (
  { tx, tenant, services: { config } }: KindContext,
  addresses: readonly string[],
): Promise<KnownPictures> => {
  const folder = `/content/dam/${tenant}`
  const unique = [...new Set(addresses)]
  const paths = unique.filter((one) => one.startsWith(`${folder}/`)).map((one) => one.slice(folder.length))
  const { rows } =
    paths.length === 0
      ? { rows: [] }
      : await sql<{ path: string; width: number | null; height: number | null }>`
          select path, width, height from asset where path = any(${paths}::text[]) and media_type like 'image/%'`.execute(tx)
  const sizes = new Map(rows.map(({ path, width, height }) => [`${folder}${path}`, { width, height }]))
  const isElsewhere = (address: string): boolean =>
    address.startsWith('https://') || (config.mode === 'demo' && address.startsWith(DEMO))
  return new Map(
    unique
      .filter((address) => sizes.has(address) || isElsewhere(address))
      .map((src): [string, Image] => {
        const usual = src.startsWith(DEMO) ? DEMO_SIZE : USUAL_SIZE
        const { width, height } = sizes.get(src) ?? {}
        return [src, { src, alt: '', decorative: true, width: width ?? usual.width, height: height ?? usual.height }]
      }),
  )
}

export const refusePicture = (pictures: KnownPictures, column: string, address: string | undefined): LineProblem[] =>
  address === undefined || pictures.has(address)
    ? []
    : [{ column, reason: `there is no picture at ‘${address.slice(0, 200)}’; upload it to the media library first` }]
