import { createHash } from 'node:crypto'
import type { Bringing } from '#demo/bring-lines.ts'
import { CASE_STORIES, type CaseStory } from '#demo/cases/case-stories.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import type { Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { addNote, writeCaseId } from '#features/support/cases/public.server.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
/** Who has cases, and how many of the stories; those of others are older. */
const ASKERS = [
  { who: 'buyer', from: 0, count: CASE_STORIES.length },
  { who: 'single', from: 2, count: 3 },
  { who: 'colleague', from: 5, count: 2 },
] as const

/** The same on every machine. */
const idOf = (person: Person, { key }: CaseStory): string =>
  writeCaseId(createHash('sha256').update(`case ${person.tenant} ${person.who} ${key}`).digest())

type CaseFacts = { readonly person: Person; readonly story: CaseStory; readonly sku: string }

const openedAt = ({ daysAgo }: CaseStory, now: Date): number => now.getTime() - daysAgo * DAY_MS

/** Never in the future, however young the case is. */
const timeOf = (story: CaseStory, hours: number, now: Date): Date =>
  new Date(Math.min(openedAt(story, now) + hours * HOUR_MS, now.getTime()))

const toLine = ({ person, story, sku }: CaseFacts, agent: Person, now: Date) => {
  const { kind, priority, subject, isAssigned, rating, steps, details } = story
  const said = steps.filter(({ isNote, text }) => !isNote && text !== '')
  return {
    ...{ id: idOf(person, story), person: person.email, kind, priority, subject, ...details, rating },
    ...(kind === 'product' && { product: sku }),
    ...(isAssigned && { assignedTo: agent.email }),
    status: steps.findLast(({ status }) => status !== undefined)?.status ?? 'New',
    openedAt: new Date(openedAt(story, now)).toISOString(),
    text: said[0]?.text,
    messages: said.slice(1).map(({ by, text, hours }) => ({
      ...{ by: by === 'staff' ? agent.email : 'customer', text },
      at: timeOf(story, hours, now).toISOString(),
    })),
  }
}

/** Cases in every state for the buyer, a few for others. */
export const bringCases = async (
  { tx, bring }: Bringing,
  tenant: TenantKey,
  people: readonly Person[],
  now: Date,
): Promise<void> => {
  await tx.deleteFrom('supportCase').execute()
  const agent = people.find(({ who }) => who === 'agent')
  if (!agent) return
  const skus = [...listProducts(tenant, 40)].map(({ sku }) => sku)
  const cases = ASKERS.flatMap(({ who, from, count }) => {
    const person = people.find((one) => one.who === who)
    const stories = CASE_STORIES.slice(from, from + count)
    return person ? stories.map((story, index) => ({ person, story, sku: skus[index * 4] ?? '' })) : []
  })
  await bring(
    'cases',
    cases.map((one) => toLine(one, agent, now)),
  )
  for (const { person, story } of cases)
    for (const { isNote, text, hours } of story.steps)
      if (isNote) await addNote(tx, idOf(person, story), agent.id, text, timeOf(story, hours, now))
}
