import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { PERSON_COLUMNS } from '#features/administration/back-office/merge/person-columns.rules.ts'
import { withTenant } from '#platform/database/database.ts'

let site: TestApp
let admin: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Ada', familyName: 'Min' }, { isProven: true })
})
afterAll(() => site.close())

const merge = (stays: string, from: string, who = admin) =>
  site.app.inject({
    method: 'POST',
    url: `/api/back-office/v1/people/${stays}/merge`,
    headers: { host: who.host, cookie: who.cookie, origin: `http://${who.host}` },
    payload: { from },
  })
const read = (path: string, who = admin) =>
  site.app.inject({ url: `/api/back-office/v1/people${path}`, headers: { host: who.host, cookie: who.cookie } })
const run = <Row>(query: RawBuilder<Row>) => withTenant(site.services.db, 'sps', async (tx) => (await query.execute(tx)).rows)

test('every column that names a person has a decision, and every decision a column', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'person'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('uuid', 'text')
      and (column_name in ('person_id', 'actor_id', 'author_id', 'holder', 'owner', 'acting_for', 'assigned_to')
        or column_name like '%\\_by' or table_name || '.' || column_name = 'audit_entry.subject_id')`.execute(site.database.owner)
  expect(rows.map(({ name }) => name).toSorted(), 'say in person-columns.rules.ts what becomes of it in a merge').toEqual(
    Object.keys(PERSON_COLUMNS).toSorted(),
  )
})

test('what the one who leaves has moves, what both have stays as the one who stays has it [T-103]', async () => {
  const [stays, leaves] = [
    await signInAs(site, 'stays@sps.example', { givenName: 'Sam', familyName: 'Stays' }),
    await signInAs(site, 'leaves@sps.example'),
  ]
  const [a, b] = [stays.personId, leaves.personId]
  const [one, two] = [randomUUID(), randomUUID()]
  const company = randomUUID()
  await run(sql`insert into company (id, name, number) values (${company}, 'Ships', '77')`)
  await run(sql`update person set company_id = ${company} where id = ${b}`)
  for (const [id, number] of [
    [one, '1001'],
    [two, '1002'],
  ])
    await run(sql`
      insert into sold_to (id, number, erp_id, sales_org, name, city, postal_code, country_code)
      values (${id}, ${number}, 'erp', '1000', ${`Account ${number}`}, 'Oslo', '0150', 'NO')`)
  for (const [person, account] of [
    [a, one],
    [b, one],
    [b, two],
  ]) {
    const isDefault = account === one || person === a
    await run(sql`insert into person_sold_to (person_id, sold_to_id, is_default) values (${person}, ${account}, ${isDefault})`)
    await run(sql`insert into assigned_sold_to (person_id, sold_to_id) values (${person}, ${account})`)
    await run(sql`insert into favourite_sold_to (person_id, sold_to_id, is_default) values (${person}, ${account}, ${isDefault})`)
    const cart = randomUUID()
    await run(sql`insert into cart (id, person_id, sold_to_id, changed_at) values (${cart}, ${person}, ${account}, now())`)
    await run(sql`insert into cart_line (cart_id, sku, quantity) values (${cart}, 'BOTH', ${person === a ? 1 : 9})`)
    await run(sql`insert into cart_line (cart_id, sku, quantity) values (${cart}, ${`ONLY-${person}`}, 3)`)
  }
  for (const person of [a, b]) {
    const list = randomUUID()
    await run(sql`insert into saved_list (id, person_id, changed_at) values (${list}, ${person}, now())`)
    await run(sql`insert into saved_list_item (list_id, sku) values (${list}, 'BOTH'), (${list}, ${`ONLY-${person}`})`)
    await run(sql`
      insert into access_request (kind, person_id, asked_by, subject_id, subject_name, asked_at)
      values ('tool', ${person}, ${person}, 'shop', 'Shop', now())`)
    await run(sql`
      insert into download_acceptance (holder, person_id, licence_path, country, language, version, asset_path, address, accepted_at)
      values (${`person:${person}`}, ${person}, '/l', 'us', 'en', 1, '/a', '::1', now())`)
    await run(sql`
      insert into notification_preference (person_id, topic, in_portal, by_email)
      values (${person}, 'orders', true, ${person === a})`)
  }

  const plan = (await read(`/${a}/merge?from=${b}`)).json<{ refusal: null; moves: object }>()
  expect(plan).toMatchObject({
    refusal: null,
    leaves: { email: 'leaves@sps.example' },
    moves: { carts: 2, lists: 1, requests: 1, downloads: 1, views: 1, accounts: 6 },
  })
  expect((await merge(a, b)).statusCode).toBe(200)

  const accountsOf = sql<object>`select sold_to_id, is_default from person_sold_to where person_id = ${a} order by is_default desc`
  expect(await run(accountsOf)).toEqual([
    { soldToId: one, isDefault: true },
    { soldToId: two, isDefault: false },
  ])
  expect(await run(sql`select from favourite_sold_to where person_id = ${a}`)).toHaveLength(2)
  const lines = sql<{ sku: string; quantity: number }>`
    select sku, quantity from cart_line join cart on cart.id = cart_id where person_id = ${a} and sold_to_id = ${one}`
  expect((await run(lines)).map(({ sku, quantity }) => `${sku} ${quantity}`).toSorted()).toEqual(
    ['BOTH 1', `ONLY-${a} 3`, `ONLY-${b} 3`].toSorted(),
  )
  const items = sql`select from saved_list_item join saved_list on id = list_id where person_id = ${a}`
  expect(await run(items)).toHaveLength(3)
  const requests = sql<{ status: string }>`select status from access_request where person_id = ${a} order by status`
  expect(await run(requests)).toEqual([{ status: 'Waiting' }, { status: 'Withdrawn' }])
  expect(await run(sql`select from download_acceptance where holder = ${`person:${a}`} and person_id = ${a}`)).toHaveLength(2)
  expect(await run(sql`select by_email from notification_preference where person_id = ${a}`)).toEqual([{ byEmail: true }])

  const counts = sql<{ left: number }>`
    select (select count(*) from cart where person_id = ${b}) + (select count(*) from person_sold_to where person_id = ${b})
      + (select count(*) from assigned_sold_to where person_id = ${b}) as left`
  expect(Number((await run(counts))[0]?.left)).toBe(0)
  expect((await read('?find=leaves')).json()).toMatchObject({
    rows: [{ status: 'deactivated', isDisabled: true, mergedInto: 'Sam Stays' }],
  })
  const log = (
    await site.app.inject({
      url: '/api/back-office/v1/audit?action=person.merged',
      headers: { host: admin.host, cookie: admin.cookie },
    })
  ).json<{ entries: object[] }>()
  expect(log.entries).toMatchObject([{ object: a, before: b, after: a }])
  const gone = await site.app.inject({ url: '/api/me/sessions', headers: { host: leaves.host, cookie: leaves.cookie } })
  expect(gone.statusCode).toBe(401)
})

test('rules and waiting orders name the one who stays, except where the one who leaves has approved already', async () => {
  const [stays, leaves] = [await signInAs(site, 'second@sps.example'), await signInAs(site, 'first@sps.example')]
  const [a, b, other] = [stays.personId, leaves.personId, randomUUID()]
  const company = randomUUID()
  await run(sql`insert into company (id, name, number) values (${company}, 'Docks', '78')`)
  await run(sql`update person set company_id = ${company}, company_role = 'approver' where id in (${a}, ${b})`)
  const tiers = JSON.stringify([{ need: 'all', approvers: [b, other, a] }])
  await run(sql`insert into approval_rule (company_id, name, tiers) values (${company}, 'Large', ${tiers}::jsonb)`)
  const needs = JSON.stringify([
    { because: 'rule', rule: 'Large', escalateAfterHours: null, tiers: [{ need: 'any', approvers: [b] }] },
  ])
  const addApproval = async (state: string): Promise<string> => {
    const rows = await run(sql<{ id: string }>`
      insert into approval (company_id, cart_id, account_key, state, submitted_at, moved_at, currency, net_minor, total_minor,
        needs, lines, purchase)
      values (${company}, ${randomUUID()}, 'erp~1001', ${state}, now(), now(), 'USD', 1, 1, ${needs}::jsonb, '[]', '{}')
      returning id`)
    return rows[0]?.id ?? ''
  }
  const [waiting, approved, ended] = [await addApproval('Waiting'), await addApproval('Waiting'), await addApproval('Rejected')]
  await run(sql`insert into approval_event (approval_id, at, action, by_id) values (${approved}, now(), 'approve', ${b})`)
  expect((await merge(a, b)).statusCode).toBe(200)
  expect(await run(sql`select tiers from approval_rule where company_id = ${company}`)).toEqual([
    { tiers: [{ need: 'all', approvers: [a, other] }] },
  ])
  const approversOf = async (id: string) =>
    (
      await run(sql<{ approvers: string[] }>`select needs #> '{0,tiers,0,approvers}' as approvers from approval where id = ${id}`)
    )[0]?.approvers
  expect(await approversOf(waiting)).toEqual([a])
  expect(await approversOf(approved)).toEqual([b])
  expect(await approversOf(ended)).toEqual([b])
})

test('roles of the one who stays remain, and the roles that are lost are named [T-103]', async () => {
  const stays = await signInAs(site, 'plain@sps.example', { roles: ['customer'] })
  const leaves = await signInAs(site, 'author@sps.example', { roles: ['customer', 'author', 'admin'] })
  expect((await merge(stays.personId, leaves.personId)).json()).toMatchObject({ lostRoles: ['author', 'admin'] })
  expect(await run(sql`select roles from person where id = ${stays.personId}`)).toEqual([{ roles: ['customer'] }])
})

test('nobody merges themselves, somebody of another tenant, or without fresh proof [T-55, T-103]', async () => {
  const one = await signInAs(site, 'one@sps.example')
  const foreign = await signInAs(site, 'buyer@aerobt.example')
  expect((await merge(one.personId, admin.personId)).statusCode).toBe(403)
  expect((await merge(admin.personId, one.personId)).statusCode).toBe(403)
  expect((await merge(one.personId, foreign.personId)).statusCode).toBe(404)
  expect((await merge(foreign.personId, one.personId)).statusCode).toBe(404)
  expect((await merge(one.personId, one.personId)).statusCode).toBe(409)
  expect((await merge(foreign.personId, one.personId, one)).statusCode).toBe(404)
  const unproven = await signInAs(site, 'unproven@sps.example', { roles: ['admin'] })
  const answer = await merge(one.personId, foreign.personId, unproven)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'reauthentication_required'])
})
