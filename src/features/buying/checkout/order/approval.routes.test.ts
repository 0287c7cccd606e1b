import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { features } from '#app/features.ts'
import { submitForApproval } from '#features/company/approvals/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { runRecurring } from '#platform/jobs/recurring.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const COMPANY = '00000000-0000-8000-8000-00000000c001'
const OTHER = '00000000-0000-8000-8000-00000000c002'

let world: CheckoutWorld
const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)

const setRole = (who: Who, role: string, company = COMPANY) =>
  inTenant((tx) =>
    sql`update person set company_id = ${company}, company_role = ${role}, order_limit_minor = null, order_limit_currency = null,
      cost_centres = '{}', status = 'active', disabled_at = null where id = ${idOf(who)}`.execute(tx),
  )
const idOf = (who: Who): string => (who === 'nobody' ? '' : world.people[who].personId)

beforeAll(async () => {
  const identity = { approvalProofOver: { minor: '2500', currency: 'USD' } }
  world = await openCheckoutWorld({ tenants: { process: { identity } } })
  await inTenant((tx) =>
    sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline'), (${OTHER}, '400200', 'Other')`.execute(
      tx,
    ),
  )
})
afterAll(() => world.close())
beforeEach(async () => {
  world.waitForPrices()
  for (const table of ['approval', 'approval_rule', 'cost_centre', 'substitute', 'cart', 'stock_reservation'])
    await inTenant((tx) => sql`delete from ${sql.table(table)}`.execute(tx))
  await setRole('buyer', 'requester')
  await setRole('colleague', 'approver')
  await setRole('nodefault', 'approver')
  await setRole('accounting', 'company-admin')
  await setRole('reader', 'viewer')
  await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '8.80' }] })
})

const usd = (minor: number) => ({ minor: String(minor), currency: 'USD' })
const addRule = async (rule: object): Promise<string> => {
  const { status, body } = await world.send('POST', '/api/company/v1/approval-rules', { who: 'accounting', body: rule })
  expect(status).toBe(201)
  return String(body['id'])
}
const tier = (who: Who, need: 'any' | 'all' = 'any') => ({ need, approvers: [idOf(who)] })
const submit = async (who: Who = 'buyer', quantity = 2) => {
  await world.add('V-1', quantity, who)
  const cartId = await world.readCartId(who)
  const headers = { 'idempotency-key': randomUUID() }
  const placed = await world.send('POST', '/api/cart/v1/orders', { who, body: { cartId }, headers })
  return { ...placed, cartId, id: String(placed.body['approvalId']) }
}
const decide = (id: string, who: Who, decision = 'approve', note = '') =>
  world.send('POST', `/api/approvals/v1/${id}/decision`, { who, body: { decision, note } })
const read = async (id: string, who: Who) => (await world.send('GET', `/api/approvals/v1/${id}`, { who })).body
const countOrders = async (): Promise<number> =>
  (await inTenant((tx) => sql<{ count: number }>`select count(*)::integer as count from orders`.execute(tx))).rows[0]?.count ?? 0
const makeCentre = async (code = 'CC-200') => {
  const { body } = await world.send('POST', '/api/company/v1/cost-centres', {
    who: 'accounting',
    body: { code, name: 'Maintenance' },
  })
  return String(body['id'])
}
const makeBudget = (policy: string, minor: number, code = 'CC-200') =>
  world.send('POST', '/api/company/v1/budgets', {
    who: 'accounting',
    body: { costCentre: code, from: '2026-11-01', until: '2026-11-30', amount: usd(minor), policy },
  })
const readBudget = async () => {
  const { body } = await world.send('GET', '/api/company/v1/budgets', { who: 'accounting' })
  return (body['budgets'] as readonly Record<string, { minor: string }>[])[0]
}
const chooseCentre = (who: Who, costCentre: string | null = 'CC-200') =>
  world.send('PUT', '/api/checkout/v1/cost-centre', { who, body: { costCentre } })

describe('an order that needs nobody', () => {
  test('is placed at once by a buyer without a cost centre', async () => {
    await setRole('buyer', 'buyer')
    expect((await submit()).status).toBe(201)
  })

  test('a viewer places none', async () => {
    await setRole('buyer', 'viewer')
    expect((await world.add('V-1', 1)).status).toBe(403)
  })
})

/** As if what waits had been sent so much earlier. */
const passHours = (hours: number) =>
  inTenant(async (tx) => {
    await sql`update approval set submitted_at = submitted_at - make_interval(hours => ${hours}::integer),
      moved_at = moved_at - make_interval(hours => ${hours}::integer)`.execute(tx)
    await sql`update approval_event set at = at - make_interval(hours => ${hours}::integer)`.execute(tx)
  })
const runNamed = (job: string) => {
  const recurring = features.flatMap(({ recurring: own = [] }) => own).filter(({ name }) => name === job)
  return runRecurring({ db: world.services.db, services: world.services, recurring, log: console })
}
const escalate = () => runNamed('escalate approvals')

describe('an order that needs approval', () => {
  test('waits, is approved by whoever’s turn it is, and becomes one order', async () => {
    const before = await countOrders()
    const { status, body, id } = await submit()
    expect([status, body['state']]).toEqual([202, 'Waiting'])
    expect(await countOrders()).toBe(before)
    const [mail] = await inTenant((tx) => listOutbox(tx, 10))
    expect(mail?.text).toContain(`/secure/approvals/details.${id}`)
    expect((await decide(id, 'buyer')).body['code']).toBe('own_order')
    expect((await decide(id, 'accounting')).body['code']).toBe('not_your_turn')
    const approved = await decide(id, 'colleague')
    expect([approved.status, approved.body['state']]).toEqual([200, 'Approved'])
    expect(await countOrders()).toBe(before + 1)
    const again = await decide(id, 'nodefault')
    expect([again.status, again.body['code']]).toEqual([409, 'already_decided'])
    const view = await read(id, 'buyer')
    expect(view['orderNumber']).toBe(approved.body['orderNumber'])
    expect((view['history'] as { action: string }[]).map(({ action }) => action)).toEqual(['submit', 'approve'])
  })

  test('above the limit of the site an approver proves who they are; refusing needs no proof [T-103]', async () => {
    const { id } = await submit('buyer', 3)
    const refused = await decide(id, 'colleague')
    expect([refused.status, refused.body['code']]).toEqual([403, 'reauthentication_required'])
    expect((await read(id, 'buyer'))['state']).toBe('Waiting')

    const { cookie } = await signInAs(world, 'colleague@process.example', {}, { isProven: true })
    const proven = await world.send('POST', `/api/approvals/v1/${id}/decision`, {
      ...{ who: 'colleague', body: { decision: 'approve', note: '' }, headers: { cookie } },
    })
    expect([proven.status, proven.body['state']]).toEqual([200, 'Approved'])

    const other = await submit('buyer', 3)
    expect((await decide(other.id, 'colleague', 'reject', 'Too much')).status).toBe(200)
  })

  test('the order says who approved it, when and why, to those whom it concerns', async () => {
    const { id } = await submit()
    const { body } = await decide(id, 'colleague')
    const readOrder = (who: Who) => world.send('GET', `/api/orders/v1/${String(body['orderNumber'])}`, { who })
    const names = await inTenant((tx) =>
      sql<{
        name: string
      }>`select trim(given_name || ' ' || family_name) as name from person where id = ${idOf('colleague')}`.execute(tx),
    )
    expect((await readOrder('buyer')).body['approval']).toEqual({
      by: names.rows[0]?.name,
      at: expect.stringMatching(/^2026-11-16T/),
      because: 'Requester',
      href: `/secure/approvals/details.${id}`,
    })
    await setRole('nodefault', 'buyer')
    await setRole('colleague', 'buyer', OTHER)
    expect((await readOrder('colleague')).body['approval']).toBeNull()
  })

  test('two approvers at the same instant make one order [T-107]', async () => {
    const before = await countOrders()
    const { id } = await submit()
    const answers = await Promise.all([decide(id, 'colleague'), decide(id, 'nodefault')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await countOrders()).toBe(before + 1)
  })

  test('its cart cannot be ordered past the approval, nor submitted twice', async () => {
    const { cartId } = await submit()
    const headers = { 'idempotency-key': randomUUID() }
    const again = await world.send('POST', '/api/cart/v1/orders', { body: { cartId }, headers })
    expect([again.status, again.body['code']]).toEqual([409, 'waiting'])
  })

  test('goes from tier to tier, and not the other way', async () => {
    await addRule({ name: 'Requesters', tiers: [tier('colleague'), tier('nodefault')] })
    const { id } = await submit()
    expect((await decide(id, 'nodefault')).body['code']).toBe('not_your_turn')
    expect((await decide(id, 'colleague')).body['state']).toBe('Waiting')
    expect((await decide(id, 'colleague')).body['code']).toBe('not_your_turn')
    expect((await decide(id, 'nodefault')).body['state']).toBe('Approved')
  })

  test.each([
    ['reject', 'Rejected', 0],
    ['send-back', 'Sent back', 2],
  ] as const)('%s needs a note; the lines are where they belong', async (decision, state, quantity) => {
    const { id } = await submit()
    expect((await decide(id, 'colleague', decision)).status).toBe(400)
    expect((await decide(id, 'colleague', decision, 'Too much')).body['state']).toBe(state)
    const { body } = await world.send('GET', '/api/cart/v1')
    const lines = body['lines'] as { quantity: number }[]
    expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity)
    expect((await read(id, 'buyer'))['reason']).toBe('Too much')
  })

  test('is withdrawn by the requester alone, and joins what is in the cart by then', async () => {
    const { id } = await submit()
    await world.add('V-1', 3)
    expect((await world.send('POST', `/api/approvals/v1/${id}/withdraw`, { who: 'colleague' })).status).toBe(404)
    expect((await world.send('POST', `/api/approvals/v1/${id}/withdraw`)).body['state']).toBe('Withdrawn')
    const { body } = await world.send('GET', '/api/cart/v1')
    expect((body['lines'] as { quantity: number }[]).map(({ quantity }) => quantity)).toEqual([5])
  })

  test('is sent back where a price has changed since, and nothing is ordered [T-107]', async () => {
    const before = await countOrders()
    const { id } = await submit()
    await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '9.90' }] })
    world.waitForPrices()
    const { status, body } = await decide(id, 'colleague')
    expect([status, body['code'], body['state']]).toEqual([409, 'changed', 'Sent back'])
    expect(await countOrders()).toBe(before)
    expect((await read(id, 'buyer'))['state']).toBe('Sent back')
    expect(((await world.send('GET', '/api/cart/v1')).body['lines'] as unknown[]).length).toBe(1)
  })

  test('is sent back where the requester’s limit was lowered below it meanwhile [T-107]', async () => {
    const before = await countOrders()
    await addRule({ name: 'Requesters', tiers: [tier('colleague')] })
    const limit = (minor: number) =>
      inTenant((tx) =>
        sql`update person set order_limit_minor = ${minor}, order_limit_currency = 'USD' where id = ${idOf('buyer')}`.execute(tx),
      )
    await limit(5000)
    const { id } = await submit()
    await limit(1000)
    const { status, body } = await decide(id, 'colleague')
    expect([status, body['code'], body['state']]).toEqual([409, 'changed', 'Sent back'])
    expect(await countOrders()).toBe(before)
  })

  test('is sent back where the requester may not buy any more [T-107]', async () => {
    const { id } = await submit()
    await setRole('buyer', 'viewer')
    expect((await decide(id, 'colleague')).body['code']).toBe('changed')
  })

  test('a removed approver’s turn goes to the others, and their open link decides nothing [T-107]', async () => {
    await addRule({ name: 'Requesters', tiers: [tier('colleague')] })
    const { id } = await submit()
    await inTenant((tx) =>
      sql`update person set company_id = null, company_role = null where id = ${idOf('colleague')}`.execute(tx),
    )
    expect((await decide(id, 'colleague')).status).toBe(404)
    expect((await decide(id, 'accounting')).body['state']).toBe('Approved')
  })

  describe('when an approver leaves', () => {
    const runReport = () => {
      const recurring = features
        .flatMap(({ recurring: own = [] }) => own)
        .filter(({ name }) => name === 'report departed approvers')
      return runRecurring({ db: world.services.db, services: world.services, recurring, log: console })
    }
    const entriesOf = (who: Who) =>
      inTenant(async (tx) => {
        const { rows } = await sql<{ title: string; subject: string; titleValues: Record<string, unknown> }>`
          select title, subject, title_values from inbox_entry where person_id = ${idOf(who)} and kind = 'approval'`.execute(tx)
        return rows
      })
    const reportMails = async () =>
      (await inTenant((tx) => listOutbox(tx, 100))).filter(({ text }) => text.includes('can no longer approve'))
    beforeEach(() => inTenant((tx) => sql`delete from inbox_entry`.execute(tx)))

    test.each([
      ['was disabled', sql`disabled_at = now(), status = 'deactivated'`],
      ['was removed', sql`disabled_at = now(), status = 'deleted', company_role = null`],
      ['has a role that approves nothing', sql`company_role = 'viewer'`],
      ['belongs to another company', sql`company_id = ${OTHER}`],
    ] as const)('and %s, the next tier decides and the admins hear of it once', async (_, change) => {
      await addRule({ name: 'Every order', tiers: [tier('colleague'), tier('nodefault')] })
      const { id } = await submit()
      await inTenant((tx) => sql`update person set ${change} where id = ${idOf('colleague')}`.execute(tx))
      await runReport()
      const reported = (await entriesOf('accounting')).filter(({ title }) => title === 'left')
      expect(reported).toMatchObject([
        {
          subject: idOf('colleague'),
          titleValues: { rules: 'Every order', orders: { words: { en: expect.stringContaining('(') } } },
        },
      ])
      expect((await entriesOf('nodefault')).map(({ title, subject }) => [title, subject])).toEqual([['requested', id]])
      const sent = await reportMails()
      expect(sent[0]?.text).toContain('Rules that name them: Every order')
      await runReport()
      expect(await reportMails()).toHaveLength(sent.length)
      expect((await decide(id, 'nodefault')).body['state']).toBe('Approved')
    })

    test('nobody hears of approvers who are there, nor of those only invited yet', async () => {
      await addRule({ name: 'Every order', tiers: [{ need: 'any', approvers: [idOf('colleague'), idOf('nodefault')] }] })
      await inTenant((tx) => sql`update person set status = 'pending' where id = ${idOf('nodefault')}`.execute(tx))
      await runReport()
      expect(await entriesOf('accounting')).toEqual([])
    })
  })

  test('of somebody who was removed is withdrawn, and its money is free again', async () => {
    await makeCentre()
    await makeBudget('warn', 10_000)
    await world.add('V-1', 1)
    await chooseCentre('buyer')
    const { id } = await submit('buyer', 1)
    expect((await readBudget())?.['reserved']).toEqual(usd(1760))
    await inTenant((tx) => sql`update person set status = 'deleted', disabled_at = now() where id = ${idOf('buyer')}`.execute(tx))
    await runNamed('withdraw orders of departed requesters')
    expect(await read(id, 'colleague')).toMatchObject({ state: 'Withdrawn', isMyTurn: false })
    expect((await readBudget())?.['reserved']).toEqual(usd(0))
    expect((await decide(id, 'colleague')).body['code']).toBe('already_decided')
    const { rows } = await inTenant((tx) =>
      sql`select subject_id, details ->> 'by' as by from audit_entry
        where action = 'approval.withdrawn' and details ->> 'object' = ${id}`.execute(tx),
    )
    expect(rows).toEqual([{ subjectId: idOf('buyer'), by: 'requester left' }])
  })

  test('says where it goes, when it is wanted and why', async () => {
    await world.add('V-1', 2)
    const cartId = await world.readCartId()
    const place = {
      address: {
        name: 'Plant Two',
        street: 'Mill Lane 3',
        extra: '',
        postalCode: '80-831',
        city: 'Gdańsk',
        region: '',
        countryCode: 'PL',
      },
    }
    const delivery = { ...place, method: 'standard', requestedOn: '2026-12-01', isComplete: false, attention: 'Gate C' }
    expect((await world.send('PUT', '/api/checkout/v1/delivery', { body: delivery })).status).toBe(200)
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await world.send('POST', '/api/cart/v1/orders', {
      body: { cartId, note: ' For the stop in week 48 ' },
      headers,
    })
    expect(await read(String(body['approvalId']), 'colleague')).toMatchObject({
      delivery: { shipTo: 'Plant Two, Mill Lane 3, 80-831 Gdańsk, PL', requestedOn: '2026-12-01', attention: 'Gate C' },
      history: [{ action: 'submit', note: 'For the stop in week 48' }],
    })
  })

  test('a forwarded link opens nothing for a buyer of the same company [T-107]', async () => {
    await setRole('nodefault', 'buyer')
    const { id } = await submit()
    expect((await world.send('GET', `/api/approvals/v1/${id}`, { who: 'nodefault' })).status).toBe(404)
    expect((await decide(id, 'nodefault')).status).toBe(404)
    expect((await world.send('GET', '/api/approvals/v1', { who: 'nodefault' })).body['approvals']).toEqual([])
  })

  test('a substitute decides nothing after their last day [T-107]', async () => {
    await addRule({ name: 'Requesters', tiers: [tier('colleague')] })
    const { id } = await submit()
    const away = { person: idOf('nodefault'), from: '2026-11-10', until: '2026-11-15' }
    expect((await world.send('PUT', '/api/company/v1/substitute', { who: 'colleague', body: away })).status).toBe(200)
    expect(await decide(id, 'nodefault')).toMatchObject({ status: 403, body: { code: 'not_your_turn' } })
    expect((await read(id, 'buyer'))['state']).toBe('Waiting')
  })

  test('names of other companies are taken neither as approvers nor as substitutes [T-106]', async () => {
    const rule = await addRule({ name: 'Requesters', tiers: [tier('colleague')] })
    await setRole('nodefault', 'approver', OTHER)
    const tiers = [{ need: 'any', approvers: [idOf('nodefault')] }]
    const changed = await world.send('PATCH', `/api/company/v1/approval-rules/${rule}`, { who: 'accounting', body: { tiers } })
    expect([changed.status, changed.body['code']]).toEqual([422, 'no_approver'])
    const away = { person: idOf('nodefault'), from: '2026-11-10', until: '2026-11-20' }
    const named = await world.send('PUT', '/api/company/v1/substitute', { who: 'colleague', body: away })
    expect(named.status).toBeGreaterThanOrEqual(400)
    const { id } = await submit()
    expect((await decide(id, 'nodefault')).status).toBe(404)
    expect((await decide(id, 'colleague')).body['state']).toBe('Approved')
  })

  test('is sent back where the stock has gone since [T-107]', async () => {
    const before = await countOrders()
    const { id } = await submit()
    await inTenant((tx) =>
      sql`insert into stock_reservation (sku, warehouse, quantity, order_number, expires_at)
        values ('V-1', 'pl', 30, 'ELSE-1', '2027-01-01')`.execute(tx),
    )
    const { status, body } = await decide(id, 'colleague')
    expect([status, body['code'], body['state']]).toEqual([409, 'changed', 'Sent back'])
    expect(await countOrders()).toBe(before)
  })

  test('a budget that is cut at the instant of the approval is either seen by it or cut after it [T-107]', async () => {
    await makeCentre()
    await makeBudget('block', 2000)
    const { body: budgets } = await world.send('GET', '/api/company/v1/budgets', { who: 'accounting' })
    const [budget] = budgets['budgets'] as { id: string }[]
    await world.add('V-1', 1)
    await chooseCentre('buyer')
    const { id } = await submit('buyer', 1)
    const before = await countOrders()
    const cut = () =>
      world.send('PATCH', `/api/company/v1/budgets/${budget?.id ?? ''}`, { who: 'accounting', body: { amount: usd(100) } })
    const [decided, changed] = await Promise.all([decide(id, 'colleague'), cut()])
    expect(changed.status).toBe(200)
    const state = (await read(id, 'buyer'))['state']
    expect([decided.status, state]).toEqual(decided.status === 200 ? [200, 'Approved'] : [409, 'Sent back'])
    expect(await countOrders()).toBe(before + (state === 'Approved' ? 1 : 0))
    const after = await readBudget()
    expect(after?.['reserved']).toEqual(usd(0))
    expect(after?.['spent']).toEqual(usd(state === 'Approved' ? 1760 : 0))
  })

  test('nobody of another company or tenant knows of it', async () => {
    const { id } = await submit()
    await setRole('nodefault', 'company-admin', OTHER)
    for (const who of ['nodefault', 'foreign', 'reader'] as const) {
      expect((await world.send('GET', `/api/approvals/v1/${id}`, { who })).status).toBe(404)
      expect((await decide(id, who)).status).toBe(404)
    }
  })

  test('a substitute decides for who is away, on their days alone, and both are named [T-107]', async () => {
    await addRule({ name: 'Requesters', tiers: [tier('colleague')] })
    const { id } = await submit()
    const away = { person: idOf('nodefault'), from: '2026-11-17', until: '2026-11-20' }
    expect((await world.send('PUT', '/api/company/v1/substitute', { who: 'colleague', body: away })).status).toBe(200)
    expect((await decide(id, 'nodefault')).body['code']).toBe('not_your_turn')
    await world.send('PUT', '/api/company/v1/substitute', { who: 'colleague', body: { ...away, from: '2026-11-16' } })
    expect((await decide(id, 'nodefault')).body['state']).toBe('Approved')
    const history = (await read(id, 'buyer'))['history'] as { by: string; for: string }[]
    expect(history.at(-1)).toMatchObject({ by: expect.any(String), for: expect.any(String) })
  })

  test('what nobody decides in time is escalated to the admins', async () => {
    await addRule({ name: 'Requesters', tiers: [tier('colleague')], escalateAfterHours: 1 })
    const { id } = await submit()
    await passHours(2)
    await escalate()
    expect((await read(id, 'accounting'))['state']).toBe('Escalated')
    expect((await decide(id, 'accounting')).body['state']).toBe('Approved')
  })

  test('each rule moves on after its own hours, and nothing once everybody above may decide', async () => {
    await addRule({ name: 'Quick', tiers: [tier('colleague')], escalateAfterHours: 1 })
    await addRule({ name: 'Slow', tiers: [tier('nodefault')], escalateAfterHours: 5 })
    const { id } = await submit()
    const countSteps = async () =>
      ((await read(id, 'accounting'))['history'] as { action: string }[]).filter(({ action }) => action === 'escalate').length
    await passHours(2)
    await escalate()
    await escalate()
    expect(await countSteps()).toBe(1)
    expect((await decide(id, 'colleague')).body['state']).toBe('Waiting')
    await passHours(5)
    await escalate()
    await passHours(50)
    await escalate()
    await escalate()
    expect(await countSteps()).toBe(2)
  })

  test('many that never escalate hold up none that does', async () => {
    await addRule({ name: 'Requesters', tiers: [tier('colleague')], escalateAfterHours: 1 })
    const { id } = await submit()
    await inTenant((tx) =>
      sql`insert into approval (company_id, cart_id, requester_id, account_key, state, submitted_at, moved_at, po_number, currency,
            net_minor, total_minor, needs, lines, purchase)
          select company_id, gen_random_uuid(), requester_id, account_key, state, submitted_at - interval '9 days',
            moved_at - interval '9 days', '', currency, net_minor, total_minor, '[]', '[]', '{}'
          from approval, generate_series(1, 2100) where id = ${id}`.execute(tx),
    )
    await passHours(2)
    await escalate()
    expect((await read(id, 'accounting'))['state']).toBe('Escalated')
  })

  test('waits under the rules it was submitted under', async () => {
    const rule = await addRule({ name: 'Requesters', tiers: [tier('colleague')] })
    const { id } = await submit()
    await world.send('DELETE', `/api/company/v1/approval-rules/${rule}`, { who: 'accounting' })
    expect((await decide(id, 'nodefault')).body['code']).toBe('not_your_turn')
    expect((await decide(id, 'colleague')).body['state']).toBe('Approved')
  })
})

describe('choices of a cart that is submitted at the same instant', () => {
  test('are not changed any more: the order stays what was submitted [T-107]', async () => {
    await makeCentre('CC-1')
    await makeCentre('CC-2')
    await world.add('V-1', 2)
    const cartId = await world.readCartId()
    await chooseCentre('buyer', 'CC-1')
    const { changing } = await inTenant(async (tx) => {
      await sql`select from cart where id = ${cartId} for update`.execute(tx)
      const request = chooseCentre('buyer', 'CC-2')
      for (let waiting = 0; waiting === 0;) {
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_locks where not granted`.execute(tx)
        waiting = rows[0]?.n ?? 0
      }
      await sql`update cart set ordered_at = now() where id = ${cartId}`.execute(tx)
      return { changing: request }
    })
    expect((await changing).status).toBe(409)
    const { rows } = await inTenant((tx) =>
      sql<{ code: string }>`select cost_centre as code from checkout where cart_id = ${cartId}`.execute(tx),
    )
    expect(rows[0]?.code).toBe('CC-1')
  })

  test('that changed all the same send it back: nobody approved it for that budget [T-107]', async () => {
    await makeCentre('CC-1')
    await makeCentre('CC-2')
    await world.add('V-1', 1)
    await chooseCentre('buyer', 'CC-1')
    const { id, cartId } = await submit('buyer', 1)
    await inTenant((tx) => sql`update checkout set cost_centre = 'CC-2' where cart_id = ${cartId}`.execute(tx))
    const { status, body } = await decide(id, 'colleague')
    expect([status, body['code'], body['state']]).toEqual([409, 'changed', 'Sent back'])
  })
})

describe('what cannot wait', () => {
  test('a card is neither charged nor taken where somebody must approve, and both say why', async () => {
    await world.add('V-1', 2)
    const cartId = await world.readCartId()
    await world.payByCard('good-0001')
    const reply = await world.send('POST', '/api/checkout/v1/authorisation', { body: { cartId } })
    expect([reply.status, reply.body['code']]).toEqual([409, 'card_with_approval'])
    const headers = { 'idempotency-key': randomUUID() }
    const placed = await world.send('POST', '/api/cart/v1/orders', { body: { cartId }, headers })
    expect([placed.status, placed.body['code']]).toEqual([409, 'card_with_approval'])
    const charged = await inTenant((tx) => sql`select from payment_authorisation where cart_id = ${cartId}`.execute(tx))
    expect(charged.rows).toHaveLength(0)
  })

  const fill = (count: number) =>
    inTenant((tx) =>
      sql`insert into approval (company_id, cart_id, requester_id, account_key, state, submitted_at, moved_at, currency, net_minor,
            total_minor, needs, lines, purchase)
          select ${COMPANY}, gen_random_uuid(), ${idOf('buyer')}, 'x', 'Waiting', now(), now(), 'USD', 1, 1, '[]', '[]', '{}'
          from generate_series(1, ${count})`.execute(tx),
    )

  test('a requester has a hundred orders waiting at most, and goes on when one is decided', async () => {
    await fill(99)
    const { id } = await submit()
    const { status, body } = await submit()
    expect([status, body['code']]).toEqual([409, 'too_many_waiting'])
    await decide(id, 'colleague', 'reject', 'no')
    const cartId = await world.readCartId()
    const headers = { 'idempotency-key': randomUUID() }
    expect((await world.send('POST', '/api/cart/v1/orders', { body: { cartId }, headers })).status).toBe(202)
  })

  test('carts submitted at the same instant do not pass the cap together', async () => {
    await fill(99)
    const submitOne = () =>
      inTenant((tx) =>
        submitForApproval(
          { tx, server: { services: world.services }, scope: { tenant: 'process' } },
          {
            ...{
              companyId: COMPANY,
              cartId: randomUUID(),
              requesterId: idOf('buyer'),
              accountKey: 'x',
              costCentre: null,
              poNumber: '',
            },
            ...{ net: { minor: 1n, currency: 'USD' }, total: { minor: 1n, currency: 'USD' }, needs: [], lines: [], purchase: {} },
          },
        ),
      )
    const outcomes = await Promise.allSettled([submitOne(), submitOne(), submitOne()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('orders that are together over a limit', () => {
  test('are a hint to the approver and the company’s admins, and never to who ordered', async () => {
    await inTenant((tx) => sql`delete from orders where placed_by = ${idOf('buyer')}`.execute(tx))
    await addRule({ name: 'Large', when: { amountOver: usd(3000) }, tiers: [tier('colleague')] })
    await setRole('buyer', 'buyer')
    const first = await submit('buyer', 2)
    expect(first.status).toBe(201)
    await setRole('buyer', 'requester')
    const { id } = await submit('buyer', 2)
    const together = [
      {
        ...{ rule: 'Large', limit: usd(3000), sum: usd(3520) },
        orders: [
          { id: first.body['orderNumber'], isWaiting: false, net: usd(1760) },
          { id, isWaiting: true, net: usd(1760) },
        ],
      },
    ]
    expect((await read(id, 'colleague'))['splits']).toMatchObject(together)
    expect((await read(id, 'buyer'))['splits']).toEqual([])
    const listed = async (who: Who) =>
      (await world.send('GET', '/api/approvals/v1?role=approver', { who })).body['splits'] as unknown[]
    expect(await listed('accounting')).toMatchObject(together)
    expect(await listed('colleague')).toEqual([])
    await setRole('nodefault', 'company-admin', OTHER)
    expect(await listed('nodefault')).toEqual([])
  })
})

describe('before an order is submitted', () => {
  const explain = async (who: Who = 'buyer') => {
    const cartId = await world.readCartId(who)
    return (await world.send('GET', `/api/cart/v1/approval?cartId=${cartId}`, { who })).body
  }

  test('it is said who must approve and why', async () => {
    await addRule({ name: 'Large', when: { amountOver: usd(1000) }, tiers: [tier('colleague')] })
    await world.add('V-1', 2)
    const body = await explain()
    expect(body['needed']).toBe(true)
    expect(body['because']).toMatchObject([{ rule: 'Large', approvers: [{ id: idOf('colleague') }] }])
  })

  test('an amount that is just equal needs nobody', async () => {
    await setRole('buyer', 'buyer')
    await addRule({ name: 'Large', when: { amountOver: usd(1760) }, tiers: [tier('colleague')] })
    await world.add('V-1', 2)
    expect((await explain())['needed']).toBe(false)
  })

  test('an inactive cost centre, or one that is not theirs, does not exist', async () => {
    const id = await makeCentre()
    await makeCentre('CC-300')
    await world.add('V-1', 1)
    await inTenant((tx) => sql`update person set cost_centres = '{CC-300}' where id = ${idOf('buyer')}`.execute(tx))
    expect((await chooseCentre('buyer')).status).toBe(404)
    expect((await chooseCentre('buyer', 'CC-300')).status).toBe(200)
    await inTenant((tx) => sql`update person set cost_centres = '{}' where id = ${idOf('buyer')}`.execute(tx))
    await world.send('PATCH', `/api/company/v1/cost-centres/${id}`, { who: 'accounting', body: { isActive: false } })
    expect((await chooseCentre('buyer')).status).toBe(404)
  })
})

describe('budgets', () => {
  const orderFor = async (who: Who, quantity: number) => {
    await world.add('V-1', quantity, who)
    await chooseCentre(who)
    const cartId = await world.readCartId(who)
    return world.send('POST', '/api/cart/v1/orders', { who, body: { cartId }, headers: { 'idempotency-key': randomUUID() } })
  }

  test('what waits is reserved, what is ordered spent, what is rejected free again', async () => {
    await makeCentre()
    await makeBudget('warn', 10_000)
    const { body } = await orderFor('buyer', 2)
    expect(await readBudget()).toMatchObject({ reserved: usd(1760), spent: usd(0), left: usd(8240) })
    await decide(String(body['approvalId']), 'colleague')
    expect(await readBudget()).toMatchObject({ reserved: usd(0), spent: usd(1760), left: usd(8240) })
    const second = await orderFor('buyer', 1)
    expect(await readBudget()).toMatchObject({ reserved: usd(880) })
    await decide(String(second.body['approvalId']), 'colleague', 'reject', 'no')
    expect(await readBudget()).toMatchObject({ reserved: usd(0), spent: usd(1760) })
  })

  test('one that blocks refuses, and names itself', async () => {
    await makeCentre()
    await makeBudget('block', 1759)
    const { status, body } = await orderFor('buyer', 2)
    expect([status, body['code'], body['costCentre']]).toEqual([409, 'budget_exceeded', 'CC-200'])
  })

  test('one that asks sends to the approvers, whoever orders', async () => {
    await setRole('buyer', 'buyer')
    await makeCentre()
    await makeBudget('approve', 1759)
    expect((await orderFor('buyer', 2)).status).toBe(202)
    expect((await orderFor('buyer', 1)).status).toBe(202)
  })

  test('orders at once cannot spend the same money [T-108]', async () => {
    for (const who of ['buyer', 'colleague', 'nodefault'] as const) await setRole(who, 'buyer')
    await makeCentre()
    await makeBudget('block', 1760)
    const people = ['buyer', 'colleague'] as const
    for (const who of people) {
      await world.add('V-1', 2, who)
      await chooseCentre(who)
    }
    const answers = await Promise.all(
      people.map(async (who) =>
        world.send('POST', '/api/cart/v1/orders', {
          who,
          body: { cartId: await world.readCartId(who) },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(await readBudget()).toMatchObject({ spent: usd(1760), left: usd(0) })
  })

  test('a budget that was cut while an order waited sends it back [T-107]', async () => {
    await makeCentre()
    await makeBudget('approve', 5000)
    const { body } = await orderFor('buyer', 2)
    await inTenant((tx) => sql`update budget set amount_minor = 100`.execute(tx))
    expect((await decide(String(body['approvalId']), 'colleague')).body['code']).toBe('changed')
  })
})
