import { randomUUID } from 'node:crypto'
import type { Category } from '#features/storefront/catalogue/category.store.ts'

const inAllLanguages = (text: string) => ({ en: text, de: text, fr: text, es: text, pl: text, zh: text })

/** A category of which only its place matters. */
export const makeCategory = (path: string, parent?: Category, position = 0): Category => ({
  id: randomUUID(),
  parentId: parent?.id ?? null,
  slug: path.split('/').at(-1) ?? path,
  path,
  depth: path.split('/').length,
  position,
  pictureFamily: 'control-valve',
  image: null,
  markets: null,
  names: inAllLanguages(`Name of ${path}`),
  texts: inAllLanguages(`Text of ${path}`),
})
