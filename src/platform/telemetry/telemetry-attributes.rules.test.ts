import { expect, test } from 'vitest'
import { keepAllowed, maskStatement, summarizeStatement } from '#platform/telemetry/telemetry-attributes.rules.ts'

test('nothing personal or secret leaves with a span or a log', () => {
  const remaining = keepAllowed({
    'http.route': '/api/orders/:number',
    'http.response.status_code': 200,
    'url.path': '/reset/AbCdEf0123456789AbCdEf0123456789/anna.berg@example.com',
    'exception.message': 'no person anna.berg%40example.com',
    person: '0e8f2c9e-0000-4000-8000-000000000001',
    'url.full': 'https://sps.example/a?token=abc',
    'http.request.header.cookie': 'session=1',
    'portico.tenant': undefined,
  })
  expect(remaining).toEqual({
    'http.route': '/api/orders/:number',
    'http.response.status_code': 200,
    'url.path': '/reset/[token]/[address]',
    'exception.message': 'no person [address]',
  })
})

test.each([
  ['select "a" from "orders" where "number" = $1 limit $2', 'select "a" from "orders" where "number" = $1 limit $2'],
  [`select set_config('app.tenant', 'sps', true)`, 'select set_config(?, ?, true)'],
  [`update person set email = 'o''hara@example.com' where age > 42`, 'update person set email = ? where age > ?'],
  [`select 'never closed anna@example.com`, 'select ?'],
  ['select  a\n  from b', 'select a from b'],
  ['x'.repeat(3000), `${'x'.repeat(1000)}…`],
])('values of %s are masked', (statement, expected) => {
  expect(maskStatement(statement)).toBe(expected)
})

test.each([
  ['select "number" from "orders" where "number" = $1', 'select orders'],
  ['insert into "audit_entry" ("at") values ($1)', 'insert audit_entry'],
  ['update "job" set "state" = $1 from other', 'update job'],
  ['delete from cart', 'delete cart'],
  ['commit', 'commit'],
  ["begin; select set_config('app.tenant', 'sps', true)", 'select'],
  ['with recursive known as (select action from audit_entry)', 'with audit_entry'],
  ['with head as ( insert into orders (number) select 1 returning id) select id from head', 'insert orders'],
  ['with gone as (delete from cart_line where true) select 1', 'delete cart_line'],
  ['with changed as (update cart set a = 1) select 1 from changed', 'update cart'],
  ['', 'statement'],
])('%s is %s', (statement, expected) => {
  expect(summarizeStatement(statement)).toBe(expected)
})
