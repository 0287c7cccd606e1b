import { readFileLines, UnreadableFile, openSheet } from '#foundation/data-kinds/public.server.ts'
import { MOST_NUMBERS, readPair, type Pair } from '#features/company/part-numbers/part-number.rules.ts'
import { Problem } from '#platform/http/errors.ts'
import type { SandboxUser } from '#platform/sandbox/sandbox-shares.ts'

/** A line of the file: the pair it names, or undefined where it cannot be read. */
export type NumberLine = { readonly line: number; readonly pair: Pair | undefined }

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const formatOf = (bytes: Uint8Array): 'xlsx' | 'csv' => (ZIP.every((byte, at) => bytes[at] === byte) ? 'xlsx' : 'csv')

const PIECE = 1 << 16

async function* cutPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE)
    await new Promise(setImmediate)
  }
}

const refuseFile = (code: string, sentence: string, status = 422): never => {
  throw new Problem(status, code, sentence)
}

/** A workbook is opened in a process of its own; a table of text is read piece by piece, so that others have their turn. */
export const readNumberLines = async (bytes: Uint8Array, user: SandboxUser): Promise<NumberLine[]> => {
  const lines: NumberLine[] = []
  try {
    const rows = readFileLines(cutPieces(bytes), formatOf(bytes), { fields: {} }, openSheet(user, MOST_NUMBERS + 1))
    for await (const row of rows) {
      if (lines.length === MOST_NUMBERS) refuseFile('too_many_lines', `A file has ${MOST_NUMBERS} lines at most.`, 413)
      if (!('value' in row)) lines.push({ line: row.number, pair: undefined })
      else {
        const pair = readPair(row.value as Readonly<Record<string, unknown>>)
        if (!pair) refuseFile('no_columns', 'The first line must name the columns number and sku.')
        else if (pair.number !== '' || pair.sku !== '') lines.push({ line: row.number, pair })
      }
    }
  } catch (error) {
    if (error instanceof UnreadableFile) refuseFile('unreadable', error.message)
    throw error
  }
  return lines
}
