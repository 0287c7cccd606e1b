import { keepReadable } from '#features/orders/exports/deliver-file.service.ts'
import { listUnfetched } from '#features/orders/exports/export-file.store.ts'
import { DOWNLOADS_PATH } from '#features/orders/exports/my-downloads.texts.ts'
import type { HomeCard } from '#features/accounts/home/public.server.ts'

const SHOWN = 5

/** Files that are ready and were not fetched yet. */
export const readyCard: HomeCard = {
  name: 'files-ready',
  namespace: 'exports',
  title: 'home.ready',
  order: 32,
  path: DOWNLOADS_PATH,
  isHiddenEmpty: true,
  empty: { text: 'empty', action: 'toOrders', path: '/secure/orders' },
  read: async ({ tx, user, services, tenant, say }) => {
    const unfetched = await listUnfetched(tx, user.id, services.clock.now(), SHOWN)
    return (await keepReadable({ tx, services, tenant }, user.id, unfetched)).map(({ id, fileName, madeAt }) => ({
      label: fileName,
      href: `${DOWNLOADS_PATH}#${id}`,
      note: say('state.completed'),
      tone: 'ok' as const,
      at: madeAt,
      needsYou: true,
    }))
  },
}
