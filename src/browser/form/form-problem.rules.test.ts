import { expect, test } from 'vitest'
import { chooseFormProblem } from '#browser/form/form-problem.rules.ts'

test.each([
  ['a wrong entry', 400, { details: [{ path: 'body.phone' }] }, { key: 'form.check', fields: ['phone'] }],
  [
    'a wrong entry with its reason',
    400,
    { details: [{ path: 'newPassword', message: 'common' }] },
    { key: 'form.check', fields: ['newPassword'], reasons: { newPassword: 'common' } },
  ],
  ['what only the customer may do', 403, { code: 'acting_personal' }, { key: 'form.acting', fields: [] }],
  ['a refusal', 409, {}, { key: 'form.refused', fields: [] }],
  ['a refusal for a reason', 409, { code: 'taken' }, { key: 'form.refused', fields: [], code: 'taken' }],
  ['too many tries', 429, {}, { key: 'form.tooOften', fields: [] }],
  ['a site that is read-only', 503, { error: 'Later.', code: 'read_only' }, { key: 'form.readOnly', fields: [] }],
  ['a server without time', 503, { error: 'Busy.' }, { key: 'form.busy', fields: [] }],
  ['a server that broke', 500, { error: 'Broken.' }, { key: 'form.failed', fields: [] }],
  ['no answer', 0, undefined, { key: 'form.failed', fields: [] }],
])('%s has its own words', (_, status, data, expected) => {
  expect(chooseFormProblem(status, data)).toEqual(expected)
})

test.each([
  [
    400,
    { details: [{ path: 'body.phone' }, { path: 'givenName' }, { path: '/language' }] },
    'form.check',
    ['phone', 'givenName', 'language'],
  ],
  [403, { code: 'acting_personal' }, 'form.acting', []],
  [403, {}, 'form.refused', []],
  [409, undefined, 'form.refused', []],
  [429, {}, 'form.tooOften', []],
  [500, 'text', 'form.failed', []],
  [0, undefined, 'form.failed', []],
])('a form answered with %i and %j says so', (status, data, key, fields) => {
  expect(chooseFormProblem(status, data)).toEqual({ key, fields })
})
