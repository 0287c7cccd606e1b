import type { TranslatedUnit } from '#features/authoring/page-languages/translation-state.rules.ts'
import { escapeXml } from '#platform/files/cell-text.rules.ts'

const TAG = /<[^<>]*>/g

/** A text with its tags numbered, so that translators move them and cannot break them. */
const writeText = (text: string, kind: TranslatedUnit['kind']): string => {
  if (kind === 'text') return escapeXml(text)
  let at = 0
  let number = 0
  let written = ''
  for (const match of text.matchAll(TAG)) {
    number += 1
    written += `${escapeXml(text.slice(at, match.index))}<ph id="${number}" dataRef="d${number}"/>`
    at = match.index + match[0].length
  }
  return `${written}${escapeXml(text.slice(at))}`
}

/** In the order of their numbers. */
export const listTags = (html: string): string[] => [...html.matchAll(TAG)].map(([tag]) => tag)

const writeData = (html: string): string => {
  const tags = listTags(html)
  if (tags.length === 0) return ''
  const data = tags.map((tag, index) => `<data id="d${index + 1}">${escapeXml(tag)}</data>`)
  return `<originalData>${data.join('')}</originalData>`
}

const STATES = { current: 'final', outdated: 'initial', unchecked: 'translated', missing: 'initial', absent: 'initial' } as const

/** Names a text may have in a file: letters, digits and a few marks. */
const writeUnit = ({ key, kind, source, target, state }: TranslatedUnit, index: number): string => {
  // Tags of a translation are those of its source; one with others starts anew.
  const isAlike = kind === 'text' || (target !== null && listTags(target).join() === listTags(source).join())
  const given = target === null || state === 'missing' || !isAlike ? '' : `<target>${writeText(target, kind)}</target>`
  return `<unit id="u${index + 1}" name="${escapeXml(key)}">${kind === 'html' ? writeData(source) : ''}<segment state="${STATES[state]}"><source xml:space="preserve">${writeText(source, kind)}</source>${given}</segment></unit>`
}

export type XliffFile = {
  readonly sourceLanguage: string
  readonly targetLanguage: string
  /** Names the page: its id. */
  readonly original: string
  readonly units: readonly TranslatedUnit[]
}

/** A page for translators, as XLIFF 2.0. */
export const writeXliff = ({ sourceLanguage, targetLanguage, original, units }: XliffFile): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${escapeXml(sourceLanguage)}" trgLang="${escapeXml(targetLanguage)}">
<file id="page" original="${escapeXml(original)}">
${units.map(writeUnit).join('\n')}
</file>
</xliff>
`
