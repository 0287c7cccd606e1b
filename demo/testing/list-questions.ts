import { readFileSync } from 'node:fs'
import { MISTAKES, SURROUNDINGS } from '#demo/testing/number-mistakes.ts'
import { makeDice } from '#demo/pictures/dice.ts'
import type { DemoReference } from '#demo/catalogue/references.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { isLanguage, type Language } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type Question = {
  readonly sort: string
  readonly query: string
  readonly language: Language
  /** Keys of documents that a person would accept; all of the first list, where one requests several. */
  readonly accepted: ReadonlySet<string>
  readonly all?: readonly string[]
}

export type World = {
  readonly products: readonly ProductRecord[]
  readonly categories: readonly { readonly path: string }[]
  readonly references: readonly DemoReference[]
}

const EACH = 4

/** Names and values, in one spelling. */
const sayAll = ({ names, attributes }: ProductRecord): string =>
  `${names.en} ${Object.values(attributes).join(' ')}`.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')

const isIn = (path: string, slugs: readonly string[]): boolean => path.split('/').some((slug) => slugs.includes(slug))

/** As whole words: 5 Nm is not 15 Nm. */
const toPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.])${RegExp.escape(text.normalize('NFKC').toLowerCase())}(?!\\p{N})`, 'u')

/** Reads `slug|slug; text`. */
export const readAccepted = ({ products, categories }: World, accepted: string): Set<string> => {
  const [slugs = '', text] = accepted.split(';').map((part) => part.trim())
  const within = slugs.split('|')
  const known = new Set(categories.flatMap(({ path }) => path.split('/')))
  for (const slug of within) if (!known.has(slug)) throw new Error(`no category is called ${slug}`)
  const pattern = text === undefined ? undefined : toPattern(text)
  const fitting = products.filter((product) => isIn(product.category, within) && (!pattern || pattern.test(sayAll(product))))
  const paths = pattern === undefined ? categories.filter(({ path }) => isIn(path, within)).map(({ path }) => path) : []
  const keys = new Set([...fitting.map(({ sku }) => sku), ...paths])
  if (keys.size === 0) throw new Error(`nothing is ${accepted}`)
  return keys
}

const SPOKEN = readFileSync(new URL('spoken-queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

const listSpoken = (tenant: TenantKey, world: World): Question[] =>
  SPOKEN.flatMap(([sort = '', owner, language = '', query = '', accepted = '']) => {
    if (owner !== tenant) return []
    if (!isLanguage(language)) throw new Error(`${query} is in no language`)
    return [{ sort, query, language, accepted: readAccepted(world, accepted) }]
  })

/** The part that took another one's place in the end. */
const followChain = (products: readonly ProductRecord[], sku: string): string[] => {
  const next = products.find((each) => each.sku === sku)?.replacedBy
  return next === undefined ? [] : [next, ...followChain(products, next)]
}

const listNumbers = (tenant: TenantKey, { products, references }: World): Question[] => {
  const dice = makeDice(`relevance/${tenant}`)
  const known = new Set([...products.map(({ sku }) => sku), ...references.map(({ number }) => number)].map(foldPartNumber))
  const active = products.filter(({ lifecycle }) => lifecycle === 'active') as [ProductRecord, ...ProductRecord[]]
  const draw = <Item>(list: readonly Item[], count = EACH): Item[] =>
    list.length === 0 ? [] : Array.from({ length: count }, () => dice.pick(list as [Item, ...Item[]]))
  const ask = (sort: string, query: string, keys: Iterable<string>, language: Language = 'en'): Question => ({
    sort,
    query,
    language,
    accepted: new Set(keys),
  })
  const holding = (piece: string): string[] =>
    products.filter(({ sku }) => foldPartNumber(sku).includes(foldPartNumber(piece))).map(({ sku }) => sku)
  const mistaken = Object.entries(MISTAKES).flatMap(([sort, make]) =>
    draw(active).flatMap(({ sku }) => {
      const query = make(sku, dice)
      const isOther = query !== undefined && known.has(foldPartNumber(query)) && foldPartNumber(query) !== foldPartNumber(sku)
      return query === undefined || isOther ? [] : [ask(`number: ${sort}`, query, [sku])]
    }),
  )
  const surrounded = SURROUNDINGS.map(([language, words]) => {
    const { sku } = dice.pick(active)
    const written = dice.pick([sku, sku.toLowerCase(), sku.replaceAll('-', ' ')])
    return ask('number among words', words.replace('#', written), [sku], language)
  })
  const pieces = draw(active).flatMap(({ sku }) => {
    const folded = sku.replaceAll('-', '')
    const middle = folded.slice(2, -1)
    return [
      ask('piece of a number: the beginning', sku.slice(0, -1), holding(sku.slice(0, -1))),
      ask('piece of a number: the middle', middle, holding(middle)),
      ask('piece of a number: the end', sku.slice(3), holding(sku.slice(3))),
      ask('piece of a number: the end', folded.slice(-6), holding(folded.slice(-6))),
    ]
  })
  const several = draw(active).map(({ sku }) => {
    const others = draw(active, dice.pick([1, 2])).map((each) => each.sku)
    const all = [...new Set([sku, ...others])]
    return { ...ask('several numbers', all.join(dice.pick([' ', ', ', ';', ' / ', ' and ', ',', '+'])), all), all }
  })
  const withWord = draw(active, EACH * 2).map(({ sku, names }, index) => {
    const language = (['en', 'de', 'fr', 'es', 'pl', 'zh'] as const)[index % 6] ?? 'en'
    const words = (names[language] ?? '').split(/[\s,，]+/).filter((word) => /^\p{L}{4,}$/u.test(word))
    const word = words.length > 0 ? dice.pick(words as [string, ...string[]]) : ''
    return ask(
      'number with a word',
      dice.pick([`${word} ${sku}`, `${sku} ${word}`, `${sku.toLowerCase()} ${word}`]),
      [sku],
      language,
    )
  })
  const maker = draw(references).flatMap(({ maker: name, number, sku }) => {
    const slip = MISTAKES['two signs changed places']?.(number, dice) ?? number
    const accepted = [sku, ...followChain(products, sku)]
    return [
      ask('number of another maker, with words', `${name} ${number}`, accepted),
      ask('number of another maker, with words', `alternative to ${name} ${number.toLowerCase()}`, accepted),
      ask('number of another maker, other signs', number.replaceAll(/[-./ ]/g, dice.pick(['', ' ', '-'])), accepted),
      ...(known.has(foldPartNumber(slip)) ? [] : [ask('number of another maker, mistyped', slip, accepted)]),
    ]
  })
  const replaced = draw(products.filter(({ replacedBy }) => replacedBy)).flatMap(({ sku }) => {
    const accepted = followChain(products, sku)
    return [
      ask('replaced part', `replacement for ${sku}`, accepted),
      ask('replaced part', sku.replaceAll('-', ' ').toLowerCase(), accepted),
      ask('replaced part', `Nachfolger ${sku}`, accepted, 'de'),
    ]
  })
  const gone = draw(products.filter(({ lifecycle }) => lifecycle === 'obsolete')).map(({ sku }) =>
    ask('part that is no longer made', `${sku.toLowerCase()} obsolete`, [sku]),
  )
  return [...mistaken, ...surrounded, ...pieces, ...several, ...withWord, ...maker, ...replaced, ...gone]
}

export const listQuestions = (tenant: TenantKey, world: World): Question[] => [
  ...listNumbers(tenant, world),
  ...listSpoken(tenant, world),
]
