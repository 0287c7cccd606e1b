import { sql, type ColumnType } from 'kysely'
import { z } from 'zod'
import { BRAND_FONTS, BRAND_PICTURES, BRAND_RADII, PLAIN_LOOK } from '#foundation/brand/brand.rules.ts'
import type { BrandLook, BrandPicture } from '#foundation/brand/brand.rules.ts'
import { SETTING_CHANNEL } from '#foundation/tenants/public.server.ts'
import { addPurge } from '#platform/cdn/purge.store.ts'
import { siteKey } from '#platform/cdn/surrogate-key.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { COLOUR } from '#ui/colour.ts'

export type StoredPicture = {
  readonly mediaType: 'image/svg+xml' | 'image/png'
  /** As pages show it: the drawing, cleaned, or the picture, drawn anew. */
  readonly content: Buffer
  /** For mails and documents. */
  readonly png: Buffer
  readonly width: number
  readonly height: number
  readonly sha256: string
}
declare module '#platform/database/database.ts' {
  interface Tables {
    siteBrand: {
      look: ColumnType<unknown, string, string>
      revision: number
      changedAt: Date
      changedBy: string | null
    }
    siteBrandPicture: {
      place: BrandPicture
      mediaType: StoredPicture['mediaType']
      content: Buffer
      png: Buffer
      width: number
      height: number
      sha256: string
    }
  }
}

const colour = z.string().regex(COLOUR).nullable().catch(null)
/** Settings that a later version can no longer read fall back to the theme: a page is never broken by them. */
const lookSchema = z.object({
  brandColour: colour,
  actionColour: colour,
  font: z.enum(BRAND_FONTS).catch(PLAIN_LOOK.font),
  radius: z.literal(BRAND_RADII).catch(PLAIN_LOOK.radius),
})

export type BrandPictures = Readonly<Partial<Record<BrandPicture, StoredPicture>>>
export type StoredBrand = {
  readonly look: BrandLook
  readonly pictures: BrandPictures
  /** 0 while nobody has set anything. */
  readonly revision: number
  readonly changedAt: Date | null
  readonly changedByName: string | null
}

const listPictures = async (tx: Tx): Promise<BrandPictures> => {
  const rows = await tx
    .selectFrom('siteBrandPicture')
    .select(['place', 'mediaType', 'content', 'png', 'width', 'height', 'sha256'])
    .where('place', 'in', BRAND_PICTURES)
    .execute()
  return Object.fromEntries(rows.map(({ place, ...picture }) => [place, picture]))
}

/** Of the tenant whose transaction this is. */
export const findBrand = async (tx: Tx): Promise<StoredBrand> => {
  const row = await tx
    .selectFrom('siteBrand')
    .leftJoin('person', 'person.id', 'siteBrand.changedBy')
    .select(['siteBrand.look', 'siteBrand.revision', 'siteBrand.changedAt'])
    .select(sql<string | null>`nullif(trim(person.given_name || ' ' || person.family_name), '')`.as('changedByName'))
    .executeTakeFirst()
  if (!row) return { look: PLAIN_LOOK, pictures: {}, revision: 0, changedAt: null, changedByName: null }
  return { ...row, look: lookSchema.parse(row.look), pictures: await listPictures(tx) }
}

/** Nobody else changes it until the transaction ends, also while there is none. */
export const lockBrand = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('site_brand ' || current_setting('app.tenant')))`.execute(tx)
}

const savePicture = async (tx: Tx, place: BrandPicture, picture: StoredPicture | null): Promise<void> => {
  await tx.deleteFrom('siteBrandPicture').where('place', '=', place).execute()
  if (picture)
    await tx
      .insertInto('siteBrandPicture')
      .values({ place, ...picture })
      .execute()
}

export type BrandSave = {
  readonly look: BrandLook
  /** Null takes a picture away; one that is not named stays. */
  readonly pictures: Readonly<Partial<Record<BrandPicture, StoredPicture | null>>>
  readonly by: string
  readonly at: Date
}

/** Every process hears of it and drops the pages that it drew before. */
export const saveBrand = async (tx: Tx, { look, pictures, by, at }: BrandSave): Promise<number> => {
  const values = { look: JSON.stringify(look), changedAt: at, changedBy: by }
  const { revision } = await tx
    .insertInto('siteBrand')
    .values({ ...values, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('tenant' as never).doUpdateSet({ ...values, revision: sql`site_brand.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  for (const place of BRAND_PICTURES) {
    const picture = pictures[place]
    if (picture !== undefined) await savePicture(tx, place, picture)
  }
  await addPurge(tx, (tenant) => [siteKey(tenant)])
  await sql`select pg_notify(${SETTING_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
  return revision
}
