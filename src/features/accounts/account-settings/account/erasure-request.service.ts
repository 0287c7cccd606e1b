import { erasePersonTask } from '#foundation/personal-data/public.server.ts'
import { lockActiveAdmins } from '#foundation/identity/public.server.ts'
import type { RequestKind } from '#foundation/requests/public.server.ts'
import { conflict } from '#platform/http/errors.ts'

export const ERASURE_KIND = 'erasure'

/** The mail that tells of the decision leaves before its address is removed. */
const MAIL_MS = 600_000

/** Staff look whether something is still open, such as a delivery, before somebody is removed. */
export const erasureRequests: RequestKind = {
  kind: ERASURE_KIND,
  names: {
    en: 'Erasure of personal data',
    de: 'Löschung persönlicher Daten',
    fr: 'Effacement de données personnelles',
    es: 'Borrado de datos personales',
    pl: 'Usunięcie danych osobowych',
    zh: '删除个人数据',
  },
  page: '/secure/my-account',
  approve: async ({ tx, services }, { personId }, { at, by }) => {
    const admins = await lockActiveAdmins(tx)
    if (personId === by || (admins.length === 1 && admins[0] === personId)) conflict('Somebody else has to be an admin first.')
    const options = { owner: by, singletonKey: personId, startAfter: new Date(at.getTime() + MAIL_MS) }
    await services.jobs.enqueue(tx, erasePersonTask(services), { personId, actorId: by }, options)
  },
  // Everything stays.
  deny: async () => {},
}
