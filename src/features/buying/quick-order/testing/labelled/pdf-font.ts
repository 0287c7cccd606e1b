import { deflated, type PdfObject } from '#features/buying/quick-order/testing/labelled/pdf-objects.ts'

/** A font without a program whose codes are Unicode; readers know its letters by the map alone. */
export const listFontObjects = (first: number): PdfObject[] => {
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange',
    '3 beginbfrange <0020> <00FF> <0020> <0100> <2FFF> <0100> <3000> <9FFF> <3000> endbfrange',
    '1 beginbfrange <FF00> <FFEF> <FF00> endbfrange',
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /Letters /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 3} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Letters /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /DW 500 /W [12288 40959 1000] >>`,
    '<< /Type /FontDescriptor /FontName /Letters /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    deflated(map),
  ]
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 32
const widthOf = (letter: string): number => (codeOf(letter) >= 0x3000 ? 1 : 0.5)

export const widthOfText = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter) * size, 0)

export const toHex = (text: string): string => Array.from(text, (letter) => codeOf(letter).toString(16).padStart(4, '0')).join('')

/** One array with small moves between the letters, as programs that kern write. */
export const toKerned = (text: string): string =>
  Array.from(text, (letter, at) => `<${toHex(letter)}>${at % 3 === 1 ? ' -12 ' : at % 5 === 2 ? ' 9 ' : ' '}`).join('')
