import { companyOf } from '#demo/accounts/companies.ts'
import { listTools, toolAccessOf } from '#demo/accounts/tools.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import { requestThen, servicesAt } from '#demo/past.ts'
import { listPeople, type Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { decideRequest } from '#foundation/requests/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'

const HOUR_MS = 3_600_000

const NOTES: Readonly<Record<string, string>> = {
  denied: 'Your agreement covers three users of this tool, and all three are in use.',
  'group-third': 'Please finish the introduction first, then ask again.',
}
const REASONS: Readonly<Record<string, string>> = {
  pending: 'We take over the maintenance of two more sites in December.',
  approved: 'Monthly report for our plant management.',
}

type Story = {
  readonly kind: 'tool' | 'company-name'
  readonly personId: string
  readonly subjectId: string
  readonly subjectName: string
  readonly reason: string
  readonly askedAt: Date
  readonly decision?: 'approve' | 'deny'
  readonly note?: string
}

const DECISIONS: Readonly<Record<string, Pick<Story, 'decision'>>> = {
  Approved: { decision: 'approve' },
  Denied: { decision: 'deny' },
  Pending: {},
}

/** Every access of a person that somebody decided or has to decide has a request behind it. */
const listToolRequests = (person: Person, names: ReadonlyMap<string, string>, now: Date): Story[] =>
  toolAccessOf(person).flatMap(({ tool, status }, index): Story[] => {
    const decision = lookUp(DECISIONS, status)
    if (tool === 'training' || !decision) return []
    const hours = status === 'Pending' ? 5 : 24 * (20 + 7 * index)
    return [
      {
        ...{ kind: 'tool', personId: person.id, subjectId: tool, subjectName: names.get(tool) ?? tool, ...decision },
        ...{ reason: lookUp(REASONS, tool) ?? '', note: lookUp(NOTES, tool) ?? '' },
        askedAt: new Date(now.getTime() - hours * HOUR_MS),
      },
    ]
  })

/** Two wishes for another company name: one fresh, one that waits for too long. */
const listNameRequests = async ({ tx }: Bringing, people: readonly Person[], now: Date): Promise<Story[]> => {
  const stories: Story[] = []
  for (const [index, who] of ['logistics', 'nodefault'].entries()) {
    const position = people.findIndex((person) => person.who === who)
    const person = people[position]
    const subjectId = person && (await findPerson(tx, person.id))?.companyId
    if (subjectId)
      stories.push({
        ...{ kind: 'company-name', personId: person.id, subjectId, reason: '' },
        subjectName: `${companyOf(person, position).name} International`,
        askedAt: new Date(now.getTime() - (2 + 48 * index) * HOUR_MS),
      })
  }
  return stories
}

/** Requests of people of one tenant, and the admin's decisions three hours later. */
export const bringRequests = async (bringing: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  const { tx, services } = bringing
  const people = listPeople(tenant)
  const admin = people.find(({ who }) => who === 'admin')
  const names = new Map(listTools(tenant).map(({ id, names: { en } }) => [id, en]))
  const stories = [
    ...people.filter(({ traits }) => !traits.isInternalUser).flatMap((person) => listToolRequests(person, names, now)),
    ...(await listNameRequests(bringing, people, now)),
  ].sort((one, two) => one.askedAt.getTime() - two.askedAt.getTime())
  for (const { decision, note = '', ...asked } of stories) {
    const { number } = await requestThen(bringing, asked)
    if (!decision || !admin) continue
    const decidedAt = new Date(asked.askedAt.getTime() + 3 * HOUR_MS)
    const context = { tx, tenant, services: servicesAt(services, decidedAt) }
    await decideRequest(context, number, { decision, note, deciderId: admin.id })
  }
}
