/** One encoded picture of a video. */
export type VideoChunk = { readonly milliseconds: number; readonly isKey: boolean; readonly data: Uint8Array }
export type WebmOptions = {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly codec: 'V_VP8' | 'V_VP9'
}

const bytesOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => Math.floor(value / 2 ** (8 * (length - 1 - i))) % 256)

const idOf = (id: number): number[] => bytesOf(id, id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1)

/** Sizes always take eight bytes: it is a few bytes more, and places can be known beforehand. */
const element = (id: number, content: Uint8Array | readonly number[]): Buffer =>
  Buffer.concat([Buffer.from([...idOf(id), 0x01, ...bytesOf(content.length, 7)]), Buffer.from(content)])

const number = (id: number, value: number, length = 4): Buffer => element(id, bytesOf(value, length))
const text = (id: number, value: string): Buffer => element(id, Buffer.from(value))
const float = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}
const group = (id: number, ...parts: readonly Buffer[]): Buffer => element(id, Buffer.concat(parts))

const TRACK = 1

const writeCluster = (chunks: readonly VideoChunk[]): Buffer => {
  const start = chunks[0]?.milliseconds ?? 0
  const blocks = chunks.map(({ milliseconds, isKey, data }) =>
    element(0xa3, Buffer.concat([Buffer.from([0x80 | TRACK, ...bytesOf(milliseconds - start, 2), isKey ? 0x80 : 0]), data])),
  )
  return group(0x1f43b675, number(0xe7, start), ...blocks)
}

/** A file that knows its length and where each key picture lies, so that players can jump in it. */
export const writeWebm = (chunks: readonly VideoChunk[], { width, height, durationMs, codec }: WebmOptions): Buffer => {
  const starts = chunks.flatMap(({ isKey }, i) => (isKey ? [i] : []))
  const clusters = starts.map((from, i) => ({
    milliseconds: chunks[from]?.milliseconds ?? 0,
    bytes: writeCluster(chunks.slice(from, starts[i + 1])),
  }))
  const head = group(
    0x1a45dfa3,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 2),
    number(0x4285, 2),
  )
  const info = group(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    float(0x4489, durationMs),
    text(0x4d80, 'portico'),
    text(0x5741, 'portico'),
  )
  const size = group(0xe0, number(0xb0, width), number(0xba, height))
  const tracks = group(0x1654ae6b, group(0xae, number(0xd7, TRACK), number(0x73c5, 1), number(0x83, 1), text(0x86, codec), size))
  const writeCues = (first: number): Buffer => {
    let place = first
    const points = clusters.map(({ milliseconds, bytes }) => {
      const point = group(0xbb, number(0xb3, milliseconds), group(0xb7, number(0xf7, TRACK), number(0xf1, place, 8)))
      place += bytes.length
      return point
    })
    return group(0x1c53bb6b, ...points)
  }
  const before = info.length + tracks.length
  const cues = writeCues(before + writeCues(0).length)
  return Buffer.concat([head, group(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))])
}
