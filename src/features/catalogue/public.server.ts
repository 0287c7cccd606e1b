export { insertCategories, type ByLanguage, type Category } from '#features/catalogue/category.store.ts'
