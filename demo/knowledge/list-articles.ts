import { listCategories } from '#demo/catalogue/categories.ts'
import { BRANDS } from '#demo/catalogue/products/brands.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import type { ArticlePattern } from '#demo/knowledge/article-pattern.ts'
import { FAQ_QUESTIONS } from '#demo/knowledge/faq-words.ts'
import { HARDWARE_ARTICLES } from '#demo/content/knowledge/hardware-articles.ts'
import { SOFTWARE_ARTICLES } from '#demo/content/knowledge/software-articles.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { fillText } from '#kernel/texts.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Products, each with all faults of its kind: 60 articles. */
const PRODUCTS = 5
const LAST_DAY = Date.UTC(2026, 10, 10)
const DAY_MS = 86_400_000
/** Makes and models that no real aircraft has. */
const AIRCRAFT = [
  ['Nordwind', 'NW 320'],
  ['Nordwind', 'NW 80 Cargo'],
  ['Altair', 'A-7'],
  ['Corvane', 'CX 900'],
  ['Corvane', 'CX 450'],
] as const
const SUMMARIES: Readonly<Record<Language, string>> = {
  en: '',
  de: 'Ursache und Abhilfe für {name}, Schritt für Schritt.',
  fr: 'Cause et remède pour {name}, étape par étape.',
  es: 'Causa y solución para {name}, paso a paso.',
  pl: 'Przyczyna i rozwiązanie dla {name}, krok po kroku.',
  zh: '{name}的原因与解决步骤。',
}

const dayBefore = (days: number): string => new Date(LAST_DAY - days * DAY_MS).toISOString().slice(0, 10)
/** A name without its size. */
const withoutSize = (name: string): string => name.split(/[,，]/)[0]?.trim() ?? name

const chooseProducts = (tenant: TenantKey): readonly ProductRecord[] => {
  const chosen = new Map<string, ProductRecord>()
  for (const product of listProducts(tenant, 300)) {
    if (product.lifecycle === 'active' && !chosen.has(product.category)) chosen.set(product.category, product)
    if (chosen.size === PRODUCTS) break
  }
  return [...chosen.values()]
}

/** As pages name it. */
const nameBrand = (tenant: TenantKey, slug: string | undefined): string =>
  BRANDS[tenant].find(([known]) => known === slug)?.[1] ?? ''

const inLanguages = (write: (language: Language, at: number) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language, at) => [language, write(language, at)])) as Record<Language, string>

const PROBLEM_LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pl', 'zh']

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const writeParagraph = (text: string): string => `<p>${escapeText(text)}</p>`

/** Its sections as markup, each below its heading. */
const writeSections = ({ symptom, cause, steps, note }: ArticlePattern, values: Record<string, string>): string[] => {
  const fill = (text: string): string => fillText(text, values)
  return [
    `<h2>Symptom</h2>${writeParagraph(fill(symptom))}`,
    `<h2>Cause</h2>${writeParagraph(fill(cause))}`,
    `<h2>Solution</h2><ol>${steps.map((step) => `<li>${escapeText(fill(step))}</li>`).join('')}</ol>`,
    ...(note ? [`<h2>Note</h2>${writeParagraph(fill(note))}`] : []),
  ]
}

/** A line of `articles`, as far as others ask for it. */
type ArticleLine = {
  readonly id: string
  readonly number: string
  readonly titles: Readonly<Record<Language, string>>
  readonly isSecured?: boolean
  readonly faqPlace?: number
}
/** About the same article, a line for each of its versions. */
type DemoArticle = readonly ArticleLine[]

const makeArticle = (
  place: { readonly tenant: TenantKey; readonly product: ProductRecord; readonly group: string; readonly index: number },
  pattern: ArticlePattern,
): DemoArticle => {
  const { tenant, product, group, index } = place
  const series = product.variantOf ?? product.sku
  const nameIn = (language: Language): string => withoutSize(product.names[language] ?? product.names.en ?? series)
  const [make, model] = AIRCRAFT[index % AIRCRAFT.length] ?? [null, null]
  const id = String(10_001 + index)
  const age = 20 + ((index * 53) % 700)
  const sections = writeSections(pattern, { name: nameIn('en'), sku: series })
  const article = {
    ...{ id, number: `KA-${id}`, initialDate: dayBefore(age), productGroup: group, isSecured: index % 3 === 1 },
    titles: inLanguages((language) => {
      const problem = pattern.problem[PROBLEM_LANGUAGES.indexOf(language)] ?? pattern.problem[0]
      return language === 'zh' ? `${nameIn(language)}：${problem}` : `${nameIn(language)}: ${problem}`
    }),
    summaries: inLanguages((language) =>
      language === 'en' ? pattern.summary : fillText(SUMMARIES[language], { name: nameIn(language) }),
    ),
    supportedProducts: [nameIn('en')],
    partNumbers: [...new Set([series, product.sku])],
    brand: nameBrand(tenant, product.brand),
    ...(tenant === 'aerobt' && { aircraftMake: make, aircraftModel: model }),
  }
  const writeFirst = (html: readonly string[]) => ({
    ...{ ...article, revisedDate: dayBefore(age), change: 'First version.', html: { en: html.join('') } },
  })
  const second = {
    ...{ ...article, revisedDate: dayBefore(Math.floor(age / 3)), html: { en: sections.join('') } },
    change: 'Steps checked with the current firmware.',
  }
  return index % 4 === 0 ? [writeFirst(sections.slice(0, -1)), second] : [writeFirst(sections)]
}

const makeQuestion = (tenant: TenantKey, at: number): DemoArticle => {
  const words = FAQ_QUESTIONS[at]
  if (!words) return []
  const id = String(20_001 + at)
  const article = {
    ...{ id, number: `KA-${id}`, productGroup: 'Portal', initialDate: dayBefore(400), revisedDate: dayBefore(90), faqPlace: at },
    titles: inLanguages((language) => words[language][0]),
    summaries: inLanguages((language) => words[language][1]),
    html: inLanguages((language) => writeParagraph(words[language][1])),
    change: 'First version.',
    brand: nameBrand(tenant, chooseProducts(tenant)[0]?.brand),
  }
  return [article]
}

/** Sixty articles and the frequent questions as lines of `articles`; the same on every machine. */
export const listArticles = (tenant: TenantKey): readonly ArticleLine[] => {
  const groups = new Map([...listCategories(tenant)].map(({ path, names }) => [path, names.en]))
  const patterns = tenant === 'hpsbt' ? SOFTWARE_ARTICLES : HARDWARE_ARTICLES
  const articles = chooseProducts(tenant).flatMap((product, at) =>
    patterns.map((pattern, turn) =>
      makeArticle(
        { tenant, product, group: groups.get(product.category) ?? product.category, index: at * patterns.length + turn },
        pattern,
      ),
    ),
  )
  const all: DemoArticle[] = [...articles, ...FAQ_QUESTIONS.flatMap((_, at) => [makeQuestion(tenant, at)])]
  // All first versions, then the second ones.
  return [...all.flatMap((lines) => lines.slice(0, 1)), ...all.flatMap((lines) => lines.slice(1))]
}
