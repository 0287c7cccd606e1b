import { readXml, XmlError, type XmlElement, type XmlNode } from '#platform/files/xml-reader.ts'

const LIMITS = { maxChars: 300_000, maxNodes: 20_000, maxDepth: 40 }
const MOST_USES = 100

const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline'],
  ...['polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'],
])
/** Notes of drawing programs, which no browser shows. */
const isNote = (name: string): boolean => name === 'metadata' || name.includes(':')

/** Only places inside the drawing; a backslash could spell an address in another way. */
const reachesOut = (value: string): boolean => {
  const plain = value.toLowerCase().replaceAll(/\s/g, '')
  if (/[\\]|@import|expression\(|javascript:/.test(plain)) return true
  return plain
    .split('url(')
    .slice(1)
    .some((rest) => !/^["']?#/.test(rest))
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (value: string): string => escapeText(value).replaceAll('"', '&quot;')

const refuse = (reason: string): never => {
  throw new XmlError(reason)
}

const writeAttribute = ([name, value]: readonly [string, string]): string => {
  const plain = name.toLowerCase()
  if (plain.startsWith('on')) return refuse('The drawing holds a script, which is not allowed.')
  const isLink = plain === 'href' || plain === 'xlink:href'
  if (isLink && !/^#[\w.-]+$/.test(value)) return refuse('The drawing refers to something outside of it, which is not allowed.')
  if (reachesOut(value)) return refuse('The drawing refers to something outside of it, which is not allowed.')
  if (isLink) return ` href="${escapeValue(value)}"`
  return plain.includes(':') || plain === 'xmlns' ? '' : ` ${name}="${escapeValue(value)}"`
}

type Counted = { uses: number }

const writeNode = (node: XmlNode, counted: Counted): string => {
  if (typeof node === 'string') return escapeText(node)
  const { name, attributes, children } = node
  if (isNote(name)) return ''
  if (!ELEMENTS.has(name)) return refuse(`The drawing holds <${name.slice(0, 30)}>, which is not allowed in a logo.`)
  if (name === 'use' && (counted.uses += 1) > MOST_USES) return refuse('The drawing repeats parts too often.')
  if (name === 'style' && children.some((child) => typeof child === 'string' && reachesOut(child)))
    return refuse('The drawing refers to something outside of it, which is not allowed.')
  const inside = children.map((child) => writeNode(child, counted)).join('')
  return `<${name}${[...attributes].map(writeAttribute).join('')}>${inside}</${name}>`
}

/** Taken from width and height where the drawing names no view of its own. */
const findView = ({ attributes }: XmlElement): string | undefined => {
  const [width, height] = [attributes.get('width') ?? '', attributes.get('height') ?? '']
  const view = attributes.get('viewBox') ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`
  const numbers = view
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isSize = numbers.length === 4 && numbers.every(Number.isFinite) && (numbers[2] ?? 0) > 0 && (numbers[3] ?? 0) > 0
  return isSize ? numbers.join(' ') : undefined
}

export type CleanDrawing =
  | { readonly svg: string; readonly reason?: undefined }
  | { readonly svg?: undefined; readonly reason: string }

/** The drawing written anew from the parts that a logo needs; script, addresses and whatever else acts are refused [T-46]. */
export const cleanDrawing = (source: string): CleanDrawing => {
  try {
    const root = readXml(source, LIMITS)
    if (root.name !== 'svg') return { reason: 'The file is not a drawing.' }
    const viewBox = findView(root)
    if (viewBox === undefined) return { reason: 'The drawing has no viewBox, so its proportions are not known.' }
    const attributes = new Map([...root.attributes, ['viewBox', viewBox] as const])
    const svg = writeNode({ ...root, attributes }, { uses: 0 })
    return { svg: svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') }
  } catch (error) {
    if (error instanceof XmlError) return { reason: error.message }
    throw error
  }
}
