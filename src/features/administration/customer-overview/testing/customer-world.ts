import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { signInAs } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import { insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { recordInvoice } from '#features/orders/invoices/public.server.ts'
import { makeInvoice } from '#features/orders/invoices/testing/make-invoice.ts'
import type { NewOrder } from '#features/orders/orders/public.server.ts'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { insertCase } from '#features/support/cases/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

export const COMPANY = '00000000-0000-8000-8000-00000000c001'
export const MAIN = 'SP1~0000104210'
export const PLANT = 'SP1~0000104211'
const OTHER = 'SP1~0000104299'

const account = (at: number, number: string, name: string) => ({
  id: `00000000-0000-8000-8000-00000000000${at}`,
  ...{ erpId: 'SP1', number, salesOrg: '1000', name, city: 'Phoenix', postalCode: '85004', countryCode: 'US' },
  ...{ defaultCurrency: 'USD', customerUnitCurrency: null, currencies: ['USD'], isEcomEnabled: true },
  ...{ toolAccess: null, priceList: null },
})

const shipTo = { name: 'Northline', street: 'Mill Lane 3', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US' }
const order = (number: string, accountKey: string, differs: Partial<NewOrder>): NewOrder => ({
  ...{ number, accountKey, source: 'portal', currency: 'USD', shipTo, placedAt: new Date('2026-11-10T09:00:00Z') },
  lines: [{ sku: 'HS-245', name: 'Gas detector', quantity: 3, unitMinor: 1000n }],
  ...differs,
})

const insertAccounts = async (tx: Tx): Promise<void> => {
  await sql`insert into company (id, number, name, country_code, customer_type, customer_group)
    values (${COMPANY}, '400100', 'Northline Logistics', 'us', 'Direct', 'Key Account')`.execute(tx)
  await insertSoldTos(tx, [
    account(0, '0000104210', 'Main'),
    account(1, '0000104211', 'Plant'),
    account(2, '0000104299', 'Other'),
  ])
  await sql`update sold_to set company_id = ${COMPANY} where account_key = any(${[MAIN, PLANT]}::text[])`.execute(tx)
  await sql`update sold_to set credit_limit = 1000, open_amount = 1200.5, open_amount_at = '2026-11-16T04:00:00Z'
    where account_key = ${PLANT}`.execute(tx)
  await sql`update sold_to set credit_limit = 5000 where account_key = ${MAIN}`.execute(tx)
}

const insertTrade = async (tx: Tx, personId: string): Promise<void> => {
  await insertOrders(tx, [
    order('A-DONE', MAIN, { state: 'Delivered', placedAt: new Date('2026-11-15T09:00:00Z') }),
    order('A-LATE', MAIN, { promisedOn: '2026-01-05' }),
    order('A-OPEN', PLANT, { promisedOn: '2099-01-05' }),
    order('B-OTHER', OTHER, {}),
  ])
  await sql`insert into quote (number, account_key, currency, state, requested_at, changed_at, version, total_minor, valid_until)
    values ('Q-1', ${MAIN}, 'USD', 'Ordered', '2026-11-01', '2026-11-09', 1, 5000, null),
      ('Q-2', ${MAIN}, 'USD', 'Requested', '2026-11-01', '2026-11-02', 1, null, null),
      ('Q-3', ${PLANT}, 'USD', 'Offered', '2026-11-01', '2026-11-08', 1, 7000, '2026-11-02'),
      ('Q-4', ${OTHER}, 'USD', 'Requested', '2026-11-01', '2026-11-08', 1, 7000, null)`.execute(tx)
  await sql`insert into approval (company_id, cart_id, requester_id, account_key, state, submitted_at, moved_at, currency, net_minor,
      total_minor, needs, lines, purchase)
    values (${COMPANY}, ${randomUUID()}, ${personId}, ${MAIN}, 'Waiting', '2026-11-12', '2026-11-12', 'USD', 900, 1000, '[]', '[]', '{}'),
      (${COMPANY}, ${randomUUID()}, ${personId}, ${MAIN}, 'Rejected', '2026-11-12', '2026-11-12', 'USD', 900, 1000, '[]', '[]', '{}')`.execute(
    tx,
  )
  const { totalMinor } = makeInvoice('1')
  await recordInvoice(tx, makeInvoice('9001', { account: MAIN, issuedOn: '2026-01-01', dueOn: '2026-01-31' }))
  await recordInvoice(tx, makeInvoice('9002', { account: PLANT, issuedOn: '2026-10-01', dueOn: '2099-01-31' }))
  await recordInvoice(tx, makeInvoice('9003', { account: MAIN, paidMinor: totalMinor }))
  await recordInvoice(tx, makeInvoice('9004', { account: OTHER }))
}

const insertService = async (tx: Tx, personId: string): Promise<void> => {
  const requested = { kind: 'question', priority: 'normal', details: {} } as const
  const at = new Date('2026-11-14T09:00:00Z')
  await insertCase(tx, { ...requested, id: 'AB23CD45', personId, subject: 'Pump is loud' }, at)
  await insertCase(tx, { ...requested, id: 'EF23GH45', personId, subject: 'Old question' }, new Date('2026-11-15T09:00:00Z'))
  await sql`update support_case set status = 'Closed', ended_at = now() where id = 'EF23GH45'`.execute(tx)
  await insertCase(tx, { ...requested, id: 'JK23LM45', personId: null, subject: 'Of somebody else' }, at)
  await sql`insert into equipment (serial_number, sold_to_id, sku, next_service_on)
    select serial, sold_to.id, 'HS-245', due::date from sold_to join (values (${PLANT}, 'SN-1', '2099-01-01'),
      (${MAIN}, 'SN-2', '2026-01-01'), (${OTHER}, 'SN-3', '2026-01-01')) as unit (account, serial, due)
      on unit.account = sold_to.account_key`.execute(tx)
}

/** A customer of sps with two accounts, two people and a few things of every kind, beside one of somebody else. */
export const insertCustomer = async (site: TestApp): Promise<void> => {
  const db = site.services.db
  await withTenant(db, 'sps', insertAccounts)
  const people = [
    await signInAs(site, 'buyer@sps.example', { givenName: 'Ada', familyName: 'Buyer' }),
    await signInAs(site, 'boss@sps.example', { givenName: 'Bo', familyName: 'Head', status: 'pending' }),
  ]
  await withTenant(db, 'sps', async (tx) => {
    const ids = people.map(({ personId }) => personId)
    await sql`update person set company_id = ${COMPANY} where id = any(${ids}::uuid[])`.execute(tx)
    await sql`update person set company_role = 'company-admin' where email = 'boss@sps.example'`.execute(tx)
    await insertTrade(tx, ids[0] ?? '')
    await insertService(tx, ids[0] ?? '')
  })
}
