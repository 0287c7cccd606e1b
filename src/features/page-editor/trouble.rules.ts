import { lookUp } from '#kernel/look-up.ts'

export type Problem = { readonly path: string; readonly message: string }

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
