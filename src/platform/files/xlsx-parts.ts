import { escapeXml } from '#platform/files/cell-text.rules.ts'
import { trimBoth } from '#kernel/trim-signs.ts'

/** Amounts are named by the digits behind the point: JPY has none, KWD three. */
const FORMATS = {
  text: 0,
  head: 0,
  amount: 4,
  date: 14,
  percent: 9,
  time: 22,
  amount0: 3,
  amount3: 164,
  amount4: 165,
} as const
export type CellStyle = keyof typeof FORMATS
/** The order in which the style sheet below lists them. */
const STYLES = Object.keys(FORMATS) as CellStyle[]
const INDEXES = new Map(STYLES.map((style, index) => [style, index]))
export const styleIndex = (style: CellStyle): number => INDEXES.get(style) ?? 0

/** The style of an amount with so many digits behind its point. */
export const amountStyle = (digits: number): CellStyle =>
  digits === 0 ? 'amount0' : digits === 3 ? 'amount3' : digits === 4 ? 'amount4' : 'amount'

const cellFormats = STYLES.map((style) => {
  const [format, font] = [FORMATS[style], style === 'head' ? 1 : 0]
  const applied = `${font > 0 ? ' applyFont="1"' : ''}${format > 0 ? ' applyNumberFormat="1"' : ''}`
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${applied}/>`
}).join('')

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

const packageRelations = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const bookRelations = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.000"/><numFmt numFmtId="165" formatCode="#,##0.0000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${STYLES.length}">${cellFormats}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Names of sheets are short and without these signs. */
const nameSheet = (name: string): string =>
  trimBoth(name.replace(/[[\]:*?/\\]/g, ' '), /'/)
    .slice(0, 31)
    .trim() || 'Sheet'

const workbook = (sheet: string): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(nameSheet(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Everything of a workbook but its rows. */
export const bookParts = (sheet: string): { name: string; content: string[] }[] => [
  { name: '[Content_Types].xml', content: [contentTypes] },
  { name: '_rels/.rels', content: [packageRelations] },
  { name: 'xl/workbook.xml', content: [workbook(sheet)] },
  { name: 'xl/_rels/workbook.xml.rels', content: [bookRelations] },
  { name: 'xl/styles.xml', content: [styles] },
]

/** The head row stays in sight while one scrolls. */
export const sheetStart = (widths: readonly number[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${columnName(Math.floor(at / 26) - 1)}${columnName(at % 26)}`

/** With `filtered`, so many columns and rows (the head included) can be filtered by their values. */
export const sheetEnd = (filtered?: { readonly columns: number; readonly rows: number }): string =>
  `</sheetData>${filtered ? `<autoFilter ref="A1:${columnName(filtered.columns - 1)}${filtered.rows}"/>` : ''}</worksheet>`
