import { parseSync, Visitor, type ESTree } from 'vite'
import { resolveImport } from './source-tree.ts'

/** Files by their path. */
export type Sources = Readonly<Record<string, string>>

/** A name of a file, and what it is called where it comes from. */
export type Taken = { readonly name: string; readonly original: string; readonly from: string }
type Module = { readonly taken: readonly Taken[]; readonly constants: ReadonlyMap<string, ESTree.Expression> }

/** Stands for the part of a text that is known only when the program runs. */
export const UNKNOWN = '*'

export const isTestFile = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)
/** Several checks read the same files. */
const parsed = new Map<string, { readonly text: string; readonly program: ESTree.Program }>()
export const parseSource = (file: string, text: string): ESTree.Program => {
  const known = parsed.get(file)
  if (known?.text === text) return known.program
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  parsed.set(file, { text, program })
  return program
}

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name)
const isConstant = (node: ESTree.Expression): boolean => /Literal$|^(?:Object|Array)Expression$/.test(node.type)
/** Expressions inside `as const` and its like. */
const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

export const keyOf = (property: ESTree.Node): string | undefined => {
  if (property.type !== 'Property' || property.computed) return undefined
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : undefined
}
export const fieldOf = (object: ESTree.Node, key: string): ESTree.Node | undefined =>
  object.type === 'ObjectExpression'
    ? object.properties.flatMap((property) =>
        property.type === 'Property' && keyOf(property) === key ? [property.value] : [],
      )[0]
    : undefined

const readModule = (file: string, text: string): Module => {
  const taken: Taken[] = []
  const constants = new Map<string, ESTree.Expression>()
  const wholes = new Map<string, string>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const value = init && (bare(init) as ESTree.Expression)
      if (id.type === 'Identifier' && value && isConstant(value)) constants.set(id.name, value)
    },
    ImportDeclaration: ({ source, specifiers }) => {
      const from = resolveImport(file, source.value)
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier')
          taken.push({ name: specifier.local.name, original: nameOf(specifier.imported), from })
        if (specifier.type === 'ImportNamespaceSpecifier') wholes.set(specifier.local.name, from)
      }
    },
    // `import * as api` takes what is named of it.
    MemberExpression: ({ object, property, computed }) => {
      const from = object.type === 'Identifier' ? wholes.get(object.name) : undefined
      if (from === undefined || computed || property.type !== 'Identifier') return
      taken.push({ name: `${(object as ESTree.IdentifierReference).name}.${property.name}`, original: property.name, from })
    },
    ExportNamedDeclaration: ({ source, specifiers }) => {
      for (const { local, exported } of source ? specifiers : [])
        taken.push({ name: nameOf(exported), original: nameOf(local), from: resolveImport(file, source?.value ?? '') })
    },
  }).visit(parseSource(file, text))
  return { taken, constants }
}

export type SourceValues = {
  /** Names that a file imports or hands on. */
  readonly takenBy: (file: string) => readonly Taken[]
  /** `src/features/buying/lists/list.api.ts exportList`: where a name is declared, through all doors. */
  readonly placeOf: (file: string, name: string) => string
  /** The texts that an expression stands for, with `*` where only the running program knows. */
  readonly textsOf: (file: string, node: ESTree.Node | null | undefined) => readonly string[]
}

/** Values of constants of these files, followed through imports. */
export const readValues = (sources: Sources): SourceValues => {
  const modules = new Map(Object.entries(sources).map(([file, text]) => [file, readModule(file, text)]))
  const trace = (file: string, name: string): { readonly file: string; readonly name: string } => {
    const handed = modules.get(file)?.taken.find((taken) => taken.name === name)
    return handed ? trace(handed.from, handed.original) : { file, name }
  }
  const constantOf = (file: string, node: ESTree.Node): { readonly file: string; readonly node: ESTree.Node } | undefined => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
      const object = constantOf(file, node.object)
      const value = object && fieldOf(object.node, node.property.name)
      return object && value && { file: object.file, node: value }
    }
    if (node.type !== 'Identifier') return { file, node }
    const declared = trace(file, node.name)
    const value = modules.get(declared.file)?.constants.get(declared.name)
    return value && { file: declared.file, node: value }
  }
  /** One of them, by a name that only the running program knows. */
  const valuesOf = (file: string, node: ESTree.Node): readonly string[] => {
    const object = constantOf(file, node)
    if (object?.node.type !== 'ObjectExpression') return [UNKNOWN]
    return object.node.properties.flatMap((property) =>
      property.type === 'Property' ? textsOf(object.file, property.value) : [],
    )
  }
  const textsOf: SourceValues['textsOf'] = (file, node) => {
    const value = node && constantOf(file, bare(node))
    if (value?.node.type === 'Literal') return [String(value.node.value)]
    if (value?.node.type === 'ArrayExpression') return value.node.elements.flatMap((element) => textsOf(value.file, element))
    if (value?.node.type === 'SpreadElement') return textsOf(value.file, value.node.argument)
    if (value?.node.type === 'MemberExpression') return valuesOf(value.file, value.node.object)
    if (value?.node.type !== 'TemplateLiteral') return [UNKNOWN]
    const { quasis, expressions } = value.node
    return [
      quasis
        .map((quasi, at) => quasi.value.raw + (at < expressions.length ? textsOf(value.file, expressions[at]).join('') : ''))
        .join(''),
    ]
  }
  return {
    takenBy: (file) => modules.get(file)?.taken ?? [],
    placeOf: (file, name) => Object.values(trace(file, name)).join(' '),
    textsOf,
  }
}
