import type { Words } from '#demo/catalogue/outline.ts'
import type { AttributeKey } from '#demo/catalogue/products/attributes.ts'

export type Value = string | number
export type Trait = readonly [key: AttributeKey, values: readonly [Value, ...Value[]]]

/** The make-up of a kind of product: which figures it has, by which ones its variants differ, and how it is described. */
export type Profile = {
  /** The variants of a series, smallest first; the code stands at the end of the part number. */
  readonly axis: { readonly key: AttributeKey; readonly values: readonly Value[]; readonly codes?: readonly string[] }
  /** Some series come in two versions of each size; the letter follows the size. */
  readonly version?: {
    readonly key: AttributeKey
    readonly values: readonly [Value, Value]
    readonly letters: readonly [string, string]
  }
  /** The same throughout a series. */
  readonly traits: readonly Trait[]
  /** Figures that grow with the size: the first one, and by how much each step multiplies it. */
  readonly grows?: readonly (readonly [key: AttributeKey, first: number, factor: number, digits: number])[]
  /** In USD for the smallest, and by how much each step multiplies it. */
  readonly price: readonly [from: number, to: number, factor: number]
  readonly extra?: 'seals' | 'mounting' | 'cable' | 'battery' | 'card'
  /** {noun} and {series} are the product; the keys of attributes in braces are its figures with their units. */
  readonly opener: Words
  readonly detail: Words
}
