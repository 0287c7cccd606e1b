export { insertCategories, type ByLanguage, type Category } from '#features/catalogue/category.store.ts'
export type { Lifecycle, ProductRecord } from '#features/catalogue/product/product.rules.ts'
