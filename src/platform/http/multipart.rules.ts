/** Parts of a form: fields of ours and a handful of files. */
export const MOST_PARTS = 200

const BOUNDARY = /;\s{0,10}boundary=(?:"([^";\s]{1,70})"|([^";\s]{1,70}))(?:;|$)/i

export const readBoundary = (contentType: string): string | undefined => {
  const [, quoted, plain] = BOUNDARY.exec(contentType.slice(0, 500)) ?? []
  return quoted ?? plain
}

/** Looked for natively and no further than needed: taking 150,000 parts apart costs seconds [T-95]. */
export const hasTooManyParts = (body: Uint8Array, boundary: string, most = MOST_PARTS): boolean => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const mark = `--${boundary}`
  // One more mark stands at the end.
  let left = most + 1
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) if (left-- === 0) return true
  return false
}
