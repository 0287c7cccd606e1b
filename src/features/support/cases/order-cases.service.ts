import { chooseReach } from '#features/support/cases/case-access.rules.ts'
import { TONES } from '#features/support/cases/case-card.service.ts'
import { listCasesOf } from '#features/support/cases/case-list.store.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import type { RelatedSource } from '#features/orders/orders/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'

const SHOWN = 10

/** A person's cases about an order, the latest first; staff also see those of the customers whom they answer. */
export const listOrderCases: RelatedSource = async ({ tx, services, user, order, language }) => {
  const reader = { id: user.id, reach: chooseReach(user) }
  const list = { sort: '-updated', page: 1, size: SHOWN, now: services.clock.now() } as const
  const { rows } = await listCasesOf(tx, reader, { orderNumber: order.number }, list)
  const words = lookUp(services.dictionaries[language], 'cases') ?? {}
  return rows.map(({ id, subject, status, updated }) => ({
    label: subject,
    href: casePath(id),
    note: lookUp(words, `status.${status}`) ?? status,
    tone: TONES[status],
    at: updated.toISOString(),
  }))
}
