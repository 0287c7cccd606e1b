/** Parts of a form: fields of ours and a handful of files. */
export const MOST_PARTS = 200

const BOUNDARY = /;\s{0,10}boundary=(?:"([^";\s]{1,70})"|([^";\s]{1,70}))(?:;|$)/i

export const readBoundary = (contentType: string): string | undefined => {
  const [, quoted, plain] = BOUNDARY.exec(contentType.slice(0, 500)) ?? []
  return quoted ?? plain
}

/** Marks of parts in a piece of a body, counted natively and no further than needed. */
export const countParts = (piece: Uint8Array, boundary: string, most = MOST_PARTS): number => {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
  const mark = `--${boundary}`
  let count = 0
  for (let at = bytes.indexOf(mark); at >= 0 && count < most + 2; at = bytes.indexOf(mark, at + mark.length)) count += 1
  return count
}

/** One more mark stands at the end. Taking 150,000 parts apart costs seconds [T-95]. */
export const hasTooManyParts = (body: Uint8Array, boundary: string, most = MOST_PARTS): boolean =>
  countParts(body, boundary, most) > most + 1
