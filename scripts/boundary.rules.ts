import { placeOf, type Place } from './source-place.ts'
import type { Import, SourceFile, SourceTree } from './source-tree.ts'

export type Finding = { readonly line: number; readonly message: string }
export type Boundary = { readonly name: string; readonly find: (source: SourceFile, place: Place, tree: SourceTree) => Finding[] }

export const check = (imports: readonly Import[], rule: (found: Import, target: Place) => string | undefined): Finding[] =>
  imports.flatMap((found) => {
    const message = rule(found, placeOf(found.target))
    return message === undefined ? [] : [{ line: found.line, message }]
  })
