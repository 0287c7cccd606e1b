import { listTags } from '#features/authoring/page-languages/write-xliff.service.ts'
import { readXml, XmlError, type XmlElement, type XmlNode } from '#platform/files/xml-reader.ts'

const LIMITS = { maxChars: 1_000_000, maxNodes: 60_000, maxDepth: 20 }

export type ReadUnit = { readonly key: string; readonly source: string; readonly target: string }
export type ReadFile = {
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly original: string
  readonly units: readonly ReadUnit[]
}

const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'
const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(isElement).filter((child) => child.name === name)
const only = (element: XmlElement, name: string): XmlElement => {
  const [found, ...others] = childrenOf(element, name)
  if (!found || others.length > 0) throw new XmlError(`The file has no single <${name}> where one belongs.`)
  return found
}
const attributeOf = (element: XmlElement, name: string): string => element.attributes.get(name) ?? ''

/** Every tag comes from the page, by its number; the file's own are not believed [T-90]. */
const readText = (element: XmlElement, tags: readonly string[] | undefined): string =>
  element.children
    .map((node) => {
      if (!isElement(node)) return tags === undefined ? node : escapeHtml(node)
      if (node.name === 'ph' && tags) return tags[Number(attributeOf(node, 'id')) - 1] ?? ''
      // Marks of tools around words say nothing about the words.
      return ['mrk', 'pc', 'sm', 'em'].includes(node.name) ? readText(node, tags) : ''
    })
    .join('')

/** Entities that a text of the page has stay as they are written there. */
const escapeHtml = (text: string): string =>
  text
    .replace(/&(?!#?\w{1,31};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Several segments of a text are read one after the other. */
const readUnit = (unit: XmlElement, htmlOf: (key: string) => string | undefined): ReadUnit | undefined => {
  const key = attributeOf(unit, 'name')
  const html = htmlOf(key)
  const tags = html === undefined ? undefined : listTags(html)
  const segments = childrenOf(unit, 'segment')
  const parts = segments.map((segment) => {
    const [target] = childrenOf(segment, 'target')
    return { source: readText(only(segment, 'source'), tags), target: target ? readText(target, tags) : '' }
  })
  const target = parts.map((part) => part.target).join('')
  return target.trim() === '' ? undefined : { key, source: parts.map((part) => part.source).join(''), target }
}

/** Reads a translator's file. `htmlOf` gives the source's markup of a text, undefined for plain ones. Throws `XmlError`. */
export const readXliff = (file: string, htmlOf: (key: string) => string | undefined): ReadFile => {
  const root = readXml(file, LIMITS)
  if (root.name !== 'xliff' || !attributeOf(root, 'version').startsWith('2.')) throw new XmlError('The file is no XLIFF 2.')
  const page = only(root, 'file')
  return {
    sourceLanguage: attributeOf(root, 'srcLang'),
    targetLanguage: attributeOf(root, 'trgLang'),
    original: attributeOf(page, 'original'),
    units: childrenOf(page, 'unit').flatMap((unit) => readUnit(unit, htmlOf) ?? []),
  }
}
