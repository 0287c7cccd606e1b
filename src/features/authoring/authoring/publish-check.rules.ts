import { listImages, listRichTexts } from '#features/site/content/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import type { ReviewBlock } from '#features/authoring/authoring/review.rules.ts'
import type { AuthorFields } from '#foundation/blocks/public.ts'

/** An error stops publishing, a warning only tells. */
export type CheckLevel = 'error' | 'warning'
/** Names the check for those who say it in another language. */
export type CheckCode =
  | 'alt'
  | 'licence-ended'
  | 'licence-ending'
  | 'second-heading'
  | 'no-heading'
  | 'level'
  | 'description'
  | 'weight'
  | 'link'
  | 'link-draft'
  | 'link-file'
  | 'language'
  | ReviewBlock
export type PageCheck = {
  readonly path: string
  readonly message: string
  readonly level: CheckLevel
  readonly code: CheckCode
  /** Its subject, such as an address or a day. */
  readonly about?: string
}
export type FieldsOf = (type: string) => AuthorFields | undefined

const WEIGHT_LIMIT = 200_000

const checkImages = ({ blocks }: PageContent): PageCheck[] =>
  blocks
    .flatMap(({ props }, index) => listImages(props, `blocks.${index}.props`))
    .filter(({ alt, isDecorative }) => alt.trim() === '' && !isDecorative)
    .map(({ path }) => ({
      path: `${path}.alt`,
      message: 'The picture has no alternative text and is not marked as decorative.',
      level: 'error',
      code: 'alt',
    }))

/** By address: the last day on which a picture may be shown. */
export type LicenceEnds = ReadonlyMap<string, string>

const SOON_MS = 30 * 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const listSources = ({ blocks }: PageContent): string[] => [
  ...new Set(blocks.flatMap(({ props }) => listImages(props, '').map(({ src }) => src))),
]

/** A picture whose licence has ended stops the page; one whose licence ends within a month is a warning. */
export const checkLicences = ({ blocks }: PageContent, ends: LicenceEnds, now: Date): PageCheck[] =>
  blocks
    .flatMap(({ props }, index) => listImages(props, `blocks.${index}.props`))
    .flatMap(({ path, src }): PageCheck[] => {
      const last = ends.get(src)
      if (last === undefined || last > dayOf(now.getTime() + SOON_MS)) return []
      const hasEnded = last < dayOf(now.getTime())
      const message = hasEnded ? `The licence of this picture ended on ${last}.` : `The licence of this picture ends on ${last}.`
      const code = hasEnded ? 'licence-ended' : 'licence-ending'
      return [{ path: `${path}.src`, message, level: hasEnded ? 'error' : 'warning', code, about: last }]
    })

const isMainHeading = ({ type }: { readonly type: string }): boolean => type === 'hero' || type === 'error-notice'

/** Levels that a text leaves out: after a second-level heading comes a third, not a fourth. */
const leavesLevelOut = (html: string): boolean => {
  const levels = [...html.matchAll(/<h([2-4])\b/g)].map(([, level]) => Number(level))
  return levels.some((level, index) => level > (levels[index - 1] ?? 2) + 1)
}

const checkHeadings = ({ blocks, kind }: PageContent, fieldsOf: FieldsOf): PageCheck[] => {
  const main = blocks.flatMap((block, index) => (isMainHeading(block) ? [index] : []))
  const second = main.slice(1).map((index): PageCheck => {
    const message = 'The page has a main heading already.'
    return { path: `blocks.${index}.props.title`, message, level: 'warning', code: 'second-heading' }
  })
  const none: PageCheck[] =
    main.length === 0 && kind !== 'Fragment'
      ? [{ path: 'blocks', message: 'The page has no main heading.', level: 'warning', code: 'no-heading' }]
      : []
  const skipped = blocks.flatMap(({ type, props }, index) =>
    listRichTexts(fieldsOf(type) ?? {}, props, `blocks.${index}.props`)
      .filter(({ html }) => leavesLevelOut(html))
      .map(({ path }): PageCheck => ({ path, message: 'A level of headings is left out.', level: 'warning', code: 'level' })),
  )
  return [...none, ...second, ...skipped]
}

const checkSummary = ({ description, kind }: PageContent): PageCheck[] =>
  description.trim() === '' && kind !== 'Fragment'
    ? [
        {
          path: 'description',
          message: 'Without a description, search results show none.',
          level: 'warning',
          code: 'description',
        },
      ]
    : []

const checkWeight = (content: PageContent): PageCheck[] =>
  JSON.stringify(content).length > WEIGHT_LIMIT
    ? [{ path: 'blocks', message: 'The page is very long and slow to load on a phone.', level: 'warning', code: 'weight' }]
    : []

/** Texts that are long enough to differ between languages. */
const isSentence = (text: string): boolean =>
  !/^(?:\/|https?:|mailto:)/.test(text) &&
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .trim()
    .split(/\s+/).length >= 3

const listSentences = (value: unknown): string[] => {
  if (typeof value === 'string') return isSentence(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listSentences) : []
}

/** In another language the page says the same words as its source: somebody still has to translate them. */
export const checkLanguage = (content: PageContent, source: PageContent, locale: string): PageCheck[] => {
  const theirs = new Set(listSentences([source.title, source.description, source.blocks.map(({ props }) => props)]))
  const same = listSentences([content.title, content.description, content.blocks.map(({ props }) => props)])
  const count = same.filter((text) => theirs.has(text)).length
  const message = `Texts that are the same as in ${locale}: ${count}.`
  return count === 0 ? [] : [{ path: 'blocks', message, level: 'warning', code: 'language', about: `${locale}: ${count}` }]
}

/** Checks of a page before visitors see it, errors first. */
export const checkBeforePublishing = (content: PageContent, fieldsOf: FieldsOf): PageCheck[] => [
  ...checkImages(content),
  ...checkHeadings(content, fieldsOf),
  ...checkSummary(content),
  ...checkWeight(content),
]
