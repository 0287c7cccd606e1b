export { insertCategories, type ByLanguage, type Category } from '#features/catalogue/category.store.ts'
export {
  findMenuCategory,
  listLimitingMarkets,
  listMenuBelow,
  listMenuLevel,
  type MenuCategory,
} from '#features/catalogue/category-menu.store.ts'
