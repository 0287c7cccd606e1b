import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

export type Import = {
  readonly specifier: string
  /** `src/kernel/money.ts`, `node:fs` or `react`. */
  readonly target: string
  readonly isType: boolean
  readonly isDynamic: boolean
  readonly line: number
}
/** A reach for something global, such as `Date.now` or `process.env`, a call, or a `<form>`. */
export type Use = { readonly name: string; readonly line: number }
/** A text or the name of a property, as it is written. */
export type Word = { readonly text: string; readonly line: number }
/** A `data-…` attribute, drawn or looked for. */
export type Mark = Use & { readonly isDrawn: boolean }
export type SourceFile = {
  readonly file: string
  readonly imports: readonly Import[]
  readonly uses: readonly Use[]
  readonly words: readonly Word[]
  /** `data-…` attributes that it writes or looks for. */
  readonly marks: readonly Mark[]
  /** How many lines it has. */
  readonly length: number
}
export type SourceTree = ReadonlyMap<string, SourceFile>

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Where an import leads, without touching the disk: imports here always carry their suffix. */
export const resolveImport = (from: string, specifier: string): string => {
  if (specifier.startsWith('#demo/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  if (specifier.startsWith('node:')) return specifier
  return builtinModules.includes(specifier) ? `node:${specifier}` : packageOf(specifier)
}

/** Most nodes are requested in the order of the text, so it is walked on from the last one. */
const createLineFinder = (text: string): ((offset: number) => number) => {
  let [at, line] = [0, 1]
  return (offset) => {
    if (offset < at) [at, line] = [0, 1]
    for (let next = text.indexOf('\n', at); next >= 0 && next < offset; next = text.indexOf('\n', at)) {
      at = next + 1
      line += 1
    }
    return line
  }
}

/** As it is written in markup and in selectors, whole or with a value. */
const MARK = /(?<![\w-])data-[a-z]+(?:-[a-z]+)*(?![\w-])/g
const toMark = (key: string): string => `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Reads what a file imports and which globals it reaches for; comments and texts cannot mislead a real parser. */
export const readSource = (file: string, text: string): SourceFile => {
  const imports: Import[] = []
  const uses: Use[] = []
  const words: Word[] = []
  const marks: Mark[] = []
  const lineOf = createLineFinder(text)
  const add = (source: { value?: unknown; start: number } | null, kind: { isType?: boolean; isDynamic?: boolean } = {}): void => {
    if (typeof source?.value !== 'string') return
    const target = resolveImport(file, source.value)
    imports.push({ specifier: source.value, target, isType: false, isDynamic: false, ...kind, line: lineOf(source.start) })
  }
  const mark = (found: string, start: number, isDrawn = false): void =>
    void marks.push(...[...found.matchAll(MARK)].map(([name]) => ({ name, line: lineOf(start), isDrawn })))
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  new Visitor({
    // `import { type X }` stays as an import of the module when types are stripped; only `import type` vanishes.
    ImportDeclaration: (node) => add(node.source, { isType: node.importKind === 'type' }),
    ExportNamedDeclaration: (node) => add(node.source, { isType: node.exportKind === 'type' }),
    ExportAllDeclaration: (node) => add(node.source, { isType: node.exportKind === 'type' }),
    ImportExpression: (node) => add(node.source, { isDynamic: true }),
    Literal: ({ value, start }) => {
      if (typeof value !== 'string') return
      words.push({ text: value, line: lineOf(start) })
      mark(value, start)
    },
    Property: ({ key, computed, start }) => {
      if (key.type === 'Identifier' && !computed) words.push({ text: key.name, line: lineOf(start) })
    },
    TemplateElement: ({ value, start }) => mark(value.raw, start),
    JSXAttribute: ({ name, start }) => {
      if (name.type === 'JSXIdentifier') mark(name.name, start, true)
    },
    JSXOpeningElement: ({ name, start }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'form') uses.push({ name: '<form>', line: lineOf(start) })
    },
    TSImportType: (node) => add(node.source, { isType: true }),
    MemberExpression: ({ object, property, start }) => {
      const isOnImportMeta = object.type === 'MetaProperty'
      const isDataset =
        (object.type === 'Identifier' && object.name === 'dataset') ||
        (object.type === 'MemberExpression' && object.property.type === 'Identifier' && object.property.name === 'dataset')
      if (isDataset && property.type === 'Literal') mark(toMark(String(property.value)), start)
      const key =
        property.type === 'Identifier' ? property.name : property.type === 'Literal' ? String(property.value) : undefined
      if (key === undefined || (object.type !== 'Identifier' && !isOnImportMeta)) return
      uses.push({ name: `${isOnImportMeta ? 'import.meta' : object.name}.${key}`, line: lineOf(start) })
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && given.length === 0) uses.push({ name: `new ${callee.name}()`, line: lineOf(start) })
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier') uses.push({ name: `${callee.name}()`, line: lineOf(start) })
    },
  }).visit(program)
  return { file, imports, uses, words, marks, length: text.trimEnd().split('\n').length }
}

export const createTree = (files: Readonly<Record<string, string>>): SourceTree =>
  new Map(Object.entries(files).map(([file, text]) => [file, readSource(file, text)]))

export const readTree = async (root: string): Promise<SourceTree> => {
  const files = await Array.fromAsync(glob('{src,demo,migrations}/**/*.{ts,tsx}', { cwd: root }))
  return createTree(Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))
}
