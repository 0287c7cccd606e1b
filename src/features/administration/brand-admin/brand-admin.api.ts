import { z } from 'zod'
import { BRAND_FONTS, BRAND_PICTURES, BRAND_RADII } from '#foundation/brand/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'
import { THEMES } from '#ui/themes.ts'

const path = `${OFFICE_PATH}/brand`
const font = z.enum(BRAND_FONTS)
const radius = z.literal(BRAND_RADII)
const place = z.enum(BRAND_PICTURES)
const shape = { font, radius }
const problems = z.array(
  z.object({
    path: z.string(),
    code: z.string(),
    message: z.string(),
    better: z.string().optional().describe('A colour that is taken'),
  }),
)

export const readBrand = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'How the site looks: colours, logos, font and corners; admins',
  reply: z.object({
    revision: z.number().int(),
    etag: z.string(),
    changedAt: z.string().nullable(),
    changedBy: z.string().nullable(),
    theme: z.enum(THEMES).describe('What the site looks like without a brand of its own'),
    brandColour: z.string(),
    actionColour: z.string(),
    ...shape,
    pictures: z.array(
      z.object({ place, address: z.string(), width: z.number().int(), height: z.number().int(), bytes: z.number().int() }),
    ),
  }),
  errors: [401, 404],
})

const picture = z.base64().max(280_000).nullable().optional().describe('SVG or PNG; null takes it away, left out it stays')

export const saveBrand = endpoint({
  method: 'PUT',
  access: 'admin',
  path,
  tag,
  summary: 'Sets how the site looks, in every process at once; a colour that cannot be read is refused; admins, with If-Match',
  needsFreshProof: true,
  body: z.strictObject({
    brandColour: z.string().max(30).describe('Of light pages, such as #0a5c36; that of the theme where it is the same'),
    actionColour: z.string().max(30),
    ...shape,
    pictures: z.strictObject({ logoLight: picture, logoDark: picture, icon: picture }),
  }),
  reply: z.object({ revision: z.number().int(), etag: z.string(), changed: z.array(z.string()) }),
  errors: [400, 401, 403, 404, 412, 422, 428],
  errorReply: z.object({
    error: z.string(),
    message: z.string().optional(),
    by: z.string().nullable().optional(),
    problems: problems.optional(),
  }),
})
export const brandForm = formRules(saveBrand)
