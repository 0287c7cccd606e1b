import { companyOf } from '#demo/accounts/companies.ts'
import { listTools, toolAccessOf } from '#demo/accounts/tools.ts'
import { listPeople, type Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { insertRequests, type SeededRequest } from '#foundation/requests/public.seed.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

const HOUR_MS = 3_600_000
/** Below what the database counts from, so that new ones never meet them. */
const FIRST_NUMBER = 10_001

const NOTES: Readonly<Record<string, string>> = {
  denied: 'Your agreement covers three users of this tool, and all three are in use.',
  'group-third': 'Please finish the introduction first, then ask again.',
}
const REASONS: Readonly<Record<string, string>> = {
  pending: 'We take over the maintenance of two more sites in December.',
  approved: 'Monthly report for our plant management.',
}

/** Every access of a person that somebody decided or has to decide has a request behind it. */
const listToolRequests = (
  person: Person,
  names: ReadonlyMap<string, string>,
  deciderId: string | null,
  now: Date,
): SeededRequest[] =>
  toolAccessOf(person).flatMap(({ toolId, status }, index): SeededRequest[] => {
    if (toolId === 'training' || (status !== 'Approved' && status !== 'Pending' && status !== 'Denied')) return []
    const isWaiting = status === 'Pending'
    const askedAt = new Date(now.getTime() - (isWaiting ? 5 : 24 * (20 + 7 * index)) * HOUR_MS)
    return [
      {
        kind: 'tool',
        personId: person.id,
        subjectId: toolId,
        subjectName: names.get(toolId) ?? toolId,
        reason: lookUp(REASONS, toolId) ?? '',
        askedAt,
        status: isWaiting ? 'Waiting' : status,
        ...(isWaiting
          ? {}
          : { decidedAt: new Date(askedAt.getTime() + 3 * HOUR_MS), decidedBy: deciderId, note: lookUp(NOTES, toolId) ?? '' }),
      },
    ]
  })

/** Two wishes for another company name: one fresh, one that waits for too long. */
const listNameRequests = (people: readonly Person[], now: Date): SeededRequest[] =>
  (['logistics', 'nodefault'] as const).flatMap((who, index) => {
    const position = people.findIndex((person) => person.who === who)
    const person = people[position]
    if (!person) return []
    const company = companyOf(person, position)
    return [
      {
        kind: 'company-name',
        personId: person.id,
        subjectId: company.id,
        subjectName: `${company.name} International`,
        reason: '',
        askedAt: new Date(now.getTime() - (2 + 48 * index) * HOUR_MS),
        status: 'Waiting' as const,
      },
    ]
  })

/** What people of one tenant asked for, the same each time but for the dates. */
export const seedRequests = async (tx: Tx, tenant: TenantKey, now: Date): Promise<void> => {
  const people = listPeople(tenant)
  const admin = people.find(({ who }) => who === 'admin')
  const names = new Map(listTools(tenant).map(({ id, name }) => [id, name]))
  const all = [
    ...people
      .filter(({ traits }) => !traits.isInternalUser)
      .flatMap((person) => listToolRequests(person, names, admin?.id ?? null, now)),
    ...listNameRequests(people, now),
  ].sort((one, two) => one.askedAt.getTime() - two.askedAt.getTime())
  await insertRequests(
    tx,
    all.map((request, index) => ({ ...request, number: FIRST_NUMBER + index })),
  )
}
