import { Visitor, type ESTree } from 'vite'
import { isTestFile, keyOf, parseSource, readValues, UNKNOWN, type Sources } from './source-values.ts'

export type ClearedKey = { readonly file: string; readonly key: string }
type KeyUse = { readonly kind: 'write' | 'clear' | 'read'; readonly keys: readonly ESTree.Node[] }

const WRITERS = new Set(['write', 'store', 'setItem', 'writeCookie', 'setCookie', 'setPurposeCookie'])
const CLEARERS = new Set(['remove', 'removeItem', 'deleteCookie', 'clearCookie', 'clearPurposeCookie'])
const READERS = new Set(['read', 'getItem', 'readJson', 'readCookie', 'readPurposeCookie'])

const readUse = ({ callee, arguments: given }: ESTree.CallExpression): KeyUse | undefined => {
  const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
  const name = isMember ? (callee.property as ESTree.IdentifierName).name : callee.type === 'Identifier' ? callee.name : ''
  const isOnStore = !isMember || (callee.object.type === 'Identifier' && /(?:store|storage|reply)$/i.test(callee.object.name))
  if (WRITERS.has(name)) return { kind: 'write', keys: given.slice(0, 1) }
  if (READERS.has(name)) return { kind: 'read', keys: given }
  return CLEARERS.has(name) && isOnStore ? { kind: 'clear', keys: given } : undefined
}

/** Texts that stand in a constant: it may be a list of what is cleared. */
const listConstantTexts = (node: ESTree.Node | null | undefined): ESTree.Node[] => {
  if (node?.type === 'TSAsExpression') return listConstantTexts(node.expression)
  if (node?.type === 'Literal') return [node]
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(listConstantTexts)
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) => (property.type === 'Property' ? listConstantTexts(property.value) : []))
}

/** Cookies and storage keys that are cleared, but that nothing of the product writes or puts into what it writes. */
export const findClearedKeys = (sources: Sources): ClearedKey[] => {
  const product = Object.fromEntries(Object.entries(sources).filter(([file]) => !isTestFile(file)))
  const values = readValues(product)
  const cleared: ClearedKey[] = []
  const known = new Set<string>()
  for (const [file, text] of Object.entries(product)) {
    const silent = new Set<number>()
    const textsOf = (node: ESTree.Node): readonly string[] => values.textsOf(file, node)
    new Visitor({
      VariableDeclarator: ({ init }) => listConstantTexts(init).forEach(({ start }) => silent.add(start)),
      CallExpression: (call) => {
        const use = readUse(call)
        if (use?.kind === 'write') use.keys.flatMap(textsOf).forEach((key) => known.add(key))
        if (use?.kind === 'clear') cleared.push(...use.keys.flatMap(textsOf).map((key) => ({ file, key })))
        if (use && use.kind !== 'write') use.keys.forEach(({ start }) => silent.add(start))
      },
      // An effect that is carried out elsewhere names its key like this: `{ do: 'store', key: LOCALE_LIST_KEY }`.
      Property: (property) => {
        const name = keyOf(property)
        if (property.computed) textsOf(property.key).forEach((key) => known.add(key))
        if (name === 'key' || name === 'name') textsOf(property.value).forEach((key) => known.add(key))
        else if (name !== undefined) known.add(name)
      },
      Literal: ({ value, start }) => void (typeof value === 'string' && !silent.has(start) && known.add(value)),
      TemplateLiteral: (node) => void (silent.has(node.start) || textsOf(node).forEach((key) => known.add(key))),
    }).visit(parseSource(file, text))
  }
  return cleared.filter(({ key }) => key !== UNKNOWN && !known.has(key))
}
