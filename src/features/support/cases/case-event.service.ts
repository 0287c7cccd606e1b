import { randomUUID } from 'node:crypto'
import { listReaders } from '#features/support/cases/case-access.store.ts'
import type { CaseParty } from '#features/support/cases/case.rules.ts'
import type { CaseRow } from '#features/support/cases/case.store.ts'
import { publishCompanyEvent, publishEvent } from '#foundation/outbox/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type CaseChange = { readonly id: string; readonly status: CaseRow['status']; readonly by: CaseParty }

type Answered = Pick<CaseRow, 'id' | 'status' | 'subject'>

/** Which case and how it stands; what people wrote is read where their rights are asked. */
const tellOf =
  (name: string) =>
  (services: Services, tx: Tx, { id, status, by }: CaseChange): Promise<void> =>
    publishEvent(services, tx, { name, id: randomUUID(), data: { case: id, status, by } })

export const CASE_EVENTS = [
  { name: 'case.opened', right: 'cases' },
  { name: 'case.changed', right: 'cases' },
] as const

export const CASE_ANSWERED = 'case.answered'

/** To systems of the customer, as far as whoever keeps them is its customer or in copy. The answer itself stays here. */
export const tellAnswered = async (services: Services, tx: Tx, { id, status, subject }: Answered): Promise<void> =>
  publishCompanyEvent(services, tx, {
    ...{ name: CASE_ANSWERED, id: randomUUID(), data: { case: id, status, subject } },
    about: { readers: await listReaders(tx, id) },
  })

export const tellOpened = tellOf('case.opened')
export const tellChanged = tellOf('case.changed')
