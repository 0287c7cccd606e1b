import { exportRequest, replacementRequest } from '#features/storefront/product-tools/tool-request.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const exportWorkbook = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/schedules/export.xlsx',
  tag: 'product tools',
  summary: 'A schedule as a workbook',
  whileReadOnly: 'reads',
  reply: z.any(),
  body: exportRequest,
})

export const exportDocument = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/schedules/export.pdf',
  tag: 'product tools',
  summary: 'A schedule as a document; in English where its language has no font',
  whileReadOnly: 'reads',
  reply: z.any(),
  body: exportRequest,
})

export const exportReplacements = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/schedules/replacements.xlsx',
  tag: 'product tools',
  summary: 'What takes the place of part numbers, as a workbook',
  whileReadOnly: 'reads',
  reply: z.any(),
  body: replacementRequest,
})
