import type { AuthorField, AuthorFields, Block } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Problem = { readonly path: string; readonly message: string; readonly code?: string; readonly about?: string }

/** Why what was written is not saved. */
export type Trouble =
  | { readonly kind: 'conflict'; readonly by: string | undefined }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed' }

const fieldOf = (problem: unknown, name: string): unknown =>
  typeof problem === 'object' && problem !== null ? lookUp(problem as Readonly<Record<string, unknown>>, name) : undefined

const isProblem = (value: unknown): value is Problem =>
  typeof fieldOf(value, 'path') === 'string' && typeof fieldOf(value, 'message') === 'string'

export const readProblems = (answer: unknown): Problem[] => {
  const problems = fieldOf(answer, 'problems')
  return Array.isArray(problems) ? problems.filter(isProblem) : []
}

export const readTrouble = (status: number, answer: unknown): Trouble => {
  if (status === 412) {
    const by = fieldOf(answer, 'by')
    return { kind: 'conflict', by: typeof by === 'string' ? by : undefined }
  }
  const problems = readProblems(answer)
  return status === 422 && problems.length > 0 ? { kind: 'problems', problems } : { kind: 'failed' }
}

type Known = {
  readonly blocks: readonly Block[]
  readonly fields: Readonly<Record<string, AuthorFields>>
  readonly nameOf: (block: Block) => string
}

const listLabels = (fields: AuthorFields | undefined, [name, ...rest]: readonly string[]): string[] => {
  if (name === undefined) return []
  if (/^\d+$/.test(name)) return [String(Number(name) + 1), ...listLabels(fields, rest)]
  const field: AuthorField | undefined = fields && lookUp(fields, name)
  if (!field) return []
  return [field.label, ...listLabels(field.kind === 'list' ? field.of : undefined, rest)]
}

/** The block and the field that a problem is about, as the author knows them; undefined for one of the page itself. */
export const sayPlace = (path: string, { blocks, fields, nameOf }: Known): string | undefined => {
  const [start, index, , ...rest] = path.split('.')
  const block = start === 'blocks' ? blocks[Number(index)] : undefined
  return block && [nameOf(block), ...listLabels(lookUp(fields, block.type), rest)].join(' › ')
}
