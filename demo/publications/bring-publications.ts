import type { Bringing } from '#demo/bring-lines.ts'
import { startDrawing, type DrawnLots } from '#demo/drawn-lots.ts'
import { findMade } from '#demo/incoming-file.ts'
import type { DrawnPublication } from '#demo/publications/draw-publication.ts'
import { listPublications, type DemoPublication, type DemoRevision } from '#demo/publications/list-publications.ts'
import { saveMark } from '#features/documents/publications/public.server.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Kept by the buyer: some followed, some at hand, and two with a revision that is new. */
const FOLLOWED = 6
const FAVOURITES = 4
const NEWS = 2
const MOST_REVISIONS = 4

/** In a thread of its own, beside the pages: hundreds of documents take seconds of one core. */
export const startPublications = (tenants: readonly DemoTenant[]): DrawnLots<readonly DrawnPublication[]> =>
  startDrawing(new URL('draw-publications.worker.ts', import.meta.url), tenants)

const toLine = (
  { publication: { slug, number, audience, sku, ...publication } }: DemoPublication,
  { sections: _, ...revision }: DemoRevision,
  { pages, outline }: DrawnPublication,
) => ({
  ...{ ...publication, id: number, products: [sku], languages: ['en'] },
  ...{ ...revision, file: `${slug}-${revision.revision}.pdf`, pages, outline },
  ...(audience === 'public' && { isPublic: true }),
  ...(audience === 'orders' && { tool: 'ecommerce' }),
})
type RevisionLine = ReturnType<typeof toLine>

type Marks = { readonly slug: string; readonly isSubscribed: boolean; readonly isFavourite: boolean; readonly isNews: boolean }

/** The buyer's publications: every fourth is followed and every fifth a favourite, as long as there are few. */
const chooseMarks = (all: readonly DemoPublication[]): Marks[] => {
  let [followed, news] = [0, 0]
  return all.flatMap(({ publication: { slug }, revisions }, index): Marks[] => {
    const [isFourth, isFavourite] = [index % 4 === 0, index % 5 === 1 && index < FAVOURITES * 5]
    if (!isFourth && !isFavourite) return []
    const isNews = isFourth && revisions.length > 1 && news < NEWS
    const marks = { slug, isSubscribed: followed < FOLLOWED, isFavourite, isNews }
    if (isFourth) followed += 1
    if (isNews) news += 1
    return [marks]
  })
}

/** Publications with all their revisions, in rounds: the first of each, then the second, and so on. */
export const bringPublications = async (
  { bring, tx, services }: Bringing,
  tenant: TenantKey,
  drawing: readonly DrawnPublication[],
): Promise<void> => {
  await tx.deleteFrom('publication').execute()
  const all = listPublications(tenant)
  const lots = drawing.values()
  const contents = new Map<string, Uint8Array>()
  const lines = all.map((demo) =>
    demo.revisions.map((revision) => {
      const { value: drawn } = lots.next()
      if (!drawn) throw new Error('the drawing ended early')
      const line = toLine(demo, revision, drawn)
      contents.set(line.file, drawn.content)
      return line
    }),
  )
  const marks = chooseMarks(all)
  const news = new Set(marks.filter(({ isNews }) => isNews).map(({ slug }) => slug))
  const isNews = (at: number): boolean => news.has(all[at]?.publication.slug ?? '')
  const rounds = Array.from({ length: MOST_REVISIONS }, (_, round) =>
    lines.flatMap((revisions, at): RevisionLine[] => {
      const isDelayed = isNews(at) && round === revisions.length - 1
      const line = isDelayed ? undefined : revisions[round]
      return line ? [line] : []
    }),
  )
  const find = findMade((name) => contents.get(name))
  await bring('publications', rounds.flat(), find)
  const buyer = await findPersonByEmail(tx, `buyer@${tenant}.example`)
  const keep = async (retained: readonly Marks[]): Promise<void> => {
    for (const { slug, isSubscribed, isFavourite } of retained)
      if (buyer) await saveMark(tx, buyer.id, slug, { isSubscribed, isFavourite }, services.clock.now())
  }
  // Marked before the last revision comes, it is news; marked after it, it has been seen.
  await keep(marks.filter((one) => one.isNews))
  await bring('publications', lines.flatMap((revisions, at) => (isNews(at) ? revisions.slice(-1) : [])), find) // prettier-ignore
  await keep(marks.filter((one) => !one.isNews))
}
