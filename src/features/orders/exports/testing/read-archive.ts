import { inflateRawSync } from 'node:zlib'

/** The files of an archive by name, as its directory lists them. */
export const readArchive = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, nameLength, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const data = start + 30 + zip.readUInt16LE(start + 26)
    const bytes = zip.subarray(data, data + packed)
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + nameLength
  }
  return files
}

/** The rows of a workbook's sheet, each as its cells' texts. */
export const readRows = (workbook: Buffer): string[][] => {
  const xml = readArchive(workbook).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
  )
}
