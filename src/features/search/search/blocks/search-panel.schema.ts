import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { kindOfSearch } from '#features/search/search/search-kind.rules.ts'
import { DOCUMENT_TYPES, FACET_FIELDS } from '#features/search/search-api/public.ts'

/** A small search for one type of document, on pages such as those of support [2.2.16]. */
export const searchPanel = defineBlock({
  type: 'search-panel',
  schema: z.strictObject({
    heading: z.string().min(1).max(120),
    text: z.string().max(300).optional(),
    documentType: z.enum(DOCUMENT_TYPES),
    filters: z
      .array(z.strictObject({ field: z.enum(FACET_FIELDS), value: z.string().min(1).max(200) }))
      .max(5)
      .default([]),
  }),
  pageKind: ({ documentType }) => kindOfSearch(documentType),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    text: { kind: 'multiline', label: 'Text' },
    documentType: { kind: 'select', label: 'Document type', options: DOCUMENT_TYPES },
    filters: {
      kind: 'list',
      label: 'Filters',
      of: {
        field: { kind: 'select', label: 'Field', options: FACET_FIELDS },
        value: { kind: 'text', label: 'Value' },
      },
    },
  },
})
export type SearchPanel = z.infer<typeof searchPanel.schema>
