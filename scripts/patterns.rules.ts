import { parseSync, Visitor, type ESTree } from 'vite'

export type Pattern = { readonly source: string; readonly flags: string }
/** `code` instead of a pattern where it is put together from what only a run knows. */
export type FoundPattern = { readonly file: string; readonly line: number; readonly code: string; readonly pattern?: Pattern }

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const readTemplate = ({ quasis, expressions }: ESTree.TemplateLiteral, isRaw: boolean, read: Reader): string | undefined =>
  quasis.reduce<string | undefined>((text, { value }, at) => {
    const expression = expressions[at]
    const filled = expression === undefined ? '' : read(expression)
    const own = isRaw ? value.raw : value.cooked
    return text === undefined || filled === undefined || own === undefined || own === null ? undefined : text + own + filled
  }, '')

type Reader = (node: ESTree.Node) => string | undefined

/** The text of an expression, as far as this file says it: literals, templates, sums, and constants of these. */
const createReader = (constants: ReadonlyMap<string, ESTree.Node>): Reader => {
  const read: Reader = (node) => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
    if (node.type === 'TemplateLiteral') return readTemplate(node, false, read)
    if (node.type === 'TaggedTemplateExpression') return readTemplate(node.quasi, true, read)
    if (node.type === 'Identifier') return constants.has(node.name) ? read(constants.get(node.name) as ESTree.Node) : undefined
    if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
    const [left, right] = [read(node.left), read(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return read
}

/** Every regular expression of a file: literals, and those that are made of texts. */
export const findPatterns = (file: string, text: string): FoundPattern[] => {
  const { program } = parseSync(file, text)
  const constants = new Map<string, ESTree.Node>()
  const found: FoundPattern[] = []
  const codeOf = ({ start, end }: ESTree.Node): string => text.slice(start, end).replaceAll(/\s+/g, ' ')
  const add = (node: ESTree.Node, pattern?: Pattern): void =>
    void found.push({ file, line: lineAt(text, node.start), code: codeOf(node), ...(pattern && { pattern }) })
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
  }).visit(program)
  const read = createReader(constants)
  const addMade = (node: ESTree.NewExpression | ESTree.CallExpression): void => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [given, flags] = node.arguments
    const source = given && read(given)
    const set = flags ? read(flags) : ''
    add(node, source === undefined || set === undefined ? undefined : { source, flags: set })
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) add(node, { source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(program)
  return found
}

export const nameOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`

const UNBOUNDED = /[*+]|\{\d+,\}/g
/** One letter for each class and escape, so that only what repeats is left to see. */
const simplify = (source: string): string =>
  source.replaceAll(/\\(?:p\{[^}]*\}|u\{[^}]*\}|.)/gi, 'x').replaceAll(/\[[^\]]*\]/g, 'x')

const hasTopAlternative = (simple: string): boolean => {
  let depth = 0
  for (const sign of simple) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '|' && depth === 0) return true
  }
  return false
}

/**
 * Linear without a closer look: nothing repeats without a limit; one sign repeats and nothing follows, so that what it took
 * always fits; or one thing repeats, tried from one place only.
 */
export const isPlainlyLinear = ({ source, flags }: Pattern): boolean => {
  const simple = simplify(source)
  const count = simple.match(UNBOUNDED)?.length ?? 0
  if (count === 0 || (count === 1 && /^[^(^$][*+]$/.test(simple))) return true
  const isAnchored = (simple.startsWith('^') && !flags.includes('m')) || flags.includes('y')
  return count === 1 && isAnchored && !hasTopAlternative(simple)
}
