import { isDeepStrictEqual } from 'node:util'
import {
  keyOfLine,
  completeLine,
  openSheet,
  parseLine,
  readFileLines,
  settleLines,
  UnreadableFile,
  type DataKind,
  type GivenLine,
  type KindContext,
} from '#foundation/data-kinds/public.server.ts'
import { openUpload, type Upload } from '#foundation/uploads/public.server.ts'
import { IMPORT_FORMATS, MOST_IMPORT_LINES } from '#features/administration/data-admin/data-admin.rules.ts'
import { NO_COUNTS, type ImportCounts, type ImportLine } from '#features/administration/data-admin/imports/data-import.store.ts'
import { measureRise } from '#features/administration/data-admin/imports/rise.rules.ts'
import type { Line } from '#foundation/data-kinds/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Files } from '#platform/files/files.ts'

const BATCH = 500

export type ImportOutcome = { readonly counts: ImportCounts; readonly lines: readonly ImportLine[] }
type NumberedLine = GivenLine & { readonly number: number }
type ReadImport = { readonly good: readonly NumberedLine[]; readonly refused: readonly ImportLine[] }

const refuse = (number: number, problems: ImportLine['problems']): ImportLine => ({
  ...{ number, change: 'refused', before: null, after: null, problems, rise: null },
})

/** The lines of an uploaded file; a key that comes twice is refused the second time. */
export const readImport = async (files: Files, tenant: TenantKey, kind: DataKind, upload: Upload): Promise<ReadImport> => {
  const format = lookUp(IMPORT_FORMATS, upload.mediaType ?? '') ?? 'csv'
  const [good, refused, seen]: [NumberedLine[], ImportLine[], Set<string>] = [[], [], new Set()]
  const normalise = kind.normalise ?? ((line) => line)
  const content = openUpload(files, upload) as AsyncIterable<Uint8Array>
  // The first row names the columns; empty rows in between are none of its lines.
  const readSheet = openSheet({ tenant, person: `import ${upload.id}` }, MOST_IMPORT_LINES * 2)
  for await (const line of readFileLines(content, format, kind, readSheet)) {
    if (MOST_IMPORT_LINES <= good.length + refused.length)
      throw new UnreadableFile(`The file has more than ${MOST_IMPORT_LINES} lines. Please bring it with npm run bring.`)
    const { number } = line
    const checked = 'value' in line ? parseLine(kind, line.value) : line
    if ('problems' in checked) {
      refused.push(refuse(number, checked.problems))
      continue
    }
    const key = keyOfLine(kind.keys, normalise(checked.line))
    if (kind.keys.length > 0 && seen.has(key))
      refused.push(refuse(number, [{ column: kind.keys[0] ?? '', reason: 'is in a line before' }]))
    else good.push({ ...checked, number })
    seen.add(key)
  }
  return { good, refused }
}

/** Applies what was read in the given transaction, and says what it changed. */
export const applyImport = async (
  context: KindContext,
  kind: DataKind,
  { good, refused }: ReadImport,
): Promise<ImportOutcome> => {
  const lines: ImportLine[] = [...refused]
  const counts: Record<keyof ImportCounts, number> = { ...NO_COUNTS, refused: refused.length }
  for (let at = 0; at < good.length; at += BATCH) {
    const batch = good.slice(at, at + BATCH)
    const results = await kind.apply(context, batch)
    for (const [index, { number, line }] of batch.entries()) {
      const result = results[index]
      if (!result) continue
      if (!result.ok) lines.push(refuse(number, result.problems))
      else if (result.change !== 'unchanged') {
        const { change, before } = result
        const after = change === 'deleted' ? null : completeLine(kind, before, line)
        const rise = measureRise(kind.fields, before ?? null, after)
        lines.push({ number, change, before: before ?? null, after, problems: [], rise })
      }
      counts[result.ok ? result.change : 'refused'] += 1
    }
  }
  return { counts, lines: lines.toSorted((one, other) => one.number - other.number) }
}

/** Stored lines under the keys of some others, in their order; a draft stands for its line. */
const readStored = async (
  { tx, services }: KindContext,
  kind: DataKind,
  lines: readonly Line[],
): Promise<(Line | undefined)[]> => {
  const found: (Line | undefined)[] = []
  for (let at = 0; at < lines.length; at += BATCH) {
    const among = await settleLines(tx, services.dataKinds, kind, lines.slice(at, at + BATCH))
    const stored = (await kind.read?.(tx, { among, limit: among.length, isNewest: true })) ?? []
    const byKey = new Map(stored.map(({ line }) => [keyOfLine(kind.keys, line), line]))
    for (const line of among) found.push(byKey.get(keyOfLine(kind.keys, line)))
  }
  return found
}

/** Lines with what is stored by now instead of what the file said: values that a kind fills in belong to what was written. */
export const readWritten = async (context: KindContext, kind: DataKind, lines: readonly ImportLine[]): Promise<ImportLine[]> => {
  const stored = await readStored(context, kind, lines.map(({ before, after }) => before ?? after ?? {})) // prettier-ignore
  return lines.map((line, at) => ({ ...line, after: line.after && (stored[at] ?? line.after) }))
}

/** Fields, and which bytes its files have. */
const contentOf = ({ fields }: DataKind, line: Line): unknown =>
  JSON.parse(
    JSON.stringify(Object.keys(fields).map((name) => [lookUp(line, name) ?? null, lookUp(line, `${name}Sha256`) ?? null])),
  )

/** Apart from lines that are as the import left them, those that somebody or something has changed since. */
export const splitChangedSince = async (
  context: KindContext,
  kind: DataKind,
  lines: readonly ImportLine[],
): Promise<{ readonly untouched: readonly ImportLine[]; readonly skipped: readonly ImportLine[] }> => {
  if (!kind.read) return { untouched: lines, skipped: [] }
  const stored = await readStored(context, kind, lines.map(({ before, after }) => after ?? before ?? {})) // prettier-ignore
  const [untouched, skipped]: [ImportLine[], ImportLine[]] = [[], []]
  for (const [at, line] of lines.entries()) {
    const now = stored[at]
    const isSame =
      now && line.after
        ? isDeepStrictEqual(contentOf(kind, now), contentOf(kind, line.after))
        : now === undefined && line.after === null
    ;(isSame ? untouched : skipped).push(line)
  }
  return { untouched, skipped }
}

/** Everything as it was before: new lines go, others get back what they had. */
export const undoLines = (kind: DataKind, lines: readonly ImportLine[]): GivenLine[] =>
  lines.map(({ change, before, after }) => {
    if (change === 'new') return { line: after ?? {}, isDeleted: true }
    const cleared = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, lookUp(before ?? {}, name) ?? null]))
    return { line: cleared, isDeleted: false }
  })
