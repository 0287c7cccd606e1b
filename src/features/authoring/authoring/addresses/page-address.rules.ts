import { PAGE_STATES, stateOf, type ListedPage, type PageState } from '#features/authoring/authoring/listed-page.rules.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const ADDRESS_LIST = { sortable: ['path', 'savedAt'], sort: 'path', sizes: [50, 100, 200] } as const satisfies ListSpec

/** One path of the site with its pages, one a market that has it. */
export type PageAddress = { readonly path: string; readonly savedAt: string; readonly pages: readonly ListedPage[] }

export type MarketChip = { readonly locale: string; readonly page: ListedPage | undefined; readonly state: PageState | 'missing' }

/** Every market of the site in its order, those without the page too. */
export const listChips = ({ pages }: Pick<PageAddress, 'pages'>, locales: readonly string[]): MarketChip[] =>
  locales.map((locale) => {
    const page = pages.find((one) => one.locale === locale)
    return { locale, page, state: page ? stateOf(page) : 'missing' }
  })

/** The page in the reader's market, else in their language, else the first: its title names the row. */
export const choosePage = (pages: readonly ListedPage[], here: string): ListedPage | undefined => {
  const language = here.split('/')[1]
  return pages.find(({ locale }) => locale === here) ?? pages.find(({ locale }) => locale.split('/')[1] === language) ?? pages[0]
}

/** Pages that need somebody come first; published only where all of them are. */
const BY_NEED: readonly PageState[] = ['review', 'scheduled', 'changed', 'draft', 'published']
export const stateOfAddress = (pages: readonly ListedPage[]): PageState => {
  const states = new Set(pages.map(stateOf))
  return BY_NEED.find((state) => states.has(state)) ?? PAGE_STATES[0]
}
