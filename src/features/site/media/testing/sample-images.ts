import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, `width` wide and half as high. */
export const makePng = (width: number, colour = '#1f7f86'): Promise<Buffer> =>
  sharp({ create: { width, height: Math.ceil(width / 2), channels: 3, background: colour } })
    .png()
    .toBuffer()

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

/** A few bytes that claim to be 40,000 × 40,000 points: whoever believes them runs out of memory. */
export const makePngBomb = (): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(40_000, 0)
  head.writeUInt32BE(40_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
