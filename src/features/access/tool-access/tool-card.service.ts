import type { HomeCard, HomeItem } from '#features/accounts/home/public.server.ts'
import { nameTool } from '#foundation/entitlements/public.ts'
import { listRequestsOf } from '#foundation/requests/public.server.ts'
import { listToolsOf } from '#features/access/tool-access/person-tool.store.ts'
import { warnFrom } from '#features/access/tool-access/renewal.rules.ts'

const PATH = '/secure/tools'
/** So long a decision is news. */
const NEWS_MS = 14 * 86_400_000

/** Requests that were decided lately, and access that runs out soon. */
export const toolCard: HomeCard = {
  name: 'requests',
  namespace: 'tool-access',
  title: 'home.title',
  order: 34,
  path: PATH,
  isHiddenEmpty: true,
  empty: { text: 'home.none', action: 'toTools', path: PATH },
  read: async ({ tx, user, services, language, say }) => {
    const now = services.clock.now()
    const tools = await listToolsOf(tx, user.id)
    const ending: HomeItem[] = tools.flatMap(({ id, name, names, expiresAt }) =>
      expiresAt !== null && expiresAt <= warnFrom(now)
        ? [
            {
              label: nameTool({ name, names }, language),
              href: `${PATH}#${id}`,
              note: say('home.ends'),
              tone: 'warn' as const,
              at: expiresAt,
            },
          ]
        : [],
    )
    const nameOf = (id: string): string | undefined => {
      const tool = tools.find((one) => one.id === id)
      return tool && nameTool(tool, language)
    }
    const decided: HomeItem[] = (await listRequestsOf(tx, user.id)).flatMap(
      ({ number, subjectId, subjectName, status, decidedAt }) =>
        decidedAt !== null && now.getTime() - decidedAt.getTime() < NEWS_MS && (status === 'Approved' || status === 'Denied')
          ? [
              {
                label: nameOf(subjectId) ?? subjectName,
                href: `${PATH}#${number}`,
                note: say(status === 'Approved' ? 'status.approved' : 'status.denied'),
                tone: status === 'Approved' ? ('ok' as const) : ('bad' as const),
                at: decidedAt,
                needsYou: true,
              },
            ]
          : [],
    )
    return [...ending, ...decided]
  },
}
