import { PUBLICATION_FIELDS } from '#features/documents/publications/kinds/publication-fields.rules.ts'
import { publicationRemoval } from '#features/documents/publications/kinds/publication-file.service.ts'
import { toPublicationSlug } from '#features/documents/publications/kinds/publication-number.rules.ts'
import { planPublications, type PlannedPublication } from '#features/documents/publications/kinds/publication-plan.service.ts'
import {
  audienceToken,
  deletePublications,
  findPublicationReferences,
  PUBLICATION_ROWS,
  publicationLines,
  updateRevisions,
} from '#features/documents/publications/kinds/publication-rows.store.ts'
import { DOC_TYPES, PUBLICATION_SOURCE, SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import { publishRevision } from '#features/documents/publications/publishing/publish-revision.service.ts'
import { announceData } from '#features/site/content/public.server.ts'
import { defineRecords, saveRows } from '#foundation/data-kinds/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { lockStoredFiles } from '#foundation/uploads/public.server.ts'

const toRow = ({ change: { line }, slug, supersedes }: PlannedPublication) => ({
  ...{ slug, supersedes, number: line.id, docType: line.docType ?? DOC_TYPES.note, titles: line.titles, texts: line.texts ?? {} },
  ...{ product: line.product ?? '', productFamily: line.productFamily ?? '' },
  ...{ skus: line.products ?? [], languages: line.languages ?? [] },
  audience: audienceToken(line.isPublic ?? false, line.tool),
})

const today = (now: Date): string => now.toISOString().slice(0, 10)

/** A new revision begins without the changes of the one before, and applies to the same parts. */
const toFacts = ({ change: { line, given }, slug, revision, pdf }: PlannedPublication, now: Date) => {
  const says = (name: string): boolean => pdf === undefined || Object.hasOwn(given, name)
  return {
    ...{ slug, revision, fileName: line.file ?? '', pages: line.pages ?? 1, outline: line.outline ?? [] },
    issuedOn: (says('issuedOn') ? line.issuedOn : undefined) ?? today(now),
    changes: (says('changes') ? (line.changes ?? []) : []).map((entry) => ({ page: null, ...entry })),
    effectivity: (line.effectivity ?? []).map((entry) => ({ from: null, to: null, ...entry })),
  }
}

const dropNulls = (records: unknown): unknown =>
  Array.isArray(records)
    ? (records as readonly object[]).map((one) =>
        Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null && value !== undefined)),
      )
    : records

export const publicationKind = defineRecords({
  name: 'publications',
  help: 'Technical publications as PDF, each with its newest revision; another file becomes a new revision.',
  keys: ['id'],
  hasDrafts: true,
  pageOf: ({ id }) => `${SECURED_PATH}/${toPublicationSlug(String(id))}`,
  fields: PUBLICATION_FIELDS,
  example: {
    ...{ id: 'MX-100-MM', titles: { en: 'MX-100: Maintenance manual' }, docType: 'Maintenance manual', product: 'MX-100' },
    ...{ productFamily: 'Engines', file: 'mx-100-mm.pdf', languages: ['en'], revision: 'A', issuedOn: '2027-03-31' },
  },
  check: ({ id, file, supersedes, isPublic, tool, effectivity = [] }) => [
    ...(file === undefined ? [{ column: 'file', reason: 'is missing' }] : []),
    ...(supersedes === id ? [{ column: 'supersedes', reason: 'a publication cannot take its own place' }] : []),
    ...(isPublic && tool !== undefined ? [{ column: 'tool', reason: 'what everyone may read needs no tool' }] : []),
    ...effectivity.flatMap(({ part, from, to }) =>
      from !== undefined && to !== undefined && from > to
        ? [{ column: 'effectivity', reason: `the serial numbers of ‘${part}’ end before they begin` }]
        : [],
    ),
  ],
  normalise: ({ pages, outline, ...line }) => ({
    ...line,
    // An empty cell leaves what the PDF says.
    ...(pages !== null && pages !== undefined && { pages }),
    ...(outline !== null && outline !== undefined && { outline }),
    ...('changes' in line && { changes: dropNulls(line['changes']) }),
    ...('effectivity' in line && { effectivity: dropNulls(line['effectivity']) }),
  }),
  source: publicationLines,
  findReferences: findPublicationReferences,
  referencesOf: ({ id }) => [String(id)],
  save: async (context, changes) => {
    const { tx, services } = context
    if (changes.some(({ files }) => files['file'])) await lockStoredFiles(tx)
    const plans = await planPublications(context, changes)
    const good = plans.flatMap((plan) => ('reason' in plan ? [] : [plan]))
    const now = services.clock.now()
    await saveRows(tx, PUBLICATION_ROWS, good.map(toRow))
    const published = good.flatMap((plan) => (plan.pdf ? [] : [toFacts(plan, now)]))
    await updateRevisions(tx, published)
    for (const plan of good) {
      if (!plan.pdf) continue
      const { slug, ...facts } = toFacts(plan, now)
      await publishRevision(tx, services, slug, { ...facts, ...plan.pdf, publishedAt: now })
    }
    const touched = good.flatMap(({ slug, supersedes }) => [slug, ...(supersedes === null ? [] : [supersedes])])
    await touchDocuments(tx, PUBLICATION_SOURCE, [...new Set(touched)])
    await announceData(tx)
    return plans.map((plan) => ('reason' in plan ? [plan] : []))
  },
  remove: async ({ tx, services }, lines) => {
    const { slugs, fileKeys } = await deletePublications(tx, lines.map(({ id }) => id)) // prettier-ignore
    await publicationRemoval.removeLater(tx, services, fileKeys)
    await touchDocuments(tx, PUBLICATION_SOURCE, slugs)
    await announceData(tx)
  },
})
