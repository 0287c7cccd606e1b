import { coverPieces, joinPieces, type Match, type PageText } from '#features/documents/publications/reader/reader.rules.ts'

export type OpenPdf = Awaited<ReturnType<typeof import('#features/documents/publications/reader/open-pdf.client.ts').openPdf>>

export type Sheet = { readonly element: HTMLElement; readonly text: PageText; readonly pieces: readonly HTMLElement[] }

type SheetView = { readonly page: number; readonly width: number; readonly zoom: number }

type Pdf = OpenPdf['pdf']
type Content = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>

/** Marks between the pieces of text are none. */
const listPieces = ({ items }: Content) => items.flatMap((item) => ('str' in item ? [item] : []))

export const readPageText = async (pdf: Pdf, page: number): Promise<PageText> => {
  const content = await (await pdf.getPage(page)).getTextContent()
  return joinPieces(listPieces(content))
}

/** One page: its picture, and over it the text that can be selected, found and read out. */
export const drawSheet = async (
  { pdf, TextLayer }: OpenPdf,
  { page: number, width, zoom }: SheetView,
  classes: { readonly sheet: string; readonly text: string },
): Promise<Sheet> => {
  const page = await pdf.getPage(number)
  const scale = (width / page.getViewport({ scale: 1 }).width) * zoom
  const viewport = page.getViewport({ scale })
  const density = Math.min(devicePixelRatio || 1, 2)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  canvas.setAttribute('aria-hidden', 'true')
  const element = document.createElement('div')
  element.className = classes.sheet
  element.style.setProperty('--total-scale-factor', String(scale))
  element.style.setProperty('--scale-factor', String(scale))
  element.style.setProperty('--scale-round-x', '1px')
  element.style.setProperty('--scale-round-y', '1px')
  element.style.width = `${Math.floor(viewport.width)}px`
  element.style.height = `${Math.floor(viewport.height)}px`
  const layer = document.createElement('div')
  layer.className = classes.text
  element.append(canvas, layer)
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise
  const content = await page.getTextContent()
  const text = new TextLayer({ textContentSource: content, container: layer, viewport })
  await text.render()
  return { element, text: joinPieces(listPieces(content)), pieces: text.textDivs }
}

const toRanges = ({ text, pieces }: Sheet, match: Match): Range[] =>
  coverPieces(text, match).flatMap(({ piece, from, to }) => {
    const node = pieces[piece]?.firstChild
    if (!(node instanceof Text)) return []
    const range = new Range()
    range.setStart(node, Math.min(from, node.length))
    range.setEnd(node, Math.min(to, node.length))
    return [range]
  })

/** Painted by the browser over the text as it stands; where it cannot, the page is still the right one. */
export const markMatches = (sheet: Sheet, matches: readonly Match[], current: Match | undefined): void => {
  const others = matches.filter((match) => match !== current).flatMap((match) => toRanges(sheet, match))
  const here = current ? toRanges(sheet, current) : []
  here[0]?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
  if (typeof Highlight === 'undefined') return
  CSS.highlights.set('reader-match', new Highlight(...others))
  CSS.highlights.set('reader-current', new Highlight(...here))
}
