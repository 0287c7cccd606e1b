import { SaxesParser } from 'saxes'

export type XmlElement = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
}
export type XmlNode = XmlElement | string

/** An element that begins or ends, or text between two of them. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'instruction' }

/** Why a file is not read, in words for whoever brought it. */
export class XmlError extends Error {}

export type XmlLimits = { readonly maxChars: number; readonly maxNodes: number; readonly maxDepth: number }
const USUAL: XmlLimits = { maxChars: 5_000_000, maxNodes: 200_000, maxDepth: 60 }

/** So many characters are read before their events are handed on. */
const CHUNK_CHARS = 65_536

const refuse = (reason: string) => (): never => {
  throw new XmlError(reason)
}

/** Event by event. Declarations of types are refused, so that no entity of a file's own can unfold or read another file [T-81, T-90]. */
export function* readXmlEvents(source: string): Generator<XmlEvent> {
  const events: XmlEvent[] = []
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', refuse('The file is not well formed.'))
  parser.on('doctype', refuse('The file holds a declaration, which is not allowed.'))
  parser.on('opentag', ({ name, attributes }) => void events.push({ kind: 'open', name, attributes }))
  parser.on('closetag', ({ name }) => void events.push({ kind: 'close', name }))
  parser.on('text', (text) => void events.push({ kind: 'text', text }))
  parser.on('cdata', (text) => void events.push({ kind: 'text', text }))
  parser.on('processinginstruction', () => void events.push({ kind: 'instruction' }))
  for (let at = 0; at < source.length; at += CHUNK_CHARS) {
    parser.write(source.slice(at, at + CHUNK_CHARS))
    yield* events.splice(0)
  }
  parser.close()
  yield* events
}

type Open = { readonly name: string; readonly attributes: Map<string, string>; readonly children: XmlNode[] }

/** A small XML file whole. Instructions to programs are refused too, and sizes are bounded. */
export const readXml = (source: string, limits: XmlLimits = USUAL): XmlElement => {
  if (source.length > limits.maxChars) throw new XmlError('The file is too large.')
  const root: Open = { name: '', attributes: new Map(), children: [] }
  const open: Open[] = [root]
  let nodes = 0
  for (const event of readXmlEvents(source)) {
    const parent = open.at(-1) ?? root
    if (event.kind === 'instruction') throw new XmlError('The file holds an instruction, which is not allowed.')
    if (event.kind === 'close') {
      open.pop()
      continue
    }
    nodes += 1
    if (nodes > limits.maxNodes) throw new XmlError('The file has too many parts.')
    if (event.kind === 'text') {
      if (open.length > 1) parent.children.push(event.text)
      continue
    }
    const element: Open = { name: event.name, attributes: new Map(Object.entries(event.attributes)), children: [] }
    parent.children.push(element)
    open.push(element)
    if (open.length > limits.maxDepth) throw new XmlError('The file is nested too deeply.')
  }
  const only = root.children[0]
  if (typeof only !== 'object') throw new XmlError('The file is not well formed.')
  return only
}
