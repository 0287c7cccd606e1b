import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  findBrand,
  lockBrand,
  pictureAddress,
  readBrandPicture,
  saveBrand,
  type StoredBrand,
} from '#foundation/brand/public.server.ts'
import type { StoredPicture } from '#foundation/brand/public.server.ts'
import { BRAND_PICTURES, type BrandPicture } from '#foundation/brand/public.ts'
import * as api from '#features/administration/brand-admin/brand-admin.api.ts'
import * as rules from '#features/administration/brand-admin/brand-change.rules.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem } from '#platform/http/errors.ts'
import { DEFAULT_THEME } from '#ui/themes.ts'

const etagOf = (revision: number): string => `"${revision}"`
/** Three pictures of 200 kB, as text. */
const MOST_BODY_BYTES = 1_000_000

/** Nobody writes over what they have not seen. */
const requireSeen = (ifMatch: string | undefined, { revision, changedByName }: StoredBrand): void => {
  if (ifMatch === undefined) {
    const message = 'Say with If-Match which brand was changed.'
    throw new Problem(428, 'precondition_required', message, { extra: { message } })
  }
  if (ifMatch === etagOf(revision)) return
  const message = `${changedByName ?? 'Someone'} has changed the brand in the meantime.`
  throw new Problem(412, 'changed', message, { extra: { message, by: changedByName } })
}

type Pictures = Partial<Record<BrandPicture, StoredPicture | null>>

const readPictures = async (
  sent: Readonly<Partial<Record<BrandPicture, string | null>>>,
  run: { readonly tenant: string; readonly person: string },
): Promise<{ pictures: Pictures; problems: rules.BrandProblem[] }> => {
  const pictures: Pictures = {}
  const problems: rules.BrandProblem[] = []
  for (const place of BRAND_PICTURES) {
    const text = sent[place]
    if (text === undefined) continue
    if (text === null) pictures[place] = null
    else {
      const { picture, code, reason } = await readBrandPicture(Buffer.from(text, 'base64'), run)
      if (picture) pictures[place] = picture
      else problems.push({ path: place, code, message: reason })
    }
  }
  return { pictures, problems }
}

const describePicture = (picture: StoredPicture | null | undefined): string | null =>
  picture ? `${picture.mediaType} ${picture.sha256.slice(0, 12)}` : null

const refuse = (problems: readonly rules.BrandProblem[]): never => {
  const message = 'Something has to be corrected first.'
  throw new Problem(422, 'invalid_brand', message, { extra: { message, problems } })
}

export const brandAdminRoutes = (app: App): void => {
  const { tenants, clock } = app.services

  addEndpoint(app, api.readBrand, async ({ tx, scope }) => {
    const theme = tenants.traitsOf(scope.tenant).theme ?? DEFAULT_THEME
    const { look, pictures, revision, changedAt, changedByName } = await findBrand(tx)
    return {
      revision,
      etag: etagOf(revision),
      changedAt: changedAt?.toISOString() ?? null,
      changedBy: changedByName,
      theme,
      brandColour: rules.shownColour(look, 'brandColour', theme),
      actionColour: rules.shownColour(look, 'actionColour', theme),
      font: look.font,
      radius: look.radius,
      pictures: BRAND_PICTURES.flatMap((place) => {
        const picture = pictures[place]
        if (!picture) return []
        return [
          {
            place,
            address: pictureAddress(picture),
            width: picture.width,
            height: picture.height,
            bytes: picture.content.length,
          },
        ]
      }),
    }
  })

  addEndpoint(
    app,
    api.saveBrand,
    async (request) => {
      const { tx, body, scope } = request
      const user = userOf(request)
      const theme = tenants.traitsOf(scope.tenant).theme ?? DEFAULT_THEME
      const brandColour = rules.readColour('brandColour', body.brandColour, theme)
      const actionColour = rules.readColour('actionColour', body.actionColour, theme)
      const { pictures, problems } = await readPictures(body.pictures, { tenant: scope.tenant, person: user.id })
      await lockBrand(tx)
      const before = await findBrand(tx)
      requireSeen(request.headers['if-match'], before)
      const has = (place: BrandPicture): boolean =>
        Boolean(pictures[place] === undefined ? before.pictures[place] : pictures[place])
      const all = [brandColour.problem, actionColour.problem, ...problems, rules.findMissingLogo(has)]
      const found = all.filter((problem) => problem !== undefined)
      if (found.length > 0) return refuse(found)
      const look = { brandColour: brandColour.colour, actionColour: actionColour.colour, font: body.font, radius: body.radius }
      const changes = [
        ...rules.compareLooks(before.look, look).map(({ field, ...change }) => ({ field, ...change })),
        ...BRAND_PICTURES.map((field) => ({
          field,
          before: describePicture(before.pictures[field]),
          after: describePicture(pictures[field] === undefined ? before.pictures[field] : pictures[field]),
        })).filter((change) => change.before !== change.after),
      ]
      const changed = changes.map(({ field }) => field)
      if (changed.length === 0) return { revision: before.revision, etag: etagOf(before.revision), changed }
      const at = clock.now()
      const revision = await saveBrand(tx, { look, pictures, by: user.actorId ?? user.id, at })
      for (const change of changes)
        await writeAudit(tx, user, at, 'brand.change', {
          ...{ object: `brand.${change.field}`, name: change.field },
          ...{ before: change.before, after: change.after, address: request.ip },
        })
      return { revision, etag: etagOf(revision), changed }
    },
    { bodyLimit: MOST_BODY_BYTES },
  )
}
