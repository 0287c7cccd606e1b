import { buffer } from 'node:stream/consumers'
import { inflateRawSync, crc32 } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { escapeXml, neutraliseCell } from '#platform/files/cell-text.rules.ts'
import { readZip } from '#platform/testing/read-zip.ts'
import { writeXlsx, type Cell } from '#platform/files/xlsx-writer.ts'

/** Throws where the text is not well-formed XML. */
const readXml = (text: string): void => {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

/** Reads the directory at the end, as programs for sheets do, and checks what it says of each file. */
const unzip = (zip: Buffer): Map<string, string> => {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const nameLength = zip.readUInt16LE(at + 28)
    const start = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const data = start + 30 + zip.readUInt16LE(start + 26)
    const content = inflateRawSync(zip.subarray(data, data + packed))
    expect([name, content.length, crc32(content)]).toEqual([name, size, crc])
    files.set(name, content.toString())
    at += 46 + nameLength
  }
  return files
}

const columns = [
  { header: 'Number', width: 20 },
  { header: 'Pieces' },
  { header: 'Price', style: 'amount' as const },
  { header: 'Day', style: 'date' as const },
]
const write = (rows: Iterable<readonly Cell[]>, name = 'Schedule') => buffer(writeXlsx({ name, columns, rows }))
const sheetOf = async (rows: Iterable<readonly Cell[]>) => unzip(await write(rows)).get('xl/worksheets/sheet1.xml') ?? ''

describe('a workbook', () => {
  test('holds every part that programs look for, and its rows as real cells', async () => {
    const files = unzip(await write([['HP-1', 3, { decimal: '1234567.89' }, new Date('2026-11-15T00:00:00Z')]]))
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toContain('<col min="1" max="1" width="20" customWidth="1"/>')
    expect(sheet).toContain('<row><c t="inlineStr" s="1"><is><t xml:space="preserve">Number</t></is></c>')
    expect(sheet).toContain(
      '<c><v>3</v></c><c s="2"><v>1234567.89</v></c><c s="3"><v>46341</v></c></row></sheetData></worksheet>',
    )
  })

  test('has the style that every cell without one of its own takes, with its name', async () => {
    const styles = unzip(await write([['a']])).get('xl/styles.xml') ?? ''
    expect(styles).toContain('<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>')
    expect(styles).toMatch(/<cellStyleXfs count="1"><xf [^>]*\/><\/cellStyleXfs>/)
    // Programs refuse a style sheet whose parts stand in another order.
    const order = ['fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles'].map((part) =>
      styles.indexOf(`<${part} `),
    )
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  test('shows amounts with the digits of their currency, and times as times', async () => {
    const rows = [['a', 1, { decimal: '1234', style: 'amount0' }, new Date('2026-11-15T12:00:00Z')]] as const
    const money = [['b', 1, { decimal: '1.005', style: 'amount3' }, undefined]] as const
    const timed = columns.map((column) => (column.header === 'Day' ? { ...column, style: 'time' as const } : column))
    const files = unzip(await buffer(writeXlsx({ name: 'x', columns: timed, rows: [...rows, ...money], hasFilter: true })))
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toContain('<c s="6"><v>1234</v></c><c s="5"><v>46341.5</v></c></row>')
    expect(sheet).toContain('<c s="7"><v>1.005</v></c>')
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:D3"/></worksheet>')
    const styles = files.get('xl/styles.xml') ?? ''
    expect(styles.match(/<cellXfs.*<\/cellXfs>/)?.[0].match(/<xf /g)).toHaveLength(9)
    expect(styles).toContain('<numFmt numFmtId="164" formatCode="#,##0.000"/>')
  })

  test('is the same for the same rows', async () => {
    expect((await write([['a', 1]])).equals(await write([['a', 1]]))).toBe(true)
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('writes %j as text and never as a formula [T-50]', async (cell) => {
    const sheet = await sheetOf([[cell]])
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain(`<t xml:space="preserve">'${cell}</t>`)
  })

  test('escapes what XML would read as its own, and drops what it cannot hold', async () => {
    expect(await sheetOf([['<b> & "c"\u0000\u0007\uFFFE', 'Zażółć 阀门']])).toContain(
      '&lt;b&gt; &amp; &quot;c&quot;</t></is></c><c t="inlineStr"><is><t xml:space="preserve">Zażółć 阀门</t>',
    )
    expect(escapeXml('a\uD800b')).toBe('a\uFFFDb')
    expect(neutraliseCell('x'.repeat(40_000))).toHaveLength(32_767)
    expect(unzip(await write([], "'a/b:c'")).get('xl/workbook.xml')).toContain('<sheet name="a b c"')
  })

  test('takes its rows at the pace at which it is read', async () => {
    let made = 0
    let isClosed = false
    function* rows(): Generator<readonly Cell[]> {
      try {
        for (; made < 300_000; made += 1) yield [`HP-${made}-${made ** 2}`, made]
      } finally {
        isClosed = true
      }
    }
    const stream = writeXlsx({ name: 'Many', columns, rows: rows() })
    let seen = 0
    for await (const piece of stream) {
      seen += (piece as Buffer).length
      if (seen > 100_000) break
    }
    expect(made).toBeLessThan(100_000)
    // Who leaves in the middle of a download leaves no open cursor behind.
    await expect.poll(() => isClosed).toBe(true)
  })

  test('fails with the error of its rows', async () => {
    const broken = function* (): Generator<readonly Cell[]> {
      yield ['a']
      throw new Error('no more rows')
    }
    await expect(write(broken())).rejects.toThrow('no more rows')
  })

  test('is a zip and XML to programs of others', async () => {
    const files = await readZip(await write([['HP-1 & <Łódź>', 3, { decimal: '12.50' }]]))
    expect(files.size).toBe(6)
    for (const content of files.values()) expect(() => readXml(content.toString())).not.toThrow()
    expect(() => readXml('<a><b></a>')).toThrow()
  })
})
