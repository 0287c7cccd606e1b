import { Visitor, type ESTree } from 'vite'
import { fieldOf, isTestFile, parseSource, readValues, UNKNOWN, type Sources } from './source-values.ts'

export type Uncalled = { readonly file: string; readonly name: string; readonly route: string }
type Endpoint = { readonly name: string; readonly spec: ESTree.Node }

/** Code that answers a call, passes its declaration on or only compares addresses is no caller. */
const IS_NO_CALLER = /\.(?:routes|feature|server|api)\.tsx?$|\/public\.ts$|\/exempt-paths\.rules\.ts$/

const listEndpoints = (program: ESTree.Program): Endpoint[] => {
  const endpoints: Endpoint[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return
      const [spec] = init.arguments
      if (init.callee.name === 'endpoint' && spec) endpoints.push({ name: id.name, spec })
    },
  }).visit(program)
  return endpoints
}

const listTexts = (program: ESTree.Program): ESTree.Node[] => {
  const texts: ESTree.Node[] = []
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && texts.push(node)),
    TemplateLiteral: (node) => void texts.push(node),
  }).visit(program)
  return texts
}

const countNames = (program: ESTree.Program, name: string): number => {
  let count = 0
  new Visitor({ Identifier: (node) => void (count += node.name === name ? 1 : 0) }).visit(program)
  return count
}

/** `/api/lists/:id/export` in parts, with `*` for what a page fills in. */
const partsOf = (address: string): string[] =>
  address
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => part.replace(/:\w+(?:\(.*\))?/, UNKNOWN))

const isKnown = (part: string | undefined): boolean => part !== undefined && part !== '' && !part.includes(UNKNOWN)

/** Whether a page's address may be one of this path: a part that it fills in may be anything, but two parts must be the same. */
const mayBe = (path: readonly string[], address: readonly string[]): boolean => {
  const same = path.filter((part, at) => isKnown(part) && part === address[at]).length
  return (
    path.length === address.length &&
    same >= Math.min(2, path.filter(isKnown).length) &&
    path.every((part, at) => part === address[at] || !isKnown(part) || !isKnown(address[at]))
  )
}

/** Endpoints that no page calls: nothing but the server and tests names their declaration or their address. */
export const findUncalled = (sources: Sources): Uncalled[] => {
  const product = Object.fromEntries(Object.entries(sources).filter(([file]) => !isTestFile(file)))
  const values = readValues(product)
  const programs = Object.entries(product).map(([file, text]) => ({ file, program: parseSource(file, text) }))
  const callers = programs.filter(({ file }) => !IS_NO_CALLER.test(file))
  const names = new Set(callers.flatMap(({ file }) => values.takenBy(file).map(({ name }) => values.placeOf(file, name))))
  const addresses = callers
    .flatMap(({ file, program }) => listTexts(program).flatMap((text) => values.textsOf(file, text)))
    .filter((text) => text.startsWith('/'))
    .map(partsOf)
  return programs.flatMap(({ file, program }) =>
    listEndpoints(program).flatMap(({ name, spec }) => {
      const field = (key: string): string => values.textsOf(file, fieldOf(spec, key))[0] ?? ''
      const path = partsOf(field('path'))
      const isForOthers = field('access') === 'key' || field('isHidden') === 'true'
      const isCalled =
        names.has(`${file} ${name}`) ||
        addresses.some((address) => mayBe(path, address)) ||
        // Named again in its file, it is part of a larger declaration, such as a list of addresses.
        countNames(program, name) > 1
      return isForOthers || isCalled ? [] : [{ file, name, route: `${field('method')} ${field('path')}` }]
    }),
  )
}
