import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteRule, insertRule, updateRule, type RuleValues } from '#features/company/purchase-policy/policy.store.ts'
import { readPreparedRules } from '#features/company/purchase-policy/prepared-rules.service.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { recordStatements } from '#platform/testing/record-statements.ts'

const COMPANY = '00000000-0000-8000-8000-00000000c001'

let site: TestApp
const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
const names = () => inTenant(async (tx) => (await readPreparedRules(tx, COMPANY)).rules.map(({ name }) => name))

beforeAll(async () => {
  site = await openTestApp([])
  await inTenant((tx) => sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline')`.execute(tx))
})
afterAll(() => site.close())

const rule = (name: string, isActive = true): RuleValues => ({ name, isActive, when: {}, tiers: [], escalateAfterHours: null })

test('every change of a rule counts for the next decision, also in the transaction that makes it [T-107]', async () => {
  expect(await names()).toEqual([])
  const id = await inTenant(async (tx) => {
    const added = await insertRule(tx, COMPANY, rule('first'))
    expect((await readPreparedRules(tx, COMPANY)).rules).toHaveLength(1)
    return added
  })
  expect(await names()).toEqual(['first'])
  await inTenant((tx) => updateRule(tx, COMPANY, id, rule('changed')))
  expect(await names()).toEqual(['changed'])
  await inTenant((tx) => updateRule(tx, COMPANY, id, rule('changed', false)))
  expect(await names()).toEqual([])
  await inTenant((tx) => updateRule(tx, COMPANY, id, rule('changed')))
  expect(await names()).toEqual(['changed'])
  await inTenant((tx) => deleteRule(tx, COMPANY, id))
  expect(await names()).toEqual([])
})

test('a change that is taken back was none', async () => {
  const change = inTenant(async (tx) => {
    await insertRule(tx, COMPANY, rule('never'))
    expect((await readPreparedRules(tx, COMPANY)).rules).toHaveLength(1)
    throw new Error('taken back')
  })
  await expect(change).rejects.toThrow('taken back')
  expect(await names()).toEqual([])
})

test('rules that nobody changed are not read again', async () => {
  await inTenant((tx) => insertRule(tx, COMPANY, rule('first')))
  await names()
  const recorded = await recordStatements(names)
  expect(recorded.filter(({ text }) => text.includes('from approval_rule'))).toHaveLength(1)
})
