import { describe, expect, test } from 'vitest'
import { controlOf, gatherFilters, readFilters } from '#features/administration/data-admin/line-filter.rules.ts'

const field = { type: 'text', isByLanguage: false, choices: [], refersTo: null }

describe('a list is narrowed by', () => {
  test.each([
    ['a choice', { ...field, type: 'choice', choices: ['a'] }, 'choice'],
    ['yes or no', { ...field, type: 'yes-no' }, 'yes-no'],
    ['a day', { ...field, type: 'date' }, 'dates'],
    ['a moment', { ...field, type: 'time' }, 'dates'],
    ['what it refers to', { ...field, refersTo: 'accounts' }, 'reference'],
    ['no free text', field, undefined],
    ['no text by language', { ...field, isByLanguage: true, refersTo: 'x' }, undefined],
  ] as const)('%s', (_, one, control) => {
    expect(controlOf(one)).toBe(control)
  })
})

const FIELDS = { status: { type: 'choice' }, on: { type: 'date' }, at: { type: 'time' }, account: { type: 'text' } }

describe('filters of a list', () => {
  test.each([
    ['name a field and its value', ['status:Open', 'account:M1~51'], { status: 'Open', account: 'M1~51' }],
    ['may be a period', ['on:2026-11-01..2026-11-15', 'at:..2026-11-15'], { on: '2026-11-01..2026-11-15', at: '..2026-11-15' }],
    ['may be one day', ['on:2026-11-01'], { on: '2026-11-01' }],
    ['name fields of the kind alone', ['other:1'], undefined],
    ['do not reach what every object has', ['constructor:1'], undefined],
    ['are days that exist', ['on:2026-02-31..'], undefined],
    ['are a field and a value', ['status'], undefined],
    ['have room for several accounts', [`account:${'x'.repeat(500)}`], { account: 'x'.repeat(500) }],
    ['end somewhere', [`account:${'x'.repeat(501)}`], undefined],
  ])('%s', (_, only, expected) => {
    expect(readFilters(only, FIELDS)).toEqual(expected)
  })

  test('go to the server as one list', () => {
    expect(gatherFilters({ find: 'x', page: '2', 'where-status': 'Open', 'where-on': '2026-11-01..' })).toEqual({
      ...{ find: 'x', page: '2' },
      only: ['status:Open', 'on:2026-11-01..'],
    })
    expect(gatherFilters({ page: '1' })).toEqual({ page: '1' })
  })
})
