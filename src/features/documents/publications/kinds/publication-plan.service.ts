import { isDeepStrictEqual } from 'node:util'
import type { PUBLICATION_FIELDS } from '#features/documents/publications/kinds/publication-fields.rules.ts'
import { takePdf, type TakenPdf } from '#features/documents/publications/kinds/publication-file.service.ts'
import { nextRevision, toPublicationSlug } from '#features/documents/publications/kinds/publication-number.rules.ts'
import { listKnownPublications, type KnownPublication } from '#features/documents/publications/kinds/publication-rows.store.ts'
import type { Change, KindContext } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'

export type PublicationChange = Change<typeof PUBLICATION_FIELDS>

export type PlannedPublication = {
  readonly change: PublicationChange
  readonly slug: string
  readonly supersedes: string | null
  readonly revision: string
  /** Of a revision that is new. */
  readonly pdf: TakenPdf | undefined
}

/** The line's own file; a form sends back the one that it showed of the revision before. */
const pickFacts = ({ line, given, before }: PublicationChange, { by }: KindContext) => {
  const says = (name: 'pages' | 'outline'): boolean =>
    Object.hasOwn(given, name) && (by === undefined || !isDeepStrictEqual(line[name], before?.[name]))
  return {
    ...(says('pages') && line.pages !== undefined && { pages: line.pages }),
    ...(says('outline') && line.outline !== undefined && { outline: line.outline }),
  }
}

const isProblem = (value: object): value is LineProblem => 'reason' in value

/** The revision that a line means, and whether it is new. */
const planRevision = (
  { line, given, before, files }: PublicationChange,
  revisions: readonly string[],
): { readonly revision: string; readonly isNew: boolean } | LineProblem => {
  const [current] = revisions
  const named = given['revision'] === null ? undefined : given['revision']
  const file = files['file']
  const isNewFile = file !== undefined && file.sha256 !== before?.['fileSha256']
  if (typeof named === 'string' && named !== current) {
    if (revisions.includes(named))
      return { column: 'revision', reason: `‘${named}’ is an older revision; ‘${current}’ came after it` }
    return file ? { revision: named, isNew: true } : { column: 'file', reason: 'a new revision needs its file' }
  }
  if (current !== undefined && !isNewFile) return { revision: current, isNew: false }
  if (current !== undefined && named === current)
    return { column: 'revision', reason: `‘${current}’ is published with another file; name the next revision` }
  if (!file) return { column: 'file', reason: line.file === undefined ? 'is missing' : 'a new revision needs its file' }
  let revision = nextRevision(current)
  while (revisions.includes(revision)) revision = nextRevision(revision)
  return { revision, isNew: true }
}

/** All files are stored by then; nothing else is written. */
export const planPublications = async (
  context: KindContext,
  changes: readonly PublicationChange[],
): Promise<(PlannedPublication | LineProblem)[]> => {
  const numbers = changes.flatMap(({ line: { id, supersedes } }) => [id, ...(supersedes === undefined ? [] : [supersedes])])
  const known = await listKnownPublications(context.tx, numbers, numbers.map(toPublicationSlug))
  const byNumber = new Map(known.map((one) => [one.number, one]))
  const bySlug = new Map(known.map(({ slug, number }) => [slug, number]))
  const slugOf = (number: string): string => byNumber.get(number)?.slug ?? toPublicationSlug(number)

  const plan = async (change: PublicationChange): Promise<PlannedPublication | LineProblem> => {
    const { id, supersedes } = change.line
    const was: KnownPublication | undefined = byNumber.get(id)
    const slug = slugOf(id)
    const holder = bySlug.get(slug) ?? id
    if (holder !== id) return { column: 'id', reason: `‘${holder}’ has the same letters and digits, and so the same address` }
    bySlug.set(slug, id)
    const planned = planRevision(change, was?.revisions ?? [])
    if (isProblem(planned)) return planned
    const incoming = change.files['file']
    const pdf = planned.isNew && incoming ? await takePdf(context, incoming, pickFacts(change, context)) : undefined
    if (pdf && isProblem(pdf)) return pdf
    return { change, slug, supersedes: supersedes === undefined ? null : slugOf(supersedes), revision: planned.revision, pdf }
  }

  const plans: (PlannedPublication | LineProblem)[] = []
  for (const change of changes) plans.push(await plan(change))
  return plans
}
