import type { DocumentRow } from '#features/documents/downloads/document.store.ts'
import { chooseEnding } from '#features/documents/downloads/kinds/document-file.rules.ts'
import { openGates } from '#features/documents/downloads/kinds/document-gate.service.ts'
import { listTakenPaths } from '#features/documents/downloads/kinds/document-rows.store.ts'
import { planReleaseTime, releasePath } from '#features/documents/downloads/kinds/release-plan.rules.ts'
import { isProblem, takeFile, type OwnedDocument } from '#features/documents/downloads/kinds/save-documents.service.ts'
import type { SOFTWARE_FIELDS } from '#features/documents/downloads/kinds/software-fields.rules.ts'
import { listKnownReleases, listTakenEaks, type KnownRelease } from '#features/documents/downloads/kinds/software-rows.store.ts'
import {
  MAX_RELEASE_BYTES,
  nameEak,
  readNotes,
  RELEASE_TYPES,
} from '#features/documents/downloads/publishing/new-release.rules.ts'
import type { SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import type { StoredContent } from '#features/site/media/public.server.ts'
import type { Change, KindContext } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'

export type SoftwareChange = Change<typeof SOFTWARE_FIELDS>

/** A product with the version that its line tells of. */
export type PlannedSoftware = {
  readonly line: SoftwareChange['line']
  readonly row: OwnedDocument
  readonly stored: StoredContent | undefined
  readonly release: SoftwareRelease
  readonly isNewVersion: boolean
  readonly oldPath: string | undefined
}

const KINDS: Readonly<Record<string, DocumentRow['kind']>> = { firmware: 'firmware', manual: 'manual', library: 'library' }

const splitNotes = (notes: Readonly<Partial<Record<string, string>>> = {}): SoftwareRelease['notes'] =>
  Object.fromEntries(Object.entries(notes).map(([language, text]) => [language, readNotes(text ?? '')]))

type Known = readonly KnownRelease[]

/** Undefined where a version may come now. */
const findVersionFault = ({ line, files }: SoftwareChange, known: Known): LineProblem | undefined => {
  const newest = known[0]
  if (known.some(({ version }) => version === line.version))
    return { column: 'version', reason: `‘${line.version}’ is an older version; ‘${newest?.version}’ came after it` }
  return files['file'] ? undefined : { column: 'file', reason: 'a new version needs its file' }
}

const planOne = async (
  context: KindContext,
  change: SoftwareChange,
  known: Known,
  readGate: ReturnType<typeof openGates>,
): Promise<PlannedSoftware | LineProblem> => {
  const { line, given, before, files } = change
  // A form that names the next version still shows the number of the one before.
  const isOtherNumber = Object.hasOwn(given, 'eakNumber') && given['eakNumber'] !== before?.['eakNumber']
  const number = isOtherNumber ? (line.eakNumber ?? undefined) : undefined
  const current = known[0]?.version === line.version ? known[0] : undefined
  const isNewVersion = current === undefined
  const fault = isNewVersion ? findVersionFault(change, known) : undefined
  if (fault) return fault
  if (current && number !== undefined && number !== current.eakNumber)
    return { column: 'eakNumber', reason: `this version has the number ‘${current.eakNumber}’ already` }
  const says = (name: string): boolean => !isNewVersion || Object.hasOwn(given, name)
  const isOtherGate = (line.gate ?? 'free') !== (before?.['gate'] ?? 'free') && !Object.hasOwn(given, 'gatePage')
  const { gatePage, ...ungated } = line
  const gate = await readGate(isOtherGate || gatePage === undefined ? ungated : line)
  if (isProblem(gate)) return gate
  const isSameDay = !isNewVersion && line.releasedOn === before?.['releasedOn']
  const day = says('releasedOn') ? line.releasedOn : undefined
  const releasedAt =
    current && (isSameDay || day === undefined)
      ? current.releasedAt
      : planReleaseTime({ day, now: context.services.clock.now(), last: known.find((one) => one !== current) })
  if (!(releasedAt instanceof Date)) return releasedAt
  const incoming = files['file']
  const isNewFile =
    incoming !== undefined && (isNewVersion || incoming.sha256 !== before?.['fileSha256'] || incoming.name !== before['file'])
  const pathOf = (mediaType: string): string =>
    releasePath(line.id, line.version, chooseEnding(incoming?.name ?? '', mediaType) ?? 'bin')
  const taken = isNewFile
    ? await takeFile(context, incoming, { pathOf, types: RELEASE_TYPES, maxBytes: MAX_RELEASE_BYTES })
    : undefined
  if (taken && isProblem(taken)) return taken
  const path = taken?.path ?? current?.path
  if (path === undefined) return { column: 'file', reason: 'is missing' }
  return {
    ...{ line, isNewVersion, stored: taken?.stored, oldPath: current?.path },
    row: {
      ...{ path, id: null, names: line.names, kind: KINDS[line.type ?? ''] ?? 'software', ...gate, videoUrl: null },
      ...{ audience: 'signed-in', toolId: line.tool ?? null, updatedAt: releasedAt },
      ...{ fileName: line.file ?? '', languages: [], skus: line.products ?? [] },
    },
    release: {
      eakNumber: current?.eakNumber ?? number ?? nameEak(line.id, line.version),
      ...{ productKey: line.id, version: line.version, releasedAt, path },
      notes: says('notes') ? splitNotes(line.notes) : {},
    },
  }
}

/** All files are stored by then; nothing else is written. */
export const planSoftware = async (
  context: KindContext,
  changes: readonly SoftwareChange[],
): Promise<(PlannedSoftware | LineProblem)[]> => {
  const known = await listKnownReleases(context.tx, changes.map(({ line }) => line.id)) // prettier-ignore
  const readGate = openGates(context.tx)
  const plans: (PlannedSoftware | LineProblem)[] = []
  for (const change of changes) plans.push(await planOne(context, change, known.get(change.line.id) ?? [], readGate))
  const fresh = plans.flatMap((plan) => (!isProblem(plan) && plan.isNewVersion ? [plan] : []))
  const eaks = await listTakenEaks(context.tx, fresh.map(({ release }) => release.eakNumber)) // prettier-ignore
  const moved = plans.flatMap((plan) => (!isProblem(plan) && plan.row.path !== plan.oldPath ? [plan.row.path] : []))
  const paths = await listTakenPaths(context.tx, moved)
  return plans.map((plan) => {
    if (isProblem(plan)) return plan
    const isTaken =
      (plan.isNewVersion && eaks.has(plan.release.eakNumber)) || (plan.row.path !== plan.oldPath && paths.has(plan.row.path))
    // The next line of the same batch may have the same.
    if (plan.isNewVersion) eaks.add(plan.release.eakNumber)
    if (isTaken && plan.release.eakNumber !== nameEak(plan.line.id, plan.line.version))
      return { column: 'eakNumber', reason: 'another version has this number already' }
    return isTaken ? { column: 'version', reason: 'another version is called nearly so, and has this address already' } : plan
  })
}
