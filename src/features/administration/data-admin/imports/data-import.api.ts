import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { language } from '#features/administration/data-admin/data-admin.api.ts'
import { OFFICE_ERRORS as errors, OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/data/:kind/imports`
const kind = z.string().max(40).describe('A kind of data, such as companies')
const line = z.record(z.string(), z.unknown())
const problem = z.object({ column: z.string(), reason: z.string() })

const dataImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(['checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed']),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    deleted: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    skipped: z.number().int().describe('Lines that were not taken back, since they had changed'),
  }),
  problem: z.string().nullable(),
  by: z.string().nullable(),
  madeAt: z.string(),
  doneAt: z.string().nullable(),
  isUndoable: z.boolean(),
})

export const listDataImports = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'The latest files of a kind of data that were brought here; admins',
  params: z.object({ kind }),
  reply: z.object({ imports: z.array(dataImport) }),
  errors: [...errors, 403],
})

export const startDataImport = endpoint({
  method: 'POST',
  access: 'admin',
  path,
  tag,
  summary: 'Checks an uploaded file: what it would change, and which lines are refused; admins',
  params: z.object({ kind }),
  body: z.strictObject({ uploadId: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  status: 202,
  errors: [...errors, 403, 409],
})

export const readDataImport = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:id`,
  tag,
  summary: 'What a file changes: the first lines that do, and those that are refused; admins',
  params: z.object({ kind, id: z.uuid() }),
  query: z.object({ language }),
  reply: dataImport.extend({
    changes: z.array(
      z.object({
        number: z.number().int(),
        change: z.enum(['new', 'changed', 'deleted']),
        before: line,
        after: line,
        rise: z.number().nullable().describe('By how many percent the amount changes that changes most'),
      }),
    ),
    outliers: z.number().int().describe('Amounts that more than double or fall below half; they stand first among the changes'),
    refused: z.array(z.object({ number: z.number().int(), problems: z.array(problem) })),
    skipped: z
      .array(z.object({ number: z.number().int(), key: z.string() }))
      .describe('The first lines that were not taken back, since they had changed'),
  }),
  errors: [...errors, 403],
})

export const applyDataImport = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/:id/apply`,
  tag,
  summary: 'Saves the good lines of a checked file; admins',
  params: z.object({ kind, id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  status: 202,
  errors: [...errors, 403, 409],
})

export const undoDataImport = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/:id/undo`,
  tag,
  summary: 'Puts back what a file changed, within a day; lines that changed since stay as they are; admins',
  params: z.object({ kind, id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  status: 202,
  errors: [...errors, 403, 409],
})

export const downloadRefusedLines = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:id/refused.csv`,
  tag,
  summary: 'The refused lines of a file with their reasons; admins',
  params: z.object({ kind, id: z.uuid() }),
  query: z.object({ language }),
  errors: [...errors, 403],
})

export const downloadChanges = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:id/changes.csv`,
  tag,
  summary: 'Everything that a file changes, field by field; admins',
  needsFreshProof: true,
  params: z.object({ kind, id: z.uuid() }),
  errors: [...errors, 403],
})
