import { writeZip } from '#platform/files/zip-writer.ts'

export type SheetCell = {
  readonly text: string | number
  readonly strike?: 'cell' | 'shared' | 'inline' | 'beside' | undefined
  readonly isDay?: boolean
}
export type SheetRow = {
  readonly cells: readonly (SheetCell | undefined)[]
  readonly isHidden?: boolean
  readonly isCrossed?: boolean
}
export type Sheet = {
  readonly name: string
  readonly rows: readonly SheetRow[]
  readonly isHidden?: boolean
  readonly hiddenColumns?: readonly number[]
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const letterOf = (column: number): string => String.fromCodePoint(65 + column)

const STYLES =
  '<styleSheet><fonts count="2"><font><sz val="11"/></font><font><strike/><sz val="11"/></font></fonts>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1" applyFont="1"/><xf numFmtId="14" fontId="0"/></cellXfs></styleSheet>'

const struckRun = (text: string): string => `<r><rPr><strike/><sz val="11"/></rPr><t>${escape(text)}</t></r>`
const plainRun = (text: string): string => `<r><rPr><sz val="11"/></rPr><t xml:space="preserve">${escape(text)}</t></r>`

const drawCell = (cell: SheetCell | undefined, at: string, share: (xml: string) => number): string => {
  if (!cell) return ''
  const { text, strike, isDay } = cell
  if (typeof text === 'number' && strike !== 'shared' && strike !== 'inline')
    return `<c r="${at}" s="${isDay ? 2 : strike === 'cell' ? 1 : 0}"><v>${text}</v></c>`
  const written = String(text)
  if (strike === 'inline') return `<c r="${at}" t="inlineStr"><is>${struckRun(written)}</is></c>`
  if (strike === 'shared') return `<c r="${at}" t="s"><v>${share(struckRun(written))}</v></c>`
  if (strike === 'beside') return `<c r="${at}" t="s"><v>${share(struckRun('999') + plainRun(` ${written}`))}</v></c>`
  return `<c r="${at}" t="s"${strike === 'cell' ? ' s="1"' : ''}><v>${share(`<t>${escape(written)}</t>`)}</v></c>`
}

const anchor = (row: number): string =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>95250</xdr:rowOff></xdr:from>` +
  `<xdr:to><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>96000</xdr:rowOff></xdr:to>` +
  '<xdr:cxnSp><xdr:spPr><a:prstGeom prst="line"/></xdr:spPr></xdr:cxnSp></xdr:twoCellAnchor>'

/** A workbook as spreadsheet programs save it. */
export const drawWorkbook = async (sheets: readonly Sheet[]): Promise<Uint8Array> => {
  const shared: string[] = []
  const share = (xml: string): number => shared.push(`<si>${xml}</si>`) - 1
  const parts: Record<string, string> = {}
  for (const [at, { rows, hiddenColumns = [] }] of sheets.entries()) {
    const body = rows.map(({ cells, isHidden }, row) => {
      const drawn = cells.map((cell, column) => drawCell(cell, `${letterOf(column)}${row + 1}`, share)).join('')
      return `<row r="${row + 1}"${isHidden ? ' hidden="1"' : ''}>${drawn}</row>`
    })
    const columns = hiddenColumns.map((column) => `<col min="${column + 1}" max="${column + 1}" hidden="1"/>`).join('')
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet>${columns && `<cols>${columns}</cols>`}<sheetData>${body.join('')}</sheetData><drawing r:id="d1"/></worksheet>`
    const crossed = rows.flatMap(({ isCrossed }, row) => (isCrossed ? [anchor(row)] : []))
    if (crossed.length === 0) continue
    parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] =
      `<Relationships><Relationship Id="d1" Target="../drawings/drawing${at + 1}.xml"/></Relationships>`
    parts[`xl/drawings/drawing${at + 1}.xml`] = `<xdr:wsDr>${crossed.join('')}</xdr:wsDr>`
  }
  const list = sheets.map(
    ({ name, isHidden }, at) => `<sheet name="${escape(name)}"${isHidden ? ' state="hidden"' : ''} r:id="r${at + 1}"/>`,
  )
  const links = sheets.map((_, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  const entries = Object.entries({
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst>${shared.join('')}</sst>`,
    ...parts,
  }).map(([name, content]) => ({ name, content: [content] }))
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(entries)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
