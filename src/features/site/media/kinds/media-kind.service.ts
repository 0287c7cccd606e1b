import { sql } from 'kysely'
import { removeAssets } from '#features/site/media/asset-file.store.ts'
import { nameContent, type StoredContent } from '#features/site/media/asset.store.ts'
import { isMediaPath, takeMedia } from '#features/site/media/kinds/media-file.service.ts'
import { announceData } from '#features/site/content/public.server.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { lockStoredFiles } from '#foundation/uploads/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const { text, texts, file } = fieldOf

/** Files there belong to documents and software, which have gates of their own. */
const ELSEWHERE = /^\/(?:downloads|software|publications)\//

type Words = { readonly path: string; readonly fileName: string; readonly alts: object }

const saveWords = async (tx: Tx, rows: readonly Words[]): Promise<void> => {
  await sql`
    update asset set alts = row.alts, file_name = row."fileName", changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (path text, "fileName" text, alts jsonb)
    where asset.path = row.path`.execute(tx)
}

export const mediaKind = defineRecords({
  name: 'media',
  help: 'Pictures, films and captions that pages and products show, under /content/dam/{site} and their path.',
  keys: ['path'],
  fields: {
    path: text({
      ...{ isRequired: true, isSearched: true, most: 300, pattern: /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){1,8}$/ },
      patternFault: 'is no path of a file; write folders and a name, such as /products/mx-100.jpg',
      help: 'Where it stands below /content/dam/{site}, such as /products/mx-100.jpg.',
    }),
    file: file({ help: 'The name of the file, which comes along: PNG, JPEG, WebP, AVIF, GIF, MP4, WebM or VTT.' }),
    alts: texts({ column: 'alt', most: 500, help: 'What a picture shows, for people who do not see it.' }),
  },
  example: { path: '/products/mx-100.jpg', file: 'mx-100.jpg', alts: { en: 'The MX-100 engine' } },
  isDecidedByData: true,
  check: ({ path, file: name }) => [
    ...(isMediaPath(path) ? [] : [{ column: 'path', reason: 'ends like no picture, film or captions that the site shows' }]),
    ...(ELSEWHERE.test(path) ? [{ column: 'path', reason: 'is a folder of documents or software' }] : []),
    ...(name === undefined ? [{ column: 'file', reason: 'is missing' }] : []),
  ],
  source: sql`
    select path, coalesce(nullif(file_name, ''), regexp_replace(path, '^.*/', '')) as "file", content_hash as "fileSha256", alts,
      changed_at
    from asset where access = 'open' and media_type ~ '^(image/(png|jpeg|webp|avif|gif)|video/(mp4|webm)|text/vtt)'
      and path !~ '^/(downloads|software|publications)/'`,
  save: async (context, changes) => {
    const { tx } = context
    await lockStoredFiles(tx)
    const taken = new Map<string, StoredContent>()
    const problems: LineProblem[][] = []
    for (const { line, before, files } of changes) {
      const incoming = files['file']
      const isNew = incoming !== undefined && incoming.sha256 !== before?.['fileSha256']
      const stored = isNew ? await takeMedia(context, line.path, incoming) : undefined
      const problem = stored && 'reason' in stored ? stored : undefined
      if (stored && !('reason' in stored)) taken.set(line.path, stored)
      problems.push(problem ? [problem] : [])
    }
    for (const [path, stored] of taken) await nameContent(tx, { path, stored })
    const good = changes.filter((_, at) => problems[at]?.length === 0)
    await saveWords(
      tx,
      good.map(({ line }) => ({ path: line.path, fileName: line.file ?? '', alts: line.alts ?? {} })),
    )
    await announceData(tx)
    return problems
  },
  remove: async ({ tx, services }, lines) => {
    await removeAssets(
      tx,
      services,
      lines.map(({ path }) => path),
    )
    await announceData(tx)
  },
})
