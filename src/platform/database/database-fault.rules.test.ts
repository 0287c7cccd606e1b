import { expect, test } from 'vitest'
import { isDatabaseAway } from '#platform/database/database-fault.rules.ts'

const state = (code: string) => Object.assign(new Error('x'), { code, severity: 'FATAL' })
const network = (code: string, syscall: string) => Object.assign(new Error('x'), { code, syscall })

test.each<[string, unknown, boolean]>([
  ['an administrator ended the session', state('57P01'), true],
  ['another backend crashed', state('57P02'), true],
  ['the server is starting up', state('57P03'), true],
  ['a statement took too long', state('57014'), true],
  ['a lock did not come in time', state('55P03'), true],
  ['a transaction sat idle too long', state('25P03'), true],
  ['the server only reads', state('25006'), true],
  ['a deadlock', state('40P01'), true],
  ['a full disk', state('53100'), true],
  ['a wrong statement', state('42601'), false],
  ['a broken rule of the data', state('23505'), false],
  ['a socket that nobody listens on', network('ECONNREFUSED', 'connect'), true],
  ['a socket file that is gone', network('ENOENT', 'connect'), true],
  ['a reset line', network('ECONNRESET', 'read'), true],
  ['a closed line', network('EPIPE', 'write'), true],
  ['a missing file', network('ENOENT', 'open'), false],
  ['the end of a connection', new Error('Connection terminated unexpectedly'), true],
  ['the end of a slow connection', new Error('Connection terminated due to connection timeout'), true],
  ['a slow start of a connection', new Error('timeout expired'), true],
  ['a full pool', new Error('timeout exceeded when trying to connect'), true],
  ['a dead client', new Error('Client has encountered a connection error and is not queryable'), true],
  ['a closed client', new Error('Client was closed and is not queryable'), true],
  ['a connection that was given up', new Error('Postgres connection has been discarded'), true],
  ['a pool that is ending', new Error('Cannot use a pool after calling end on the pool'), true],
  ['a bug', new TypeError('Connection is undefined'), false],
  ['a text', 'Connection terminated', false],
  ['nothing', undefined, false],
])('%s: away is told from broken [T-76]', (_, error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected)
})
