import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ACCESS_STATUSES } from '#features/entitlements/tool.rules.ts'
import { de } from '#features/entitlements/texts/de.ts'
import { en } from '#features/entitlements/texts/en.ts'
import { es } from '#features/entitlements/texts/es.ts'
import { fr } from '#features/entitlements/texts/fr.ts'
import { pl } from '#features/entitlements/texts/pl.ts'
import { zh } from '#features/entitlements/texts/zh.ts'

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(Object.entries({ de, es, fr, pl, zh }))('the texts in %s fill in the same values as the English ones', (_, texts) => {
  for (const [key, text] of Object.entries(en)) expect(marks(texts[key as keyof typeof en])).toEqual(marks(text))
})

const FEATURES = path.resolve(import.meta.dirname, '../..')
const listRules = (): { name: string; rule: string }[] =>
  ['entitlements', 'identity', 'impersonation']
    .flatMap((feature) =>
      readdirSync(path.join(FEATURES, feature), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(FEATURES, feature, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(allow|refuse|decideStatus)\('([\w.-]+)'/g)])
    .flatMap(([, name = '', rule = '']) =>
      name !== 'decideStatus'
        ? [{ name, rule }]
        : ACCESS_STATUSES.map((status) => ({
            name: status === 'Approved' ? 'allow' : 'refuse',
            rule: `${rule}.${status.toLowerCase().replace(' ', '-')}`,
          })),
    )
    // Training asks for more than an approval, and has words of its own for it.
    .filter(({ rule }) => rule !== 'training.approved')

test('every rule has its words, every refusal says what would change it, and no words are left over', () => {
  const wanted = listRules().flatMap(({ name, rule }) =>
    name === 'allow' ? [`why.${rule}`] : [`why.${rule}`, `why.${rule}.change`],
  )
  expect([...new Set(wanted)].sort()).toEqual(Object.keys(en).sort())
})
