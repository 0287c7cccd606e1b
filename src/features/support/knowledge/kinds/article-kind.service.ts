import { isDeepStrictEqual } from 'node:util'
import { listParagraphs, splitArticleHtml, writeLead } from '#features/support/knowledge/article-html.rules.ts'
import { articlePath, ARTICLE_SOURCE } from '#features/support/knowledge/article.rules.ts'
import { ARTICLE_FIELDS } from '#features/support/knowledge/kinds/article-fields.rules.ts'
import {
  ARTICLE_ROWS,
  articleLines,
  listKnownArticles,
  VERSION_ROWS,
  type KnownArticle,
} from '#features/support/knowledge/kinds/article-rows.store.ts'
import { announceData, sanitiseRichText } from '#features/site/content/public.server.ts'
import { defineRecords, removeRows, saveRows, type Change } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'

type ArticleChange = Change<typeof ARTICLE_FIELDS>

const mapTexts = <To>(
  texts: Readonly<Partial<Record<string, string>>> | undefined,
  map: (text: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(texts ?? {}).map(([language, text]) => [language, map(text ?? '')]))

const toArticle = ({ line }: ArticleChange, was: KnownArticle | undefined, today: string, now: Date) => ({
  ...{ id: line.id, number: line.number ?? line.id, titles: line.titles, summaries: line.summaries ?? {} },
  ...{ leads: mapTexts(line.html, writeLead), firstOn: line.initialDate ?? line.revisedDate ?? today },
  ...{ productGroup: line.productGroup ?? '', products: line.supportedProducts ?? [], partNumbers: line.partNumbers ?? [] },
  ...{ skus: line.products ?? [], brand: line.brand ?? '', faqPlace: line.faqPlace ?? null, changedAt: now },
  ...{ aircraftMake: line.aircraftMake ?? null, aircraftModel: line.aircraftModel ?? null },
  audience: line.isSecured ? (was?.audience ?? 'signed-in') : null,
})

/** Other words are another version; the one before can still be read. */
const toVersion = ({ line, given, before }: ArticleChange, was: KnownArticle | undefined, today: string) => {
  const last = was?.version ?? 0
  const isNew = last === 0 || !isDeepStrictEqual(line.html ?? {}, before?.['html'] ?? {})
  const says = (name: string): boolean => last === 0 || !isNew || Object.hasOwn(given, name)
  return {
    ...{ articleId: line.id, version: isNew ? last + 1 : last, html: line.html ?? {} },
    revisedOn: (says('revisedDate') ? line.revisedDate : undefined) ?? today,
    change: (says('change') ? line.change : undefined) ?? '',
    bodies: isNew ? mapTexts(line.html, splitArticleHtml) : was?.bodies,
  }
}

const findNumberFault = ({ line }: ArticleChange, holders: Map<string, string>): LineProblem | undefined => {
  const number = line.number ?? line.id
  const holder = holders.get(number) ?? line.id
  holders.set(number, holder)
  return holder === line.id
    ? undefined
    : { column: 'number', reason: `the article ‘${holder}’ has the number ‘${number}’ already` }
}

export const articleKind = defineRecords({
  name: 'articles',
  help: 'Articles of the knowledge base and frequent questions; other words become a new version.',
  keys: ['id'],
  hasDrafts: true,
  pageOf: ({ id }) => articlePath(String(id)),
  fields: ARTICLE_FIELDS,
  example: {
    ...{ id: '10001', titles: { en: 'The pump is noisy' }, productGroup: 'Pumps', products: ['MX-100'] },
    html: { en: '<h2>Cause</h2><p>Air in the line.</p><h2>Solution</h2><ol><li>Bleed the line.</li></ol>' },
    ...{ initialDate: '2027-01-15', revisedDate: '2027-03-31' },
  },
  check: ({ html = {}, initialDate, revisedDate }) => [
    ...(Object.keys(html).length === 0 ? [{ column: 'html_en', reason: 'is missing' }] : []),
    ...Object.entries(html)
      .filter(([, text]) => listParagraphs(text).length === 0)
      .map(([language]) => ({ column: `html_${language}`, reason: 'holds no words that a page could show' })),
    ...(initialDate !== undefined && revisedDate !== undefined && revisedDate < initialDate
      ? [{ column: 'revisedDate', reason: `${revisedDate} is before ${initialDate}, when it first appeared` }]
      : []),
  ],
  /** The stored text is clean, so the one that comes again is cleaned before they are compared [T-46]. */
  normalise: (line) => {
    const html = line['html'] as Readonly<Record<string, string>> | null | undefined
    return html ? { ...line, html: mapTexts(html, sanitiseRichText) } : line
  },
  source: articleLines,
  save: async ({ tx, services }, changes) => {
    const now = services.clock.now()
    const today = now.toISOString().slice(0, 10)
    const ids = changes.map(({ line }) => line.id)
    const known = await listKnownArticles(tx, ids, changes.map(({ line }) => line.number ?? line.id)) // prettier-ignore
    const was = new Map(known.map((one) => [one.id, one]))
    // Whose number changes gives its old one back.
    const changing = new Set(ids)
    const holders = new Map(known.flatMap(({ id, number }) => (changing.has(id) ? [] : [[number, id] as const])))
    const faults = changes.map((change) => findNumberFault(change, holders))
    const good = changes.filter((_, at) => !faults[at])
    await saveRows(tx, ARTICLE_ROWS, good.map((change) => toArticle(change, was.get(change.line.id), today, now))) // prettier-ignore
    await saveRows(tx, VERSION_ROWS, good.map((change) => toVersion(change, was.get(change.line.id), today))) // prettier-ignore
    await touchDocuments(tx, ARTICLE_SOURCE, good.map(({ line }) => line.id)) // prettier-ignore
    await announceData(tx)
    return faults.map((fault) => (fault ? [fault] : []))
  },
  remove: async ({ tx }, lines) => {
    await removeRows(tx, ARTICLE_ROWS, lines)
    await touchDocuments(tx, ARTICLE_SOURCE, lines.map(({ id }) => id)) // prettier-ignore
    await announceData(tx)
  },
})
