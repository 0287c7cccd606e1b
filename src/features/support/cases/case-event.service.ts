import { randomUUID } from 'node:crypto'
import type { CaseParty } from '#features/support/cases/case.rules.ts'
import type { CaseRow } from '#features/support/cases/case.store.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Told = { readonly id: string; readonly status: CaseRow['status']; readonly by: CaseParty }

/** Which case and how it stands; what people wrote is read where their rights are asked. */
const tellOf =
  (name: string) =>
  (services: Services, tx: Tx, { id, status, by }: Told): Promise<void> =>
    publishEvent(services, tx, { name, id: randomUUID(), data: { case: id, status, by } })

export const CASE_EVENTS = [
  { name: 'case.opened', right: 'cases' },
  { name: 'case.changed', right: 'cases' },
] as const

export const tellOpened = tellOf('case.opened')
export const tellChanged = tellOf('case.changed')
