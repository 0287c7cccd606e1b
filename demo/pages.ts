import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { isSoldAt } from '#demo/catalogue/markets.ts'
import { draftAccountHome } from '#demo/pages/account.pages.ts'
import { draftLegalPages, draftNewsItem } from '#demo/pages/article.pages.ts'
import { numberBlocks } from '#demo/pages/block-draft.ts'
import { draftAbout, draftContact, draftServices } from '#demo/pages/company.pages.ts'
import { growTree, type DemoPage, type PageDraft, type Site } from '#demo/pages/demo-page.ts'
import { draftDownloads } from '#demo/pages/download.pages.ts'
import { draftErrorPages } from '#demo/pages/error.pages.ts'
import { draftQuotePage } from '#demo/pages/form.pages.ts'
import { draftFragments } from '#demo/pages/fragment.pages.ts'
import { draftHome } from '#demo/pages/home.page.ts'
import { PAGE_WORDS } from '#demo/pages/page-words.ts'
import { bindShortWords, mapTexts } from '#demo/pages/short-words.ts'
import { draftWorkbench } from '#demo/pages/workbench.page.ts'
import { draftSupportPages } from '#demo/pages/support.pages.ts'
import type { GroupCopy, TenantCopy } from '#demo/tenant-copy.ts'
import type { Block } from '#foundation/blocks/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type { DemoPage } from '#demo/pages/demo-page.ts'

/** gb/en shares its words with us/en. */
export const DEMO_LOCALES: readonly Locale[] = [
  { country: 'us', language: 'en' },
  { country: 'gb', language: 'en' },
  { country: 'de', language: 'de' },
  { country: 'fr', language: 'fr' },
  { country: 'es', language: 'es' },
  { country: 'pl', language: 'pl' },
  { country: 'cn', language: 'zh' },
]

function* draftPages(site: Site): Generator<PageDraft> {
  yield draftHome(site)
  yield draftServices(site)
  yield draftAbout(site)
  yield draftContact(site)
  yield draftQuotePage(site)
  for (const item of site.copy.news) yield draftNewsItem(site, item)
  yield* draftSupportPages(site)
  yield* draftLegalPages(site)
  yield draftAccountHome(site)
  yield draftWorkbench(site)
  yield* draftErrorPages(site)
  yield* draftFragments(site)
  yield* draftDownloads(site)
}

/** Spaces and quotes as a typesetter of the language sets them. */
const setType = (language: Language, blocks: readonly Block[]): readonly Block[] =>
  language === 'pl' ? (mapTexts(blocks, bindShortWords) as readonly Block[]) : blocks

/** Every page of a tenant, locale by locale, one at a time. */
export async function* demoPages(
  tenant: TenantKey,
  copyByLanguage: Readonly<Record<Language, TenantCopy>>,
  groupCopy: Readonly<Record<Language, GroupCopy>>,
  categories: Iterable<DemoCategory>,
  locales: readonly Locale[] = DEMO_LOCALES,
): AsyncGenerator<DemoPage> {
  const tree = [...categories]
  for (const locale of locales) {
    const { language } = locale
    const site: Site = {
      tenant,
      locale,
      copy: copyByLanguage[language],
      group: groupCopy[language],
      words: PAGE_WORDS[language],
      catalogue: growTree(tree.filter((category) => isSoldAt(category, locale.country))),
    }
    for (const { blocks, ...page } of draftPages(site)) yield { locale, ...page, blocks: setType(language, numberBlocks(blocks)) }
  }
}
