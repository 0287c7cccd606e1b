import { expect, test } from 'vitest'
import { buildErrorBody, toProblem, wantsErrorPage } from '#platform/http/error-answer.rules.ts'
import { Problem } from '#platform/http/problem.ts'

const databaseError = (code: string) =>
  Object.assign(new Error('insert into "order" violates secret_constraint'), { code, severity: 'ERROR', detail: 'Key (x)' })

test.each<[string, unknown, number, string]>([
  ['a NUL byte in a text', databaseError('22021'), 400, 'bad_request'],
  ['a text that is no number', databaseError('22P02'), 400, 'bad_request'],
  ['a number out of range', databaseError('22003'), 400, 'bad_request'],
  ['a broken check', databaseError('23514'), 400, 'bad_request'],
  ['a row that is not there', databaseError('23503'), 400, 'bad_request'],
  ['a row that is there already', databaseError('23505'), 409, 'conflict'],
  ['a deadlock', databaseError('40P01'), 503, 'unavailable'],
  ['a statement that took too long', databaseError('57014'), 503, 'unavailable'],
  ['too many connections', databaseError('53300'), 503, 'unavailable'],
  ['a wrong statement of ours', databaseError('42601'), 500, 'internal'],
  ['no database', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }), 503, 'unavailable'],
  ['a full pool', new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
  ['a lock that did not come', databaseError('55P03'), 503, 'unavailable'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
  ['an error that only looks like one of the database', Object.assign(new Error('x'), { code: '22021' }), 500, 'internal'],
  ['a library that chose 413', Object.assign(new Error('secret'), { statusCode: 413 }), 413, 'too_large'],
  ['a library that chose 418', Object.assign(new Error('secret'), { status: 418 }), 418, 'bad_request'],
  ['a library that chose 502', Object.assign(new Error('secret'), { statusCode: 502 }), 500, 'internal'],
  ['a status that is none', Object.assign(new Error('secret'), { statusCode: 200 }), 500, 'internal'],
  ['a bug', new TypeError('x is undefined'), 500, 'internal'],
  ['a thrown text', 'secret', 500, 'internal'],
  ['nothing at all', undefined, 500, 'internal'],
])('answers %s without its words [T-69]', (_, error, status, code) => {
  const problem = toProblem(error)
  expect(problem).toMatchObject({ status, code })
  expect(JSON.stringify(buildErrorBody(problem, 'r'))).not.toMatch(/secret|insert|Key|undefined/)
})

test('keeps the words of a problem that we wrote, and its further fields', () => {
  const problem = new Problem(401, 'unauthorised', 'Please sign in.', { extra: { session_valid: false, error: 'hidden' } })
  expect(buildErrorBody(toProblem(problem), 'r-1')).toEqual({
    session_valid: false,
    error: 'Please sign in.',
    code: 'unauthorised',
    requestId: 'r-1',
  })
})

test.each([
  ['/us/en/none', 'text/html,*/*', true],
  ['/apiary', 'text/html', true],
  ['/us/en/none', 'application/json', false],
  ['/us/en/none', undefined, false],
  ['/api', 'text/html', false],
  ['/pif/api/session/details?appId=x', 'text/html', false],
  ['/sm/api/countries', 'text/html', false],
  ['/bin/deleteLogin', 'text/html', false],
  ['/libs/x', 'text/html', false],
  ['/etc.clientlibs/x.js', 'text/html', false],
])('%s for %s gets an error page: %s', (url, accept, expected) => {
  expect(wantsErrorPage(url, accept)).toBe(expected)
})
