import type { HomeCard } from '#features/accounts/home/public.server.ts'
import { listAdmin, writeRequestId } from '#foundation/requests/public.server.ts'

const SHOWN = 5
const DAY_MS = 86_400_000
const PATH = '/back-office/requests'

/** Requests that wait for a decision, the oldest first; only deciders see them. */
export const requestCard: HomeCard = {
  name: 'requests-waiting',
  namespace: 'request-admin',
  title: 'title',
  order: 15,
  firstFor: ['staff'],
  path: PATH,
  isHiddenEmpty: true,
  empty: { text: 'view.decided', action: 'title', path: PATH },
  read: async ({ tx, user, services, say }) => {
    if (!user.roles.includes('admin')) return []
    const now = services.clock.now()
    const { rows } = await listAdmin(tx, now, { view: 'waiting', sort: 'askedAt', page: 1, size: SHOWN })
    return rows.map(({ number, person, subject, askedAt }) => {
      const isLate = now.getTime() - askedAt.getTime() > DAY_MS
      return {
        label: `${person}: ${subject}`,
        href: `${PATH}?request=${writeRequestId(number)}`,
        note: say(isLate ? 'view.late' : 'view.waiting'),
        tone: isLate ? ('warn' as const) : ('info' as const),
        at: askedAt,
      }
    })
  },
}
