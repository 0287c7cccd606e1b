import { isDeepStrictEqual } from 'node:util'
import { withTrialFiles } from '#foundation/data-kinds/bring/trial-files.service.ts'
import type {
  DataKind,
  GivenLine,
  KindContext,
  LineResult,
  LineSource,
} from '#foundation/data-kinds/description/data-kind.service.ts'
import { findDraftFiles, takeDraftFiles } from '#foundation/data-kinds/drafts/draft-files.service.ts'
import {
  findDrafts,
  newestLines,
  removeDrafts,
  saveDraft,
  type DraftLine,
} from '#foundation/data-kinds/drafts/draft-line.store.ts'
import { DRAFT_FIELDS, dropDraftFields, isUnfinished, listMissing, planLine } from '#foundation/data-kinds/drafts/draft.rules.ts'
import { checkLine, type Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { countLines, readLines } from '#foundation/data-kinds/writing/line-reader.store.ts'
import { completeLine, isSameLine, keyOfLine } from '#foundation/data-kinds/writing/merge-line.service.ts'
import { lookUp } from '#kernel/look-up.ts'
import { tryOut } from '#platform/database/try-out.store.ts'
import { announceSchedule } from '#platform/jobs/schedule.store.ts'

type Draft = Omit<DraftLine, 'fault'>

const refuse = (problems: readonly LineProblem[]): LineResult => ({ ok: false, problems })

const showDraft = ({ line, publishAt }: Pick<Draft, 'line' | 'publishAt'>): Line => ({
  ...{ ...line, status: 'draft' },
  ...(publishAt && { publishAt: publishAt.toISOString() }),
})

const readTime = (line: Line, before: Date | null): Date | null => {
  if (!Object.hasOwn(line, 'publishAt')) return before
  const given = line['publishAt']
  return typeof given === 'string' ? new Date(given) : null
}

/**
 * A kind whose lines can wait as drafts. A draft is a row of a table of its own, which nothing but the back office reads:
 * what readers see holds published lines alone.
 */
export const withDrafts = (base: DataKind, source: LineSource): DataKind => {
  const { name, keys, normalise = (line: Line) => line } = base
  const fields = { ...base.fields, ...DRAFT_FIELDS }
  const unfinished = {
    keys,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, one]) => [field, { ...one, isRequired: one.isRequired && keys.includes(field) }]),
    ),
  }
  const newest = { fields, keys, source: newestLines({ name, keys, fields, source }) }
  const fileFields = new Set(Object.entries(fields).flatMap(([field, { type }]) => (type === 'file' ? [field] : [])))

  const findPublished = async ({ tx }: KindContext, line: Line): Promise<Line | undefined> =>
    (await base.read?.(tx, { among: [line], limit: 1 }))?.[0]?.line

  const publish = async (context: KindContext, draft: Draft | undefined, line: Line): Promise<LineResult> => {
    const given = { ...draft?.line, ...dropDraftFields(line) }
    const missing = listMissing(base.fields, completeLine(base, await findPublished(context, line), given))
    if (missing.length > 0) return refuse(missing)
    const findFile = draft ? findDraftFiles(context.services.files, draft, context.findFile) : context.findFile
    const [result] = await base.apply({ ...context, ...(findFile && { findFile }) }, [{ line: given, isDeleted: false }])
    if (!draft || !result?.ok) return result ?? refuse([])
    await removeDrafts(context.tx, name, [draft.key])
    return result.change === 'unchanged' ? { ok: true, change: 'changed', before: showDraft(draft) } : result
  }

  /** As if it were published, while `work` runs; then everything is as it was. */
  const tryPublished = (
    context: KindContext,
    draft: Draft,
    work: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<readonly LineProblem[]> =>
    withTrialFiles(context.services.files, (files) =>
      tryOut(context.tx, async () => {
        const result = await publish({ ...context, services: { ...context.services, files } }, draft, {})
        if (!result.ok) return result.problems
        await work()
        return []
      }),
    )

  const save = async (context: KindContext, draft: Draft | undefined, key: string, line: Line): Promise<LineResult> => {
    const published = await findPublished(context, line)
    const given: Line = { ...draft?.line, ...dropDraftFields(line) }
    const merged = completeLine(base, published, given)
    const taken = await takeDraftFiles(context, base.fields, { line: merged, before: draft?.files ?? {}, published })
    if ('problems' in taken) return refuse(taken.problems)
    const { files } = taken
    const publishAt = readTime(line, draft?.publishAt ?? null)
    const next = { key, line: given, files, publishAt, savedBy: context.by ?? null }
    const before = draft ? showDraft(draft) : published
    const isOtherFile = Object.entries(files).some(([field, { sha256 }]) => lookUp(published, `${field}Sha256`) !== sha256)
    if (published && !isOtherFile && isSameLine(base.fields, published, merged)) {
      if (draft) await removeDrafts(context.tx, name, [key])
      return draft ? { ok: true, change: 'changed', before: showDraft(draft) } : { ok: true, change: 'unchanged' }
    }
    const isSame = draft && isDeepStrictEqual([given, files, publishAt], [draft.line, draft.files, draft.publishAt])
    if (isSame) return { ok: true, change: 'unchanged' }
    if (publishAt || Object.keys(files).length > 0) {
      const problems = await tryPublished(context, next)
      // Missing fields may come later, unless nobody looks at the line before it is published. A file is good or never will be.
      const bad = publishAt
        ? problems
        : problems.filter(({ column, reason }) => fileFields.has(column) && reason !== 'is missing')
      if (bad.length > 0) return refuse(bad)
    }
    await saveDraft(context.tx, name, next)
    if (publishAt) await announceSchedule(context.tx)
    return { ok: true, change: draft ? 'changed' : 'new', ...(before && { before }) }
  }

  const remove = async (context: KindContext, draft: Draft | undefined, { line }: GivenLine): Promise<LineResult> => {
    const [result] = await base.apply(context, [{ line: dropDraftFields(line), isDeleted: true }])
    if (!draft || !result?.ok) return result ?? refuse([])
    await removeDrafts(context.tx, name, [draft.key])
    return result.change === 'deleted' ? result : { ok: true, change: 'deleted', before: showDraft(draft) }
  }

  const discard = async (context: KindContext, draft: Draft | undefined): Promise<LineResult> => {
    if (!draft) return { ok: true, change: 'unchanged' }
    await removeDrafts(context.tx, name, [draft.key])
    return { ok: true, change: 'deleted', before: showDraft(draft) }
  }

  const applyOne = async (context: KindContext, key: string, given: GivenLine): Promise<LineResult> => {
    const draft = (await findDrafts(context.tx, name, [key])).get(key)
    const { isDeleted } = given
    const line = normalise(given.line)
    const isPublished = draft !== undefined && (await findPublished(context, line)) !== undefined
    const known = { isDeleted, hasDraft: draft !== undefined, isPublished, now: context.services.clock.now() }
    const act = planLine(line, known)
    if (typeof act === 'object') return refuse([act])
    if (act === 'remove') return remove(context, draft, { line, isDeleted })
    if (act === 'discard-draft') return discard(context, draft)
    if (act === 'save-draft') return save(context, draft, key, line)
    if (act === 'publish') return publish(context, draft, given.line)
    const [result] = await base.apply(context, [{ line: dropDraftFields(given.line), isDeleted }])
    return result ?? refuse([])
  }

  return {
    ...base,
    fields,
    hasDrafts: true,
    isDecidedByData: true,
    // Whether it is whole is known when it is published: `apply` looks then.
    check: () => [],
    parse: (value) => {
      const isLoose = typeof value === 'object' && value !== null && isUnfinished(value as Line)
      return checkLine(isLoose ? unfinished : { fields, keys }, value)
    },
    read: async (tx, query) =>
      query.isNewest || query.filters?.['status'] === 'draft'
        ? readLines(tx, newest, query)
        : ((await base.read?.(tx, query)) ?? []),
    count: async (tx, query) =>
      query.isNewest || query.filters?.['status'] === 'draft'
        ? countLines(tx, newest, query)
        : ((await base.count?.(tx, query)) ?? 0),
    tryDraft: async (context, line, work) => {
      const key = keyOfLine(keys, normalise(line))
      const draft = (await findDrafts(context.tx, name, [key])).get(key)
      return draft && tryPublished(context, draft, work)
    },
    apply: async (context, given) => {
      const keyed = given.map((one) => ({ ...one, key: keyOfLine(keys, normalise(one.line)) }))
      const drafts = await findDrafts(context.tx, name, keyed.map(({ key }) => key)) // prettier-ignore
      const isPlain = ({ key, line }: (typeof keyed)[number]): boolean =>
        !drafts.has(key) && Object.keys(DRAFT_FIELDS).every((field) => (lookUp(line, field) ?? undefined) === undefined)
      if (keyed.every(isPlain)) return base.apply(context, given.map(({ line, isDeleted }) => ({ line: dropDraftFields(line), isDeleted }))) // prettier-ignore
      const results: LineResult[] = []
      for (const one of keyed) results.push(await applyOne(context, one.key, one))
      return results
    },
  }
}
