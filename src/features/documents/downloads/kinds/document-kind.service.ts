import { AUDIENCES, DOCUMENT_KINDS } from '#features/documents/downloads/document.rules.ts'
import { DOCUMENT_SOURCE } from '#features/documents/downloads/document-search.service.ts'
import {
  chooseEnding,
  DOCUMENT_ID,
  DOCUMENT_TYPES,
  documentPath,
  ID_FAULT,
  isReservedId,
  MAX_DOCUMENT_BYTES,
} from '#features/documents/downloads/kinds/document-file.rules.ts'
import { openGates } from '#features/documents/downloads/kinds/document-gate.service.ts'
import { documentSource, listKnownDocuments, listTakenPaths } from '#features/documents/downloads/kinds/document-rows.store.ts'
import {
  isProblem,
  listGood,
  saveDocuments,
  takeFile,
  type OwnedDocument,
} from '#features/documents/downloads/kinds/save-documents.service.ts'
import { announceData } from '#features/site/content/public.server.ts'
import { removeAssets, type StoredContent } from '#features/site/media/public.server.ts'
import { defineRecords, type Change, type KindContext } from '#foundation/data-kinds/public.server.ts'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { lockStoredFiles } from '#foundation/uploads/public.server.ts'

const { text, texts, choice, file, language, link, date } = fieldOf

const FIELDS = {
  id: text({
    ...{ isRequired: true, most: 80, pattern: DOCUMENT_ID, patternFault: ID_FAULT },
    help: 'Your own id of the document; it stands in its address.',
  }),
  names: texts({ isRequired: true, isSearched: true, column: 'name', help: 'Its name as visitors read it.' }),
  type: choice({ choices: DOCUMENT_KINDS, help: 'What it is; without it other.' }),
  gate: choice({
    choices: ['free', 'eula', 'form'],
    help: 'What stands before it: nothing (free), a licence agreement (eula) or a form; without it nothing.',
  }),
  gatePage: link({
    help: 'The page with the agreement or the form, such as /fragments/licences/software; without it the site’s own.',
  }),
  audience: choice({
    choices: AUDIENCES,
    help: 'Who may see it: everyone (public) or people who are signed in; without it everyone, or with a tool whoever has it.',
  }),
  tool: text({ refersTo: 'tools', most: 60, help: 'The tool for which somebody has to be approved to see it.' }),
  file: file({ help: 'The name of the file, which comes along; left out later, the file stays.' }),
  languages: language({ isList: true, help: 'The languages it is written in.' }),
  products: text({ isList: true, refersTo: 'products', most: 60, help: 'The part numbers of the products it is about.' }),
  video: link({ help: 'Where a film is watched, an address with https; it opens instead of the file.' }),
  updatedOn: date({ help: 'The day of this edition; without it the day on which its file came.' }),
} as const

type DocumentChange = Change<typeof FIELDS>
type Planned = { readonly row: OwnedDocument; readonly stored: StoredContent | undefined; readonly oldPath: string | undefined }

/** Noon, so that it is the same day wherever it is read. */
const toMoment = (day: string): Date => new Date(`${day}T12:00:00Z`)

const planAll = async (context: KindContext, changes: readonly DocumentChange[]): Promise<(Planned | LineProblem)[]> => {
  const { tx, services } = context
  const known = await listKnownDocuments(tx, changes.map(({ line }) => line.id)) // prettier-ignore
  const readGate = openGates(tx)

  const plan = async ({ line, given, before, files }: DocumentChange): Promise<Planned | LineProblem> => {
    const was = known.get(line.id)
    const isOtherGate = (line.gate ?? 'free') !== (before?.['gate'] ?? 'free') && !Object.hasOwn(given, 'gatePage')
    const { gatePage, ...ungated } = line
    const gate = await readGate(isOtherGate || gatePage === undefined ? ungated : line)
    if (isProblem(gate)) return gate
    const incoming = files['file']
    const isNewFile = incoming !== undefined && (incoming.sha256 !== before?.['fileSha256'] || incoming.name !== before['file'])
    const pathOf = (mediaType: string): string | undefined => {
      const ending = chooseEnding(incoming?.name ?? '', mediaType)
      return ending === undefined ? undefined : documentPath(line.id, ending)
    }
    const taken = isNewFile
      ? await takeFile(context, incoming, { pathOf, types: DOCUMENT_TYPES, maxBytes: MAX_DOCUMENT_BYTES })
      : undefined
    if (taken && isProblem(taken)) return taken
    const path = taken?.path ?? was?.path
    if (path === undefined) return { column: 'file', reason: 'is missing' }
    const isOtherDay = line.updatedOn !== undefined && line.updatedOn !== before?.['updatedOn']
    const today = was && !isNewFile ? was.updatedAt : services.clock.now()
    return {
      row: {
        ...{ path, id: line.id, names: line.names, kind: line.type ?? 'other', ...gate, videoUrl: line.video ?? null },
        ...{ audience: line.audience ?? 'public', toolId: line.tool ?? null },
        updatedAt: isOtherDay ? toMoment(line.updatedOn ?? '') : today,
        ...{ fileName: line.file ?? '', languages: line.languages ?? [], skus: line.products ?? [] },
      },
      stored: taken?.stored,
      oldPath: was?.path,
    }
  }

  if (changes.some(({ files }) => files['file'])) await lockStoredFiles(tx)
  const planned: (Planned | LineProblem)[] = []
  for (const change of changes) planned.push(await plan(change))
  const moved = planned.flatMap((one) => (!isProblem(one) && one.row.path !== one.oldPath ? [one.row.path] : []))
  const taken = await listTakenPaths(tx, moved)
  return planned.map((one) =>
    !isProblem(one) && one.row.path !== one.oldPath && taken.has(one.row.path)
      ? { column: 'id', reason: `another file of the site has the address ${one.row.path} already` }
      : one,
  )
}

export const documentKind = defineRecords({
  name: 'documents',
  help: 'Documents that people download, free or behind a licence agreement or a form, all of them or those who are signed in.',
  keys: ['id'],
  hasDrafts: true,
  fields: FIELDS,
  example: {
    ...{ id: 'mx-100-manual', names: { en: 'MX-100: Operating manual' }, type: 'manual', gate: 'free' },
    ...{ file: 'mx-100-manual.pdf', languages: ['en'], products: ['MX-100'] },
  },
  complete: (line, before) => {
    const tool = Object.hasOwn(line, 'tool') ? line['tool'] : before?.['tool']
    const stored = Object.hasOwn(line, 'audience') ? undefined : before?.['audience']
    return { ...line, audience: line['audience'] ?? (tool ? 'signed-in' : (stored ?? 'public')) }
  },
  check: ({ id, file: name, video, audience, tool }) => [
    ...(isReservedId(id) ? [{ column: 'id', reason: 'has a part that addresses of pictures need' }] : []),
    ...(name === undefined ? [{ column: 'file', reason: 'is missing' }] : []),
    ...(audience === 'public' && tool !== undefined ? [{ column: 'tool', reason: 'what everyone may see needs no tool' }] : []),
    ...(video === undefined || video.startsWith('https://') ? [] : [{ column: 'video', reason: 'is no address with https' }]),
  ],
  source: documentSource,
  save: async (context, changes) => {
    const planned = await planAll(context, changes)
    const good = listGood(planned)
    const moved = good.flatMap(({ oldPath, row }) => (oldPath !== undefined && oldPath !== row.path ? [oldPath] : []))
    await removeAssets(context.tx, context.services, moved)
    await saveDocuments(context, good)
    await touchDocuments(context.tx, DOCUMENT_SOURCE, good.flatMap(({ row: { id } }) => id ?? [])) // prettier-ignore
    await announceData(context.tx)
    return planned.map((one) => (isProblem(one) ? [one] : []))
  },
  remove: async ({ tx, services }, lines) => {
    const ids = lines.map(({ id }) => id)
    const known = await listKnownDocuments(tx, ids)
    await removeAssets(tx, services, [...known.values()].map(({ path }) => path)) // prettier-ignore
    await touchDocuments(tx, DOCUMENT_SOURCE, ids)
    await announceData(tx)
  },
})
