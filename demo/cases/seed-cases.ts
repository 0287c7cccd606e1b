import { createHash } from 'node:crypto'
import { CASE_STORIES, type CaseStory } from '#demo/cases/case-stories.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { seedCase, writeCaseId } from '#features/support/cases/public.seed.ts'
import type { Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { Tx } from '#platform/database/database.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
/** Who has cases, and how many of the stories; those of others are older. */
const ASKERS = [
  { who: 'buyer', from: 0, count: CASE_STORIES.length },
  { who: 'single', from: 2, count: 3 },
  { who: 'colleague', from: 5, count: 2 },
] as const

/** The same on every machine. */
const idOf = (name: string): string => writeCaseId(createHash('sha256').update(`case ${name}`).digest())

const seedStory = async (tx: Tx, story: CaseStory, place: { person: Person; agentId: string; sku: string; now: Date }) => {
  const { person, agentId, sku, now } = place
  const createdAt = new Date(now.getTime() - story.daysAgo * DAY_MS)
  const { key, kind, priority, subject, isAssigned, rating, steps } = story
  const details = kind === 'product' ? { productSku: sku, ...story.details } : story.details
  const { serialNumber } = story.details
  await seedCase(tx, {
    id: idOf(`${person.tenant} ${person.who} ${key}`),
    personId: person.id,
    ...{ kind, priority, subject, details, createdAt, agentId, isAssigned },
    ...(kind === 'product' && { productSku: sku }),
    ...(serialNumber !== undefined && { serialNumber }),
    ...(rating !== undefined && { rating }),
    // Never in the future, however young the case is.
    steps: steps.map(({ hours, ...step }) => ({
      ...step,
      at: new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime())),
    })),
  })
}

/** Cases in every state for the buyer, a few for others. */
export const seedCases = async (tx: Tx, tenant: TenantKey, people: readonly Person[], now: Date): Promise<void> => {
  await tx.deleteFrom('supportCase').execute()
  const agentId = people.find(({ who }) => who === 'agent')?.id
  if (agentId === undefined) return
  const skus: string[] = []
  for (const product of listProducts(tenant, 40)) skus.push(product.sku)
  for (const { who, from, count } of ASKERS) {
    const person = people.find((one) => one.who === who)
    if (!person) continue
    for (const [index, story] of CASE_STORIES.slice(from, from + count).entries())
      await seedStory(tx, story, { person, agentId, sku: skus[index * 4] ?? '', now })
  }
}
