import { z } from 'zod'
import { DATA_LIST } from '#features/administration/data-admin/data-admin.rules.ts'
import { MOST_FILTER } from '#features/administration/data-admin/line-filter.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/data/:kind`
/** Of what a line's fields mean, and of the reasons why lines are refused. */
export const language = z.enum(LANGUAGES).default('en').describe('Of help and reasons')
const params = z.object({ kind: z.string().max(40).describe('A kind of data, such as companies') })
const line = z.record(z.string(), z.unknown()).describe('Fields of the kind with their values')
const key = z.string().max(2000).describe('The values of the key’s fields as a JSON list')
const filter = z.string().max(MOST_FILTER + 50)
const only = z
  .union([filter.transform((one) => [one]), z.array(filter).max(20)])
  .optional()
  .describe(
    'Fields, each with its value: `status:Approved`, of dates a period: `validFrom:2026-11-01..2026-11-15`, of references several: `account:M1~1001|M1~1002`',
  )
const draft = z
  .object({
    isPublished: z.boolean(),
    fault: z.string().nullable().describe('Why it was not published at its time'),
    files: z.array(z.string()).describe('Fields whose file waits with it'),
  })
  .nullable()
  .describe('Where the line is a draft: whether readers see an earlier version')
const problem = z.object({ column: z.string(), reason: z.string() })

const baseField = z.object({
  name: z.string(),
  type: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  isList: z.boolean(),
  isByLanguage: z.boolean(),
  isSearched: z.boolean(),
  column: z.string().nullable().describe('What columns by language begin with'),
  choices: z.array(z.string()),
  refersTo: z.string().nullable(),
  most: z.number().nullable(),
})

export const describeData = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/description`,
  tag,
  summary: 'The fields of a kind of data, as files, programs and screens name them; admins',
  params,
  query: z.object({ language }),
  reply: z.object({
    name: z.string(),
    help: z.string(),
    keys: z.array(z.string()),
    fields: z.array(baseField.extend({ fields: z.array(baseField) })),
    isReadable: z.boolean().describe('Whether lines can be listed and changed'),
    hasDrafts: z.boolean().describe('Whether lines may wait as drafts'),
    mayRead: z.boolean().describe('Whether the caller has the right to these lines'),
  }),
  errors,
})

export const listData = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'The lines of a kind of data; admins',
  params,
  query: listQuery(DATA_LIST).extend({ find, only }),
  reply: z.object({ rows: z.array(z.object({ key, line, changedAt: z.string(), draft })), total }),
  errors: [...errors, 403],
})

export const readDataLine = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/line`,
  tag,
  summary: 'One line, and who or what changed it; admins',
  params,
  query: z.object({ key }),
  reply: z.object({
    line,
    changedAt: z.string(),
    draft,
    page: z.string().nullable().describe('Where readers see it; with `?draft=` and its key an admin sees the draft there'),
    related: z
      .array(z.object({ kind: z.string(), field: z.string(), value: z.string(), count: z.number().int() }))
      .describe('Lines of other kinds that refer to it'),
    history: z.array(
      z.object({
        at: z.string(),
        by: z.string().describe('The person, the name of the key, or of the file'),
        source: z.enum(['person', 'key', 'file']),
        action: z.string(),
        rows: z.number().int().nullable().describe('Of a file or a call that has no entry for each of its lines'),
        before: line,
        after: line,
      }),
    ),
  }),
  errors: [...errors, 403],
})

export const saveDataLine = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${path}/line`,
  tag,
  summary: 'Saves one line; admins',
  params,
  query: z.object({ language }),
  body: z.strictObject({
    line,
    files: z.record(z.string(), z.uuid()).default({}).describe('Uploads of the kind `record-file`, by field'),
    isNew: z.boolean().default(false).describe('Refused where a line with this key is there'),
  }),
  reply: z.object({ isSaved: z.boolean(), change: z.string(), problems: z.array(problem) }),
  errors: [...errors, 403],
})
export const recordForm = formRules(saveDataLine)

export const downloadDraftFile = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/draft-file`,
  tag,
  summary: 'The file that waits with a draft; admins',
  params,
  query: z.object({ key, field: z.string().max(40) }),
  errors: [...errors, 403],
})

export const removeDataLines = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/removal`,
  tag,
  summary: 'Takes lines away; admins',
  params,
  query: z.object({ language }),
  body: z.strictObject({
    keys: z.array(key).min(1).max(200),
    isDraftOnly: z.boolean().default(false).describe('Takes drafts away and leaves what is published'),
  }),
  reply: z.object({ removed: z.number().int(), refused: z.array(z.object({ key, reason: z.string() })) }),
  errors: [...errors, 403],
})

export const exportData = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/export.csv`,
  tag,
  summary: 'The lines of a kind of data as a table that can be brought again; admins',
  needsFreshProof: true,
  params,
  query: z.object({ find, only }),
  errors: [...errors, 403],
})

export const downloadGuide = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/guide.md`,
  tag,
  summary: 'What a kind of data is: its fields, a table, a call; admins',
  params,
  errors,
})

export const downloadSample = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/sample.csv`,
  tag,
  summary: 'A table with the columns of a kind of data and one line as an example; admins',
  params,
  errors,
})
