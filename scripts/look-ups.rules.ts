import { parseSync, Visitor, type ESTree } from 'vite'

export type LookUpFinding = { readonly file: string; readonly line: number; readonly message: string }

const MEND = 'Take a Map, or lookUp() of #kernel/look-up.ts: every object also answers to constructor, toString and __proto__.'

/** Refuses a text as the key of an object that takes any text as a key. */
export const GUARD = `declare function guardKey<Looked, Key extends PropertyKey>(
  looked: Looked,
  key: Key & (string extends Key ? (string extends keyof NonNullable<Looked> ? never : unknown) : unknown),
): Key
`
const REFUSED = /^(.+?)\((\d+),\d+\): error TS2345: .*assignable to parameter of type 'never'/

const isKnown = ({ type }: ESTree.Node): boolean => type === 'Literal' || type === 'PrivateIdentifier'

type Change = { readonly at: number; readonly text: string }

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The same file with every look-up guarded, for the type checker only; lines stay where they are. */
export const guardLookUps = (file: string, text: string): string => {
  const changes: Change[] = []
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (!computed || isKnown(property) || object.type === 'Super') return
      const looked = text.slice(object.start, object.end).replaceAll('\n', ' ')
      changes.push({ at: property.start, text: `guardKey(${looked}, ` }, { at: property.end, text: ')' })
    },
  }).visit(parseSync(file, text).program)
  let [guarded, end] = ['', 0]
  for (const { at, text: added } of changes.toSorted((a, b) => a.at - b.at)) {
    guarded += text.slice(end, at) + added
    end = at
  }
  return guarded + text.slice(end)
}

/** Messages of the type checker about guarded files, in our words. */
export const readRefusals = (output: string): LookUpFinding[] =>
  output.split('\n').flatMap((said) => {
    const [, file, line] = REFUSED.exec(said) ?? []
    return file === undefined ? [] : [{ file, line: Number(line), message: `looks a text up in an object. ${MEND}` }]
  })

/** Faults that types cannot tell: a text that is only called a known key, and `in`, which also sees the properties of every object. */
export const findBlindLookUps = (file: string, text: string): LookUpFinding[] => {
  const found: LookUpFinding[] = []
  const add = (offset: number, what: string): void =>
    void found.push({ file, line: lineAt(text, offset), message: `${what}. ${MEND}` })
  new Visitor({
    MemberExpression: ({ property, computed, start }) => {
      if (computed && property.type === 'TSAsExpression' && property.typeAnnotation.type !== 'TSNumberKeyword')
        add(start, 'calls a text a known key before looking it up')
    },
    BinaryExpression: ({ operator, left, start }) => {
      if (operator === 'in' && !isKnown(left)) add(start, 'asks with `in` for a name that is not written here')
    },
  }).visit(parseSync(file, text).program)
  return found
}
