/** Longer lines are refused without being stored. */
export const LONGEST_LINE = 1024 * 1024

/** `number` counts as an editor does, empty lines included. */
export type RawLine = { readonly number: number } & ({ readonly text: string } | { readonly isTooLong: true })

const joinParts = (parts: readonly Buffer[]): Buffer => (parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))

/** Splits what arrives into lines as it arrives; the last one may lack its end. Empty lines do not count. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawLine> {
  let pending: Buffer[] = []
  let [length, number] = [0, 0]
  const finish = (): RawLine | undefined => {
    number += 1
    const line: RawLine =
      length > LONGEST_LINE ? { number, isTooLong: true } : { number, text: joinParts(pending).toString('utf8').trim() }
    pending = []
    length = 0
    return 'text' in line && line.text === '' ? undefined : line
  }
  const keep = (part: Buffer): void => {
    if (part.length === 0) return
    length += part.length
    if (length <= LONGEST_LINE) pending.push(part)
    else pending = []
  }
  for await (const chunk of chunks) {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      keep(rest.subarray(0, end))
      const line = finish()
      if (line) yield line
      rest = rest.subarray(end + 1)
    }
    keep(rest)
  }
  const last = finish()
  if (last) yield last
}
