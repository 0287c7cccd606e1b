import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ACCESS_STATUSES } from '#foundation/entitlements/tool.rules.ts'
import { loadDictionaries } from '#app/pages/dictionaries.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')
const listRules = (): { name: string; rule: string }[] =>
  globSync('{foundation,features}/**/*.ts', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
    .filter((text) => text.includes('#kernel/decision.ts'))
    .flatMap((text) => [...text.matchAll(/\b(allow|refuse|decideStatus)\('([\w.-]+)'/g)])
    .flatMap(([, name = '', rule = '']) =>
      name !== 'decideStatus'
        ? [{ name, rule }]
        : ACCESS_STATUSES.map((status) => ({
            name: status === 'Approved' ? 'allow' : 'refuse',
            rule: `${rule}.${status.toLowerCase().replace(' ', '-')}`,
          })),
    )
    // Training requests more than an approval, and has words of its own for it.
    .filter(({ rule }) => rule !== 'training.approved')

test('every rule has its words, every refusal says what would change it, and no words are left over', async () => {
  const expectedRules = listRules().flatMap(({ name, rule }) =>
    name === 'allow' ? [`why.${rule}`] : [`why.${rule}`, `why.${rule}.change`],
  )
  expect([...new Set(expectedRules)].sort()).toEqual(Object.keys((await loadDictionaries()).en['reasons'] ?? {}).sort())
})
