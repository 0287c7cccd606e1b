import { describe, expect, test } from 'vitest'
import * as rules from '#features/administration/site-settings/setting-draft.rules.ts'

const home: rules.Setting = {
  ...{ kind: 'config', key: 'homePath', feature: 'tenants', input: { kind: 'text' } },
  ...{ installed: '/us/en', varies: true, own: null },
}
const flag: rules.Setting = {
  ...{ kind: 'flag', key: 'typeAhead', feature: 'search', input: { kind: 'toggle' } },
  ...{ installed: true, varies: false, own: false },
}
const none: rules.Draft = new Map()

describe('what an admin sets', () => {
  test('is everything that was set, and nothing that was not', () => {
    expect(rules.writeBody([home, flag], none)).toEqual({ config: {}, flags: { typeAhead: false } })
    const draft = rules.setDraft(rules.setDraft(none, home, '/us/en/start'), flag, null)
    expect(rules.writeBody([home, flag], draft)).toEqual({ config: { homePath: '/us/en/start' }, flags: {} })
  })

  test('that is as before is no change', () => {
    expect(rules.setDraft(rules.setDraft(none, flag, true), flag, false).size).toBe(0)
  })

  test.each([
    ['text', '/a', '/a'],
    ['text', ' ', null],
    ['number', '20', 20],
    ['number', 'x', undefined],
    ['toggle', 'false', false],
    ['lines', 'a\n\n b ', ['a', 'b']],
    ['json', '{"a":1}', { a: 1 }],
    ['json', '{', undefined],
  ] as const)('from a field for %s: %j', (kind, text, value) => {
    expect(rules.readValue({ ...home, input: { kind } }, text)).toEqual(value)
  })

  test('is found by its name, its feature and its value', () => {
    const show = (find: string, isSet = false) => rules.narrowSettings([home, flag], none, { find, isSet }).map(({ key }) => key)
    expect(show('SEARCH')).toEqual(['typeAhead'])
    expect(show('/us')).toEqual(['homePath'])
    expect(show('', true)).toEqual(['typeAhead'])
  })
})
