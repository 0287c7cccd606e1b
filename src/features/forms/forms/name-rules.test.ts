import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { writeContactForm } from '#features/forms/forms/contact-form.texts.ts'
import { renewForms } from '../../../../migrations/2026-11-17-96-names-and-tags.ts'

const STRICT = {
  lastName: { rule: 'lastnameRule' },
  company: { rule: 'alpha', pattern: '^[a-zA-Z ]+' },
  email: { rule: 'workEmail' },
}
const AUTHORED = {
  formKey: 'strict',
  fields: [
    { kind: 'text', name: 'lastName', label: 'L', rule: 'lastnameRule' },
    { kind: 'text', name: 'company', label: 'C', rule: 'alpha', pattern: '[a-z]+' },
  ],
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const contact = writeContactForm('en')
  await site.publish('sps', [
    { path: '/contact', blocks: [{ id: 'f', type: 'form', props: contact }] },
    { path: '/strict', blocks: [{ id: 'f', type: 'form', props: AUTHORED }] },
  ])
  await sql`alter table page_version no force row level security`.execute(site.database.owner)
  const fields = contact.fields.map((field) => ({ ...field, ...(STRICT as Record<string, object>)[field.name] }))
  const props = JSON.stringify({ ...contact, fields })
  await sql`update page_version set content = jsonb_set(content, '{blocks,0,props}', ${props}::jsonb)
    where content::text like '%"formKey": "contact"%'`.execute(site.database.owner)
})
afterAll(() => site.close())

const listRules = async (formKey: string): Promise<unknown> => {
  const { rows } = await sql<{ rules: unknown }>`
    select jsonb_object_agg(field ->> 'name', field ->> 'rule') as rules
    from page_version, jsonb_array_elements(content #> '{blocks,0,props,fields}') field
    where content #>> '{blocks,0,props,formKey}' = ${formKey} and field ? 'rule'`.execute(site.database.owner)
  return rows[0]?.rules
}

test('forms that a site began with take every name after an update; what an author chose stays', async () => {
  expect(await listRules('contact')).toMatchObject({ lastName: 'lastnameRule', company: 'alpha', email: 'workEmail' })
  await renewForms(site.database.owner)
  await sql`alter table page_version no force row level security`.execute(site.database.owner)
  expect(await listRules('contact')).toEqual({
    firstName: 'nameRule',
    lastName: 'nameRule',
    company: 'nameRule',
    email: 'checkEmailDomain',
  })
  expect(await listRules('strict')).toEqual({ lastName: 'lastnameRule', company: 'alpha' })
})
