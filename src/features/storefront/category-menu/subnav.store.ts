import { pageHref, type Block } from '#foundation/blocks/public.ts'
import {
  findMenuCategory,
  listMenuBelow,
  listMenuLevel,
  type MenuCategory,
} from '#features/storefront/catalogue/public.server.ts'
import { findPublishedPages, renameBlocks } from '#features/site/content/public.server.ts'
import { navCategories, navGroups } from '#features/site/navigation/public.server.ts'
import { CATEGORY_MENU, PRODUCTS } from '#features/storefront/category-menu/subnav-place.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** However large a tree grows, its menu does not; pages hold the rest. */
const LIMITS = { categories: 40, groups: 12, links: 8 }

/** Whose menu it is, in which words. */
export type Market = { readonly locale: Locale; readonly countries: readonly string[] }

const hrefOf = (locale: Locale, { path }: MenuCategory): string => pageHref(locale, `${PRODUCTS}/${path}`)
const linkTo = (locale: Locale, category: MenuCategory) => ({ label: category.name, href: hrefOf(locale, category) })

/** The second level: what the catalogue holds at its top. */
export const findCategoryBlocks = async (tx: Tx, { locale, countries }: Market): Promise<Block[]> => {
  const query = { language: locale.language, countries, limit: LIMITS.categories }
  const categories = await listMenuLevel(tx, null, query)
  const items = categories.map((category) => ({
    ...linkTo(locale, category),
    subnav: `${pageHref(locale, `${CATEGORY_MENU}/${category.path}`)}.external`,
  }))
  return [{ id: 'categories', type: navCategories.type, props: { href: pageHref(locale, PRODUCTS), items } }]
}

/** The third and fourth level of one category; undefined when it does not exist or is not sold there. */
export const findGroupBlocks = async (tx: Tx, path: string, { locale, countries }: Market): Promise<Block[] | undefined> => {
  const market = { language: locale.language, countries }
  const category = await findMenuCategory(tx, path, market)
  if (category?.depth !== 1) return undefined
  const groups = await listMenuLevel(tx, category.id, { ...market, limit: LIMITS.groups })
  const ids = groups.map(({ id }) => id)
  const below = await listMenuBelow(tx, ids, { ...market, limit: LIMITS.links + 1 })
  const byGroup = Map.groupBy(below, ({ parentId }) => parentId)
  const props = {
    ...linkTo(locale, category),
    text: category.text.slice(0, 400),
    image: category.image ?? undefined,
    groups: groups.map((group) => {
      const links = byGroup.get(group.id) ?? []
      const shown = links.slice(0, LIMITS.links).map((link) => linkTo(locale, link))
      return { ...linkTo(locale, group), links: shown, isCut: links.length > LIMITS.links }
    }),
  }
  return [{ id: 'groups', type: navGroups.type, props }]
}

/** An author's content of a standard or a tab flyout. */
export const findAuthoredBlocks = async (tx: Tx, path: string, locale: Locale): Promise<readonly Block[] | undefined> => {
  const page = (await findPublishedPages(tx, locale, [path])).get(path)
  return page && renameBlocks(path, page.content.blocks)
}
