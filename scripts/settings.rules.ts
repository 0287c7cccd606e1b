import { Visitor, type ESTree } from 'vite'
import { isTestFile, keyOf, parseSource, type Sources } from './source-values.ts'

/** Where a setting is declared: the settings that areas bring, and the environment. */
const IS_DECLARATION = /^src\/(?:foundation|features\/[^/]+)\/[^/]+\/[\w-]+\.settings\.ts$|^src\/platform\/config\.ts$/
const ENVIRONMENT_FILE = 'src/platform/config.ts'

export type Setting = { readonly file: string; readonly name: string }

type Field = { readonly name: string; readonly value: ESTree.Node }
const fieldsOf = (node: ESTree.Node): Field[] =>
  node.type === 'ObjectExpression'
    ? node.properties.flatMap((property) =>
        property.type === 'Property' ? [{ name: keyOf(property) ?? '', value: property.value }] : [],
      )
    : []

const isZodObject = (call: ESTree.CallExpression): boolean =>
  call.callee.type === 'MemberExpression' &&
  call.callee.property.type === 'Identifier' &&
  /^(?:strictObject|object)$/.test(call.callee.property.name)

/** The keys of the outermost zod objects: what lies deeper is read together with them. */
const listDeclared = (file: string, text: string): string[] => {
  const names: string[] = []
  let end = 0
  new Visitor({
    CallExpression: (call) => {
      const [shape] = call.arguments
      if (call.start < end || !isZodObject(call) || shape?.type !== 'ObjectExpression') return
      end = call.end
      names.push(...shape.properties.flatMap((property) => keyOf(property) ?? []))
    },
    // The environment's values, in groups.
    ReturnStatement: ({ argument }) => {
      if (file !== ENVIRONMENT_FILE || argument?.type !== 'TSAsExpression') return
      const groups = fieldsOf(argument.expression)
      names.push(...[...groups, ...groups.flatMap(({ value }) => fieldsOf(value))].map(({ name }) => name))
    },
  }).visit(parseSource(file, text))
  return names
}

/** Names that a file reads: of a member, of what is taken apart, or as a text that some call looks up. */
const listRead = (file: string, text: string): string[] => {
  const names: string[] = []
  const inTypes = new Set<number>()
  new Visitor({
    TSLiteralType: ({ literal }) => void inTypes.add(literal.start),
    MemberExpression: ({ property, computed }) => {
      if (property.type === 'Identifier' && !computed) names.push(property.name)
    },
    ObjectPattern: ({ properties }) => void names.push(...properties.flatMap((property) => keyOf(property) ?? [])),
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !inTypes.has(start)) names.push(value)
    },
  }).visit(parseSource(file, text))
  return names
}

/** Keys of the configuration, flags and traits that nothing but their declaration, tests and what sets them names. */
export const findUnreadSettings = (sources: Sources): Setting[] => {
  const product = Object.entries(sources).filter(([file]) => !isTestFile(file))
  const declarations = product.filter(([file]) => IS_DECLARATION.test(file))
  const isSlice = (file: string): boolean => IS_DECLARATION.test(file) && file !== ENVIRONMENT_FILE
  const read = new Set(product.flatMap(([file, text]) => (isSlice(file) ? [] : listRead(file, text))))
  return declarations.flatMap(([file, text]) =>
    listDeclared(file, text).flatMap((name) => (read.has(name) ? [] : [{ file, name }])),
  )
}
