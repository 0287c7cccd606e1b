import { Problem } from '#platform/http/errors.ts'

/** By its code the screen says it in the reader's language. */
export const refuse: (code: string, message: string) => never = (code, message) => {
  throw new Problem(409, code, message)
}
