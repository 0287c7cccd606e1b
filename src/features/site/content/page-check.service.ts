import type { z } from 'zod'
import { hrefSchema, type Block } from '#foundation/blocks/public.ts'
import { listRichTexts } from '#features/site/content/field-value.rules.ts'
import { isNarrowed } from '#features/site/content/page-audience.rules.ts'
import type { PageContent } from '#features/site/content/page-content.schema.ts'
import type { PageRegistry } from '#features/site/content/page-registry.service.ts'

/** Its code names it for those who say it in another language. */
export type ContentProblem = { readonly path: string; readonly message: string; readonly code?: string; readonly about?: string }
type Checked = { readonly content: PageContent } | { readonly problems: readonly ContentProblem[] }

const codeOf = ({ code }: z.core.$ZodIssue): string =>
  code === 'too_small' ? 'too-small' : code === 'too_big' ? 'too-big' : 'wrong'

const toProblems = (issues: readonly z.core.$ZodIssue[], path: readonly string[] = []): ContentProblem[] =>
  issues.map((issue) => ({ path: [...path, ...issue.path.map(String)].join('.'), message: issue.message, code: codeOf(issue) }))

const findRepeatedIds = (blocks: readonly Block[]): ContentProblem[] => {
  const ids = blocks.map(({ id }) => id)
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: `blocks.${index}.id`, message: 'is the name of another block', code: 'repeated' }] : [],
  )
}

/** A nested block stands in a block that may hold blocks, one level deep: pages stay readable on a phone. */
const findMisplaced = (registry: PageRegistry['blocks'], blocks: readonly Block[]): ContentProblem[] =>
  blocks.flatMap(({ type, into }, index) => {
    if (into === undefined) return []
    const holder = blocks.slice(0, index).find(({ id }) => id === into)
    const isQueueable = holder !== undefined && registry.get(holder.type)?.holdsBlocks === true
    const message = 'names no block that can hold this one'
    return isQueueable && registry.get(type)?.holdsBlocks !== true
      ? []
      : [{ path: `blocks.${index}.into`, message, code: 'into' }]
  })

/** A fragment is stored for everyone: whoever sees the page around it sees it too. */
const findFragmentAudience = ({ template, audience }: PageContent): ContentProblem[] =>
  template === 'fragment-template' && isNarrowed(audience)
    ? [{ path: 'audience', message: 'is said by the page on which a fragment stands', code: 'audience' }]
    : []

/** An author's content, ready to be stored: rich text is clean [T-40]. Otherwise all of its faults [T-4]. */
export const checkContent = async ({ contentSchema, blocks: registry }: PageRegistry, written: unknown): Promise<Checked> => {
  const { sanitiseBlock, listRichTextLinks } = await import('#features/site/content/sanitise-rich-text.service.ts')
  const parsed = contentSchema.safeParse(written)
  if (!parsed.success) return { problems: toProblems(parsed.error.issues) }
  const problems = [
    ...findRepeatedIds(parsed.data.blocks),
    ...findFragmentAudience(parsed.data),
    ...findMisplaced(registry, parsed.data.blocks),
  ]
  const blocks = parsed.data.blocks.flatMap((block, index): Block[] => {
    const at = `blocks.${index}`
    const definition = registry.get(block.type)
    if (!definition) {
      problems.push({ path: `${at}.type`, message: 'is no block of this site', code: 'unknown-block' })
      return []
    }
    const props = definition.schema.safeParse(block.props)
    if (!props.success) {
      problems.push(...toProblems(props.error.issues, [at, 'props']))
      return []
    }
    for (const { path, html } of listRichTexts(definition.fields, props.data, `${at}.props`))
      if (listRichTextLinks(html).some((href) => !hrefSchema.safeParse(href).success))
        problems.push({ path, message: 'holds a link that this site may not hold', code: 'bad-link' })
    return [{ ...block, props: sanitiseBlock(definition, props.data) }]
  })
  return problems.length > 0 ? { problems } : { content: { ...parsed.data, blocks } }
}
