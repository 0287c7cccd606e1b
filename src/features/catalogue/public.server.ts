export { insertCategories, type Category } from '#features/catalogue/category.store.ts'
