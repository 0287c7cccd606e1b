import { chooseReach, isAgent } from '#features/support/cases/case-access.rules.ts'
import { countOpened, listCasesOf, type CaseFilter } from '#features/support/cases/case-list.store.ts'
import { casePath, CASES_PATH, NEW_CASE_PATH, type CaseStatus } from '#features/support/cases/case.rules.ts'
import type { HomeCard, HomeItem, HomeRequest } from '#features/accounts/home/public.server.ts'

const SHOWN = 5
const WEEKS = 12
const WEEK_MS = 7 * 86_400_000
export const TONES: Readonly<Record<CaseStatus, NonNullable<HomeItem['tone']>>> = {
  New: 'idle',
  'In progress': 'info',
  'Waiting for you': 'warn',
  Solved: 'ok',
  Closed: 'ok',
  Reopened: 'info',
}

const readCases = async ({ tx, user, services, say }: HomeRequest, filter: CaseFilter): Promise<HomeItem[]> => {
  const reader = { id: user.id, reach: chooseReach(user) }
  const list = { sort: '-updated', page: 1, size: SHOWN, now: services.clock.now() } as const
  const { rows } = await listCasesOf(tx, reader, filter, list)
  return rows.map(({ id, subject, status, updated, isLate }) => ({
    label: subject,
    href: casePath(id),
    note: isLate ? say('late') : say(`status.${status}`),
    tone: isLate ? 'bad' : TONES[status],
    at: updated,
    // To staff it says that the customer is waited for.
    needsYou: isAgent(reader) ? isLate : status === 'Waiting for you',
  }))
}

const answers = ({ user }: HomeRequest): boolean => isAgent({ reach: chooseReach(user) })

/** The newest cases; for staff those of the queue that changed last. */
export const caseCard: HomeCard = {
  name: 'cases',
  namespace: 'cases',
  title: 'home.title',
  staffTitle: 'title',
  order: 20,
  firstFor: ['staff'],
  path: CASES_PATH,
  empty: { text: 'home.empty', action: 'home.action', path: NEW_CASE_PATH },
  read: (request) => readCases(request, answers(request) ? { ended: 'false' } : {}),
  readNeeds: (request) =>
    // Staff answer what is overdue; customers what waits for them.
    readCases(request, answers(request) ? { due: 'late' } : { status: 'Waiting for you' }),
  readChart: async ({ tx, user, services, language, say }) => {
    const reader = { id: user.id, reach: chooseReach(user) }
    if (!isAgent(reader)) return undefined
    const now = services.clock.now()
    const from = new Date(now.getTime() - WEEKS * WEEK_MS)
    const counts = await countOpened(tx, reader, from, WEEKS)
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const points = counts.map((value, at) => ({ name: day.format(new Date(from.getTime() + at * WEEK_MS)), value }))
    return { title: say('home.chart'), points }
  },
}
