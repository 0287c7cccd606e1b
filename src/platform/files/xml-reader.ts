export type XmlElement = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
}
export type XmlNode = XmlElement | string

/** Why a file is not read, in words for whoever brought it. */
export class XmlError extends Error {}

export type XmlLimits = { readonly maxChars: number; readonly maxNodes: number; readonly maxDepth: number }
const USUAL: XmlLimits = { maxChars: 5_000_000, maxNodes: 200_000, maxDepth: 60 }

const KNOWN: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const NAME = String.raw`[A-Za-z_][\w.:-]{0,99}`
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*("[^"<]*"|'[^'<]*')`, 'y')
const OPENING = new RegExp(`<(${NAME})`, 'y')
const CLOSING = new RegExp(String.raw`</(${NAME})\s*>`, 'y')

const isAllowed = (code: number): boolean =>
  code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0x10ffff)

/** The five names that XML has, and numbers; a file cannot bring names of its own, so none can unfold [T-90]. */
const resolve = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.-]{1,40}));|&/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name !== undefined) {
      const known = KNOWN.get(name)
      if (known === undefined) throw new XmlError(`The file uses an entity that is not allowed: ${whole}`)
      return known
    }
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    if (!isAllowed(code)) throw new XmlError('The file holds a character that is not allowed.')
    return String.fromCodePoint(code)
  })

type Open = { readonly name: string; readonly attributes: Map<string, string>; readonly children: XmlNode[] }

/** Reads a small XML file whole. Declarations of types, entities and instructions to programs are refused, sizes are bounded. */
export const readXml = (source: string, limits: XmlLimits = USUAL): XmlElement => {
  if (source.length > limits.maxChars) throw new XmlError('The file is too large.')
  const text = source.replace(/^\uFEFF?\s*(?:<\?xml\s[^?>]{0,200}\?>)?/, '')
  const root: Open = { name: '', attributes: new Map(), children: [] }
  const open: Open[] = [root]
  let at = 0
  let nodes = 0
  const top = (): Open => open.at(-1) ?? root
  const add = (node: XmlNode): void => {
    nodes += 1
    if (nodes > limits.maxNodes) throw new XmlError('The file has too many parts.')
    top().children.push(node)
  }
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found ?? undefined
  }
  const skipTo = (end: string): string => {
    const found = text.indexOf(end, at)
    if (found < 0) throw new XmlError('The file ends in the middle of a tag.')
    const skipped = text.slice(at, found)
    at = found + end.length
    return skipped
  }
  const close = (name: string | undefined): void => {
    const element = open.pop()
    if (!element || element === root || element.name !== name) throw new XmlError('The tags of the file do not match.')
    add(element)
  }
  const begin = (): void => {
    const name = match(OPENING)?.[1]
    if (name === undefined) throw new XmlError('The file is not well formed.')
    const attributes = new Map<string, string>()
    for (let found = match(ATTRIBUTE); found; found = match(ATTRIBUTE)) {
      const [, key = '', value = ''] = found
      if (attributes.has(key)) throw new XmlError('A tag says the same twice.')
      attributes.set(key, resolve(value.slice(1, -1)))
    }
    const isEmpty = /^\s*\/>/.exec(text.slice(at, at + 50))
    const isOpen = isEmpty ?? /^\s*>/.exec(text.slice(at, at + 50))
    if (!isOpen) throw new XmlError('The file is not well formed.')
    at += isOpen[0].length
    open.push({ name, attributes, children: [] })
    if (open.length > limits.maxDepth) throw new XmlError('The file is nested too deeply.')
    if (isEmpty) close(name)
  }

  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at)
      const words = text.slice(at, next < 0 ? text.length : next)
      at += words.length
      if (open.length > 1) add(resolve(words))
      else if (words.trim() !== '') throw new XmlError('The file is not well formed.')
    } else if (text.startsWith('<!--', at)) skipTo('-->')
    else if (text.startsWith('<![CDATA[', at) && open.length > 1) {
      at += 9
      add(skipTo(']]>'))
    } else if (text.startsWith('<!', at) || text.startsWith('<?', at))
      throw new XmlError('The file holds a declaration, which is not allowed.')
    else if (text.startsWith('</', at)) close(match(CLOSING)?.[1])
    else begin()
  }
  const [only, ...others] = root.children
  if (open.length !== 1 || typeof only !== 'object' || others.length > 0) throw new XmlError('The file is not well formed.')
  return only
}
