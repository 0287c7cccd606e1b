/** Why a document gives no lines. */
export type DocumentProblem =
  | 'no_text'
  | 'password'
  | 'damaged'
  | 'too_large'
  | 'too_many_lines'
  | 'wrong_type'
  | 'too_slow'
  | 'too_complex'

/** Thrown by readers; what it says is for the program, the sentence for people stands with the route. */
export class UnreadableDocument extends Error {
  readonly problem: DocumentProblem

  constructor(problem: DocumentProblem) {
    super(`the document cannot be read: ${problem}`)
    this.problem = problem
  }
}

export const refuseDocument = (problem: DocumentProblem): never => {
  throw new UnreadableDocument(problem)
}
