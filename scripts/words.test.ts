import { expect, test } from 'vitest'
import { findWordFaults } from './words.rules.ts'

const check = (file: string, text: string): string[] =>
  findWordFaults(new Map([[file, text]])).map(({ line, message }) => `${line} ${message}`)

const WHOLE = '# 200 A title\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n'

test.each([
  ['a word in a name', 'src/features/buying/lists/held-list.rules.ts', '', '1 ‘held’ in the name'],
  ['the same of a test', 'src/features/buying/lists/list-asked.rules.test.ts', '', '1 ‘asked’ in the name'],
  ['a comment', 'src/kernel/money.ts', 'a\n/** What it costs. */', '2 a comment that begins'],
  ['a comment of several lines', 'demo/seed.ts', '/**\n * What comes first.\n */', '2 a comment that begins'],
  ['a comment within code', 'src/ui/tabs.tsx', '  // What is open.', '1 a comment that begins'],
  [
    'a decision without context',
    'docs/decisions/200-a.md',
    WHOLE.replace('Context', 'Story'),
    '1 a decision without its part ‘Context’',
  ],
  ['a decision without consequences', 'docs/decisions/200-a.md', WHOLE.slice(0, 50), '1 a decision without its part'],
])('a planted fault is found: %s', (_, file, text, message) => {
  expect(check(file, text)).toEqual(expect.arrayContaining([expect.stringContaining(message) as string]))
})

test.each([
  ['a decision with its parts', 'docs/decisions/200-a.md', WHOLE],
  ['the same with headings', 'docs/decisions/200-a.md', '## Context\n\n## Decision\n\n## Consequences\n'],
  ['a word within another one', 'src/platform/backup/withheld-removals.store.ts', ''],
  ['a text that begins so', 'src/ui/tabs.tsx', "const title = 'What is new'"],
])('%s is good', (_, file, text) => {
  expect(check(file, text)).toEqual([])
})
