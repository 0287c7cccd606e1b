import { isReservedId } from '#features/documents/downloads/kinds/document-file.rules.ts'
import { isProblem, listGood, saveDocuments } from '#features/documents/downloads/kinds/save-documents.service.ts'
import { SOFTWARE_FIELDS } from '#features/documents/downloads/kinds/software-fields.rules.ts'
import { planSoftware, type PlannedSoftware } from '#features/documents/downloads/kinds/software-plan.service.ts'
import {
  deleteSoftware,
  PRODUCT_ROWS,
  softwareSource,
  updateReleases,
} from '#features/documents/downloads/kinds/software-rows.store.ts'
import { readNotes } from '#features/documents/downloads/publishing/new-release.rules.ts'
import { publishRelease } from '#features/documents/downloads/software/release.service.ts'
import { SOFTWARE_SOURCE } from '#features/documents/downloads/software/software.store.ts'
import { announceData } from '#features/site/content/public.server.ts'
import { removeAssets } from '#features/site/media/public.server.ts'
import { defineRecords, saveRows } from '#foundation/data-kinds/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { lockStoredFiles } from '#foundation/uploads/public.server.ts'

const toProduct = ({ line }: PlannedSoftware) => ({
  ...{ key: line.id, names: line.names, texts: line.texts ?? {}, kind: line.type ?? 'software' },
  ...{ replacedBy: line.replacedBy ?? null, position: line.position ?? 0, skus: line.products ?? [] },
})

/** One spelling of what is new: a line each, without marks in front. */
const tidyNotes = (notes: unknown): unknown =>
  typeof notes === 'object' && notes !== null
    ? Object.fromEntries(Object.entries(notes).map(([language, text]) => [language, readNotes(String(text)).join('\n')]))
    : notes

export const softwareKind = defineRecords({
  name: 'software',
  help: 'Programs and firmware for customers who are signed in, each with its newest version; a new version becomes a new release.',
  keys: ['id'],
  hasDrafts: true,
  fields: SOFTWARE_FIELDS,
  example: {
    ...{ id: 'fleet-monitor', names: { en: 'Fleet monitor' }, type: 'software', version: '3.2.0', gate: 'eula' },
    ...{ file: 'fleet-monitor-3.2.0.zip', products: ['MX-100'], notes: { en: 'Faster start' }, releasedOn: '2027-03-31' },
  },
  check: ({ id, file, replacedBy }) => [
    ...(isReservedId(id) ? [{ column: 'id', reason: 'has a part that addresses of pictures need' }] : []),
    ...(file === undefined ? [{ column: 'file', reason: 'is missing' }] : []),
    ...(replacedBy === id ? [{ column: 'replacedBy', reason: 'a program cannot take its own place' }] : []),
  ],
  normalise: ({ eakNumber, ...line }) => ({
    ...line,
    // An empty cell leaves the number as it is: every version has one.
    ...(eakNumber !== null && eakNumber !== undefined && { eakNumber }),
    ...('notes' in line && { notes: tidyNotes(line['notes']) }),
  }),
  source: softwareSource,
  findReferences: async (tx, references) => {
    const rows = await tx
      .selectFrom('softwareProduct')
      .select('key')
      .where('key', 'in', [...references])
      .execute()
    return new Map(rows.map(({ key }) => [key, key]))
  },
  referencesOf: ({ id }) => [String(id)],
  save: async (context, changes) => {
    const { tx, tenant, services } = context
    if (changes.some(({ files }) => files['file'])) await lockStoredFiles(tx)
    const plans = await planSoftware(context, changes)
    const good = listGood(plans)
    await saveRows(tx, PRODUCT_ROWS, good.map(toProduct))
    await saveDocuments(context, good)
    for (const { isNewVersion, release } of good) if (isNewVersion) await publishRelease(tx, services, tenant, release)
    await updateReleases(tx, good.flatMap(({ isNewVersion, release }) => (isNewVersion ? [] : [release]))) // prettier-ignore
    const moved = good.flatMap(({ oldPath, row }) => (oldPath !== undefined && oldPath !== row.path ? [oldPath] : []))
    await removeAssets(tx, services, moved)
    await touchDocuments(tx, SOFTWARE_SOURCE, good.map(({ line }) => line.id)) // prettier-ignore
    await announceData(tx)
    return plans.map((plan) => (isProblem(plan) ? [plan] : []))
  },
  remove: async ({ tx, services }, lines) => {
    const keys = lines.map(({ id }) => id)
    await removeAssets(tx, services, await deleteSoftware(tx, keys))
    await touchDocuments(tx, SOFTWARE_SOURCE, keys)
    await announceData(tx)
  },
})
