import { lookUp } from '#kernel/look-up.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => lookUp(ENTITIES, character) ?? character)

export const writeParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${escapeText(paragraph)}</p>`).join('')

export const writeList = (points: readonly string[]): string =>
  points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${escapeText(point)}</li>`).join('')}</ul>`

export const writeHeading = (text: string): string => `<h3>${escapeText(text)}</h3>`

/** A paragraph of one link; the address is ours and needs no escaping. */
export const writeLink = (text: string, href: string): string => `<p><a href="${href}">${escapeText(text)}</a></p>`
