import { createCipheriv, createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { writeZip } from '#platform/files/zip-writer.ts'

/** Bytes that look like chance and are the same on every machine. */
export const makeNoise = (seed: string, size: number): Buffer => {
  const key = createHash('sha256').update(seed).digest()
  const cipher = createCipheriv('aes-128-ctr', key.subarray(0, 16), key.subarray(16))
  return Buffer.concat([cipher.update(Buffer.alloc(size)), cipher.final()])
}

/** A firmware image: a mark, product and version in plain letters, the checksum of the rest, then the rest. */
export const makeFirmware = (product: string, version: string, size: number): Buffer => {
  const body = makeNoise(`${product} ${version}`, size - 256)
  const head = Buffer.alloc(256)
  head.write('HALDENFW', 0)
  head.write(product.slice(0, 80), 16)
  head.write(version.slice(0, 30), 112)
  createHash('sha256').update(body).digest().copy(head, 160)
  return Buffer.concat([head, body])
}

/** An archive with a note on what it holds, and its parts. */
export const makeArchive = (title: string, version: string, names: readonly string[], size: number): Promise<Buffer> =>
  buffer(
    Readable.from(
      writeZip([
        { name: 'README.txt', content: [`${title}\nVersion ${version}\n\nThis file belongs to a demonstration.\n`] },
        ...names.map((name) => ({ name, content: [makeNoise(`${title} ${version} ${name}`, Math.floor(size / names.length))] })),
      ]),
    ),
  )

const CHAPTERS: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    'About this document',
    'It describes the product as delivered. Read it before you begin, and keep it where the product is used.',
    'Figures are typical values at 23 °C unless a range is given. The data sheet of your order is binding.',
  ],
  [
    'Safety',
    'Only trained people may mount, connect and service the product. Switch off and lock all supplies before you open a cover.',
    'Wait five minutes after switching off: capacitors hold a dangerous voltage. Check with a meter before you touch a terminal.',
    'Do not use the product where its ambient limits may be exceeded, and never bypass an interlock.',
  ],
  [
    'Mounting',
    'Choose a place free of vibration and direct sun, with 80 mm of free space above and below for the air to pass.',
    'Tighten the four screws crosswise to 2.4 Nm. Use the gasket supplied; a used gasket does not seal a second time.',
  ],
  [
    'Connection',
    'Use copper wire of 0.5 to 2.5 mm² with ferrules. Strip 9 mm. Route signal and supply lines apart from each other.',
    'Connect the shield at one end only, with a clamp and not with a pigtail. Check the polarity before you switch on.',
  ],
  [
    'Commissioning',
    'Switch on the supply. The status light blinks for ten seconds and then stays on. Connect the service tool and read the identity.',
    'Set address, range and failure value, save them, and switch off and on once. Compare two points with a reference.',
  ],
  [
    'Maintenance and faults',
    'Clean the housing with a damp cloth. Check terminals and gasket once a year, and calibrate as the certificate says.',
    'Light off: no supply, or fuse open. Light red: read the fault list with the service tool. Value frozen: check the line.',
  ],
]

/** Several pages, one chapter each, numbered; the same content gives the same bytes. */
export const makePdf = (title: string, product: string, company: string): Promise<Buffer> => {
  const paper = new Pdf({
    size: 'A4',
    margin: 56,
    info: { Title: `${product}: ${title}`, Author: company, CreationDate: new Date(0) },
  })
  paper.font('Helvetica').fontSize(10).text(company, 56, 56)
  paper.font('Helvetica-Bold').fontSize(26).text(title, 56, 240)
  paper.font('Helvetica').fontSize(15).text(product)
  paper.moveDown(2).fontSize(10).text('This document belongs to a demonstration.')
  CHAPTERS.forEach(([heading, ...paragraphs], index) => {
    paper.addPage()
    paper
      .font('Helvetica-Bold')
      .fontSize(17)
      .text(`${index + 1}  ${heading}`)
      .moveDown()
    paper.font('Helvetica').fontSize(11)
    for (const paragraph of paragraphs) paper.text(paragraph, { lineGap: 3 }).moveDown(0.7)
    paper.fontSize(8).text(`${product}    ${index + 2} / ${CHAPTERS.length + 1}`, 56, 760)
  })
  paper.end()
  return buffer(paper)
}
