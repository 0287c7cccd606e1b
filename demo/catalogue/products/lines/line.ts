import type { Words } from '#demo/catalogue/outline.ts'
import type { ProfileName } from '#demo/catalogue/products/profiles/profiles.ts'

/**
 * A leaf of a branch: its slug, its kind, the number of its first series, what one piece is called in
 * running text, and the numbers of series it replaced where the site names them.
 */
export type ProductLine = readonly [
  slug: string,
  profile: ProfileName,
  series: number,
  ...nouns: Words,
  replaced?: readonly number[],
]
