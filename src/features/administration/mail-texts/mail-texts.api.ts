import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/mail-texts`
const template = z.string().regex(/^[a-z0-9-]{1,60}$/)
const language = z.enum(LANGUAGES)
const place = z.object({ template, language })
const texts = z.record(z.string().max(100), z.string().max(10_000).nullable())
const errorReply = z.object({
  error: z.string(),
  message: z.string().optional(),
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})

export const listMailTemplates = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Every mail that the site sends, and in which languages its words were changed; admins',
  query: z.object({ language: language.default('en') }),
  reply: z.object({
    mails: z.array(
      z.object({ template, area: z.string(), name: z.string().describe('Its subject'), changed: z.array(language) }),
    ),
  }),
  errors: [400, 401, 404],
})

export const readMailTemplate = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:template`,
  tag,
  summary: 'The words of a mail in every language, with its placeholders; admins',
  params: z.object({ template }),
  reply: z.object({
    template,
    subject: z.string(),
    parts: z.array(z.string()).describe('Keys in their order; {link} stands for what the product puts there itself'),
    site: z.string(),
    origin: z.string(),
    languages: z.array(
      z.object({
        language,
        etag: z.string(),
        fields: z.array(
          z.object({
            key: z.string(),
            role: z.enum(['subject', 'greeting', 'text', 'link', 'closing', 'line']),
            text: z.string(),
            original: z.string(),
            placeholders: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: [400, 401, 404],
})

export const saveMailTemplate = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${path}/:template/:language`,
  tag,
  summary: 'Writes the words of a mail in one language, for every mail from now on; admins, with If-Match',
  needsFreshProof: true,
  params: place,
  body: z.strictObject({ texts: texts.describe('By key; null goes back to the original, what is not named stays') }),
  reply: z.object({ changed: z.array(z.string()) }),
  errors: [400, 401, 403, 404, 412, 422, 428],
  errorReply,
})
export const mailForm = formRules(saveMailTemplate)

export const sendMailSample = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/:template/:language/sample`,
  tag,
  summary: 'Sends a mail with these words and invented values to whoever calls; admins',
  params: place,
  body: z.strictObject({ texts }),
  reply: z.object({ to: z.string() }),
  errors: [400, 401, 404, 422],
  errorReply,
})
