import { expect, test } from 'vitest'
import { chooseTools, countViews, type LaunchedTool } from '#features/access/tool-access/launcher.rules.ts'

const tool = (
  name: string,
  about: Partial<LaunchedTool> = {},
  status: LaunchedTool['access']['status'] = 'Approved',
): LaunchedTool => ({
  toolId: name.toLowerCase(),
  name,
  description: {},
  BusinessSegment: 'Service',
  access: { status, until: null, renewal: null },
  pagePath: null,
  isFavourite: false,
  usedAt: null,
  mayRequest: status === 'Not Requested',
  ...about,
})
const TOOLS = [
  tool('Denied one', {}, 'Denied'),
  tool('Zeta'),
  tool('Alpha', { usedAt: '2026-11-15T10:00:00Z', description: { de: 'Für Ventile', en: 'For valves' } }),
  tool('Waiting one', {}, 'Pending'),
  tool('Free one', { usedAt: '2026-11-16T10:00:00Z' }, 'Not Requested'),
  tool('Kept', { isFavourite: true, BusinessSegment: 'Projects' }, 'Not Permitted'),
]
const names = (choice: Partial<Parameters<typeof chooseTools>[1]> = {}) =>
  chooseTools(TOOLS, { view: 'all', query: '', language: 'en', ...choice }).map(({ name }) => name)

test('favourites come first, then what can be used, then what can be asked for', () => {
  expect(names()).toEqual(['Kept', 'Alpha', 'Zeta', 'Waiting one', 'Free one', 'Denied one'])
})

test.each([
  ['favourites', ['Kept']],
  ['recent', ['Free one', 'Alpha']],
  ['open', ['Alpha', 'Zeta']],
  ['waiting', ['Waiting one']],
] as const)('the view %s', (view, expected) => {
  expect(names({ view })).toEqual(expected)
  expect(countViews(TOOLS)[view]).toBe(expected.length)
})

test.each([
  ['ZET', 'en', ['Zeta']],
  ['projects', 'en', ['Kept']],
  ['valves', 'en', ['Alpha']],
  ['fur ventile', 'de', ['Alpha']],
  ['for valves', 'pl', ['Alpha']],
  ['one waiting', 'en', ['Waiting one']],
  ['nothing of it', 'en', []],
])('%j in %s finds %j', (query, language, expected) => {
  expect(names({ query, language })).toEqual(expected)
})
