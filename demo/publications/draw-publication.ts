import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { toPlainText } from '#demo/documents/plain-text.rules.ts'
import { drawFigure } from '#demo/publications/draw-figure.ts'
import { FIRST_SECTION_PAGE, type DemoPublication, type DemoRevision } from '#demo/publications/list-publications.ts'
import type { SectionText } from '#demo/publications/section-text.ts'
import { fillText } from '#kernel/texts.ts'

type Paper = InstanceType<typeof Pdf>
const [LEFT, WIDTH, INK, MUTED, RULE] = [56, 483, '#17232f', '#5b6a78', '#c9d2da']

export type DrawnPublication = {
  readonly content: Buffer
  readonly pages: number
  readonly outline: readonly { readonly title: string; readonly page: number }[]
}

const write = (paper: Paper, text: string, size: number, { bold = false, muted = false, width = WIDTH, x = LEFT } = {}): void => {
  paper
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(muted ? MUTED : INK)
    .text(toPlainText(text), x, paper.y, { width, lineGap: 3 })
}

const writeTable = (paper: Paper, rows: readonly (readonly [string, string])[]): void => {
  for (const [name, value] of rows) {
    const top = paper.y
    write(paper, name, 9.5, { muted: true, width: 230 })
    const end = paper.y
    paper.y = top
    write(paper, value, 9.5, { x: LEFT + 245, width: WIDTH - 245 })
    paper.y = Math.max(end, paper.y) + 3
    paper
      .moveTo(LEFT, paper.y)
      .lineTo(LEFT + WIDTH, paper.y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
    paper.y += 4
  }
}

type Sheet = { readonly demo: DemoPublication; readonly revision: DemoRevision; readonly company: string }

const openPage = (paper: Paper, { demo: { publication }, revision }: Sheet, page: number): void => {
  if (page > 1) paper.addPage()
  paper.font('Helvetica').fontSize(8).fillColor(MUTED)
  paper.text(`${publication.number}   Revision ${revision.revision}   ${revision.issuedOn}`, LEFT, 32, { lineBreak: false })
  paper.text(`Page ${page}`, LEFT + WIDTH - 60, 32, { width: 60, align: 'right', lineBreak: false })
  paper.y = 64
}

const writeCover = (paper: Paper, { demo: { publication }, revision, company }: Sheet): void => {
  write(paper, company, 11, { muted: true })
  paper.y = 220
  write(paper, publication.docType, 28, { bold: true })
  paper.y += 8
  write(paper, publication.titles.en ?? publication.number, 15)
  paper.y += 24
  writeTable(paper, [
    ['Number', publication.number],
    ['Revision', revision.revision],
    ['Issued', revision.issuedOn],
    ['Product', publication.product],
    ['Product family', publication.productFamily],
    ...revision.effectivity.map(({ part, from, to }): [string, string] => [
      'Effectivity',
      `${part}, serial numbers ${from ?? 1} to ${to ?? 'the latest'}`,
    ]),
  ])
  paper.y = 740
  write(paper, 'Made for a demonstration; the Halden group is fictional.', 8, { muted: true })
}

const writeRecord = (paper: Paper, { demo: { revisions }, revision }: Sheet): void => {
  write(paper, 'Record of revisions', 18, { bold: true })
  paper.y += 10
  const known = revisions.slice(0, revisions.indexOf(revision) + 1)
  writeTable(
    paper,
    known.flatMap(({ revision: name, issuedOn, changes }): [string, string][] =>
      changes.length === 0
        ? [[`Revision ${name}, ${issuedOn}`, 'First issue']]
        : changes.map(({ section, text }) => [`Revision ${name}, ${issuedOn}`, `${section}: ${text}`]),
    ),
  )
  paper.y += 20
  write(paper, 'Contents', 14, { bold: true })
  paper.y += 6
  writeTable(
    paper,
    revision.sections.map(({ title }, at) => [`${at + 1}  ${title}`, `page ${FIRST_SECTION_PAGE + at}`]),
  )
}

const writeSection = (paper: Paper, { demo, revision }: Sheet, section: SectionText, at: number): void => {
  const product = demo.publication.product
  const fill = (text: string): string => fillText(text, { product })
  write(paper, `${at + 1}  ${section.title}`, 18, { bold: true })
  paper.y += 10
  for (const paragraph of section.paragraphs) {
    write(paper, fill(paragraph), 10.5)
    paper.y += 8
  }
  for (const [index, step] of (section.steps ?? []).entries()) {
    write(paper, `${index + 1}.  ${fill(step)}`, 10.5)
    paper.y += 5
  }
  paper.y += 8
  const data = Object.entries(demo.figures).map(([key, value]): [string, string] => [key.replaceAll('_', ' '), String(value)])
  const table =
    section.table?.map(([name, value]): [string, string] => [fill(name), fill(value)]) ??
    (section.title === 'Technical data' ? data : [])
  writeTable(paper, table)
  for (const change of revision.changes.filter((one) => one.section === section.title)) {
    paper.y += 8
    write(paper, `Changed in revision ${revision.revision}: ${change.text}`, 9.5, { bold: true })
  }
  if (section.figure) drawFigure(paper, section.figure, product)
}

/** Cover, record of revisions, then a page for each section. The same content gives the same bytes. */
export const drawPublication = async (
  demo: DemoPublication,
  revision: DemoRevision,
  company: string,
): Promise<DrawnPublication> => {
  const sheet = { demo, revision, company }
  const paper = new Pdf({
    size: 'A4',
    margins: { top: 56, bottom: 24, left: LEFT, right: 56 },
    lang: 'en',
    displayTitle: true,
    info: { Title: `${demo.publication.number} revision ${revision.revision}`, Author: company, CreationDate: new Date(0) },
  })
  const outline: { title: string; page: number }[] = []
  const { outline: bookmarks } = paper as unknown as { outline: { addItem: (title: string) => void } }
  openPage(paper, sheet, 1)
  writeCover(paper, sheet)
  openPage(paper, sheet, 2)
  writeRecord(paper, sheet)
  outline.push({ title: 'Record of revisions', page: 2 })
  for (const [at, section] of revision.sections.entries()) {
    const page = FIRST_SECTION_PAGE + at
    openPage(paper, sheet, page)
    bookmarks.addItem(section.title)
    writeSection(paper, sheet, section, at)
    outline.push({ title: section.title, page })
  }
  paper.end()
  return { content: await buffer(paper), pages: FIRST_SECTION_PAGE - 1 + revision.sections.length, outline }
}
