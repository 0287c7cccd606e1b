import { chooseReach } from '#features/support/cases/case-access.rules.ts'
import { TONES } from '#features/support/cases/case-card.service.ts'
import { listCasesOf, type CaseFilter } from '#features/support/cases/case-list.store.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import type { RelatedSource } from '#features/orders/orders/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const SHOWN = 10

type CaseReader = {
  readonly tx: Tx
  readonly services: Services
  readonly user: ScopeUser
  readonly language: Language
}

const listRelatedCases = async ({ tx, services, user, language }: CaseReader, filter: CaseFilter) => {
  const reader = { id: user.id, reach: chooseReach(user) }
  const list = { sort: '-updated', page: 1, size: SHOWN, now: services.clock.now() } as const
  const { rows } = await listCasesOf(tx, reader, filter, list)
  const words = lookUp(services.dictionaries[language], 'cases') ?? {}
  return rows.map(({ id, subject, status, updated }) => ({
    label: subject,
    href: casePath(id),
    note: lookUp(words, `status.${status}`) ?? status,
    tone: TONES[status],
    at: updated.toISOString(),
  }))
}

/** A person's cases about an order, the latest first; staff also see those of the customers whom they answer. */
export const listOrderCases: RelatedSource = ({ order, ...reader }) => listRelatedCases(reader, { orderNumber: order.number })

type UnitReader = CaseReader & { readonly unit: { readonly serialNumber: string; readonly sku: string } }

/** The same about a unit with a serial number. */
export const listUnitCases = ({ unit: { serialNumber, sku }, ...reader }: UnitReader) =>
  listRelatedCases(reader, { unit: { serialNumber, sku } })
