import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const MOST_ROWS = 500
const assetPath = z
  .string()
  .max(300)
  .regex(/^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){1,8}$/, 'is not the path of a file or a folder')

/** Where a film is watched: it opens in a new tab once the agreement is accepted [2.18.9]. */
const videoAddress = z
  .string()
  .max(500)
  .regex(/^https:\/\/[a-z0-9][a-z0-9.-]*(?:[/?#][^\s\\]*)?$/i, 'is not an https address')

/** Documents that people choose and download, with what stands before them. Names, sizes and gates are read when the page is made. */
export const downloadTable = defineBlock({
  type: 'download-table',
  interactive: true,
  schema: z.strictObject({
    heading: z.string().max(200).optional(),
    /** Everything in this folder of the asset store, newest first. */
    folder: assetPath.optional(),
    /** Further documents, in this order, before those of the folder. */
    documents: z
      .array(z.strictObject({ path: assetPath, externalVideo: videoAddress.optional() }))
      .max(MOST_ROWS)
      .default([]),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    folder: { kind: 'text', label: 'Folder' },
    documents: {
      kind: 'list',
      label: 'Documents',
      of: { path: { kind: 'code', label: 'Path' }, externalVideo: { kind: 'code', label: 'External video' } },
    },
  },
})
export type DownloadTable = z.infer<typeof downloadTable.schema>
