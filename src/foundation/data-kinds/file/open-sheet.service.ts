import type { SheetInput, SheetOutput } from '#foundation/data-kinds/file/sheet-rows.worker.ts'
import { splitLines } from '#foundation/data-kinds/file/json-lines.rules.ts'
import type { ReadSheet } from '#foundation/data-kinds/file/table-file.service.ts'
import { UnreadableFile } from '#foundation/data-kinds/file/text-encoding.service.ts'
import type { SheetRow } from '#platform/files/xlsx-reader.ts'
import type { SandboxUser } from '#platform/sandbox/sandbox-shares.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'

const READ: SandboxTask<SheetInput, SheetOutput> = {
  module: new URL('sheet-rows.worker.ts', import.meta.url),
  name: 'readSheetBytes',
}
/** Price lists and catalogues are larger than what customers send; nobody waits for the answer on a page. */
const LIMITS = { processorMs: 20_000, memoryMb: 400, outputBytes: 64 * 1024 * 1024 }
const TOO_LARGE = 'The workbook is too large; save it as CSV.'
const PIECE = 1 << 16

/** Piece by piece, so that other work has its turn. */
async function* cutPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE)
    await new Promise(setImmediate)
  }
}

/** The rows of a workbook that somebody brought, opened outside of the web process [T-97]. */
export const openSheet = (user: SandboxUser, mostRows: number): ReadSheet =>
  async function* (content): AsyncGenerator<SheetRow> {
    const { value, bytes } = await sandbox
      .run(READ, { mostRows }, content, { ...user, limits: LIMITS })
      .catch((error: unknown) => {
        if (error instanceof SandboxFailure) throw new UnreadableFile(TOO_LARGE)
        throw error
      })
    if ('problem' in value) throw new UnreadableFile(value.problem)
    for await (const line of splitLines(cutPieces(bytes))) {
      if ('isTooLong' in line) throw new UnreadableFile(`Row ${line.number} is too long.`)
      yield JSON.parse(line.text) as SheetRow
    }
    if (value.isCut) throw new UnreadableFile(TOO_LARGE)
  }
