import { listBroughtFiles } from '#foundation/data-kinds/bring/bring-file.service.ts'
import type { BringWork, FileReport } from '#foundation/data-kinds/bring/bring-work.service.ts'
import { checkFiles } from '#foundation/data-kinds/bring/check-files.service.ts'
import { FileRefused, tryFiles, writeFiles } from '#foundation/data-kinds/bring/write-files.service.ts'

export type BringOptions = BringWork & {
  /** Files and folders. */
  readonly paths: readonly string[]
  readonly isCheckOnly: boolean
  /** Takes the good lines of a file although others are refused. */
  readonly isPartial: boolean
}

export type BringReport = {
  readonly files: readonly FileReport[]
  readonly isSaved: boolean
  /** The file at whose lines the work ended, although they had been checked. */
  readonly endedAt?: string
}

/** Checks everything, then saves file by file; what comes again changes nothing. */
export const bringFiles = async (options: BringOptions): Promise<BringReport> => {
  const { services, paths, isCheckOnly, isPartial, ...work } = options
  const files = await listBroughtFiles(paths, services.dataKinds)
  const parts = { ...work, services }
  const tallies = await checkFiles(parts, files)
  const counted = (): FileReport[] =>
    [...tallies].map(([file, { lines, refused }]) => ({
      ...{ file: file.name, taken: 0, unchanged: 0, refused: refused.size() },
      ...(isCheckOnly && { taken: lines - refused.size() }),
    }))
  const isRefused = (): boolean => [...tallies.values()].some(({ refused }) => refused.size() > 0)
  const isTried = isCheckOnly || files.some(({ kind }) => kind.isDecidedByData)
  const tried = isTried && !isRefused() ? await tryFiles(parts, tallies) : undefined
  if (isCheckOnly) return { files: tried ?? counted(), isSaved: false }
  if (isRefused() && !isPartial) return { files: counted(), isSaved: false }
  try {
    return { files: await writeFiles({ ...parts, isPartial }, tallies), isSaved: true }
  } catch (error) {
    if (error instanceof FileRefused) return { files: counted(), isSaved: false, endedAt: error.message }
    throw error
  }
}
