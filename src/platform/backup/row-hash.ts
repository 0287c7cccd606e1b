import { hash } from 'node:crypto'

const LANES = 8
const NEWLINE = 0x0a

/**
 * Count and hash of rows in PostgreSQL's text form, whatever their order: the sum of the rows' SHA-256, lane by lane.
 * The same rows come out of another server in another order, and sorting large tables would cost more than reading them.
 */
export const createRowHash = () => {
  const lanes = new Uint32Array(LANES)
  let rows = 0
  let rest: Buffer = Buffer.alloc(0)

  const addRow = (row: Buffer): void => {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane++) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4)
    rows += 1
  }
  return {
    /** A line break inside a value is written as two signs, so that this one always ends a row. */
    add: (chunk: Buffer): void => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let from = 0
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
        addRow(bytes.subarray(from, end))
        from = end + 1
      }
      rest = bytes.subarray(from)
    },
    read: () => ({ rows, hash: Array.from(lanes, (lane) => lane.toString(16).padStart(8, '0')).join('') }),
  }
}

export type RowHash = ReturnType<typeof createRowHash>

/** Passes the rows on and counts them. */
export const hashRows = async function* (source: AsyncIterable<Buffer>, rowHash: RowHash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    rowHash.add(chunk)
    yield chunk
  }
}
