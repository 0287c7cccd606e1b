import { attributeOf, readSheetXml, type Attributes } from '#features/buying/quick-order/document/sheet-xml.service.ts'

/** By the number of a cell's style: whether its value is a day, and whether it is struck out. */
export type SheetStyles = { readonly days: ReadonlySet<number>; readonly struck: ReadonlySet<number> }

/** Literal text in a number format says nothing about dates. The length is limited as in spreadsheets. */
const stripLiterals = (format: string): string => format.slice(0, 255).replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '')

const DAY_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]

/** `<strike/>` is on, `<strike val="0"/>` is off. */
export const isOn = (attributes: Attributes): boolean =>
  !['0', 'false', 'off', 'none'].includes(attributeOf(attributes, 'val') ?? '1')

export const readStyles = (xml: string): SheetStyles => {
  const [formats, fonts, days, struck] = [new Set(DAY_FORMATS), new Set<number>(), new Set<number>(), new Set<number>()]
  let [place, font, at] = ['', -1, 0]
  for (const event of readSheetXml(xml)) {
    if (event.kind === 'text') continue
    const { name, attributes } = event
    if (name === 'cellXfs' || name === 'fonts') place = event.kind === 'open' ? name : ''
    else if (event.kind === 'close') continue
    else if (name === 'numFmt') {
      if (/[ymdh]/i.test(stripLiterals(attributeOf(attributes, 'formatCode') ?? '')))
        formats.add(Number(attributeOf(attributes, 'numFmtId')))
    } else if (name === 'font' && place === 'fonts') font += 1
    else if (name === 'strike' && place === 'fonts' && isOn(attributes)) fonts.add(font)
    else if (name === 'xf' && place === 'cellXfs') {
      if (formats.has(Number(attributeOf(attributes, 'numFmtId')))) days.add(at)
      if (fonts.has(Number(attributeOf(attributes, 'fontId') ?? -1))) struck.add(at)
      at += 1
    }
  }
  return { days, struck }
}

/** The text of a cell; where all of it is struck out it says so, what is struck beside other text is left out. */
export type RichText = { readonly text: string; readonly isStruck: boolean }

/** Collects the runs of one text: each with the strike of its own. */
export const openRichText = () => {
  let [plain, crossed, isCrossed] = ['', '', false]
  return {
    beginRun: (): void => void (isCrossed = false),
    strike: (): void => void (isCrossed = true),
    add: (text: string): void => {
      if (isCrossed) crossed += text
      else plain += text
    },
    end: (): RichText => {
      const isStruck = crossed.trim() !== '' && plain.trim() === ''
      const read = { text: isStruck ? crossed : plain, isStruck }
      ;[plain, crossed, isCrossed] = ['', '', false]
      return read
    },
  }
}

/** Texts that many cells share; those of phonetic hints are not part of them. */
export const readSharedTexts = (xml: string): RichText[] => {
  const texts: RichText[] = []
  const rich = openRichText()
  let [isText, hints] = [false, 0]
  for (const event of readSheetXml(xml)) {
    if (event.kind === 'text') {
      if (isText && hints === 0) rich.add(event.text)
    } else if (event.name === 't') isText = event.kind === 'open'
    else if (event.name === 'rPh') hints += event.kind === 'open' ? 1 : -1
    else if (event.name === 'r') rich.beginRun()
    else if (event.name === 'strike' && event.kind === 'open' && isOn(event.attributes)) rich.strike()
    else if (event.name === 'si' && event.kind === 'close') texts.push(rich.end())
  }
  return texts
}
