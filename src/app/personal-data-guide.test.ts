import { expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { listPersonalData } from '#platform/privacy/server-personal-data.ts'
import { namePersonalTable, type PersonalTable } from '#platform/privacy/personal-data.ts'
import { listRetentions } from '#platform/retention/prune.ts'
import { nameRetention } from '#platform/retention/pruning.store.ts'
import { RETENTION_BOUNDS } from '#platform/retention/retention-bounds.rules.ts'

const WORDS = { delete: 'rows are deleted', change: 'columns are cleared', keep: 'rows stay' } as const

const describeErasure = ({ erase, mentions = [], kept = {} }: PersonalTable): string =>
  [
    WORDS[erase],
    ...(mentions.length > 0 ? [`mentions replaced in ${mentions.join(', ')}`] : []),
    ...[...new Set(Object.values(kept))].map(
      (why) =>
        `kept by ${why}: ${Object.entries(kept)
          .flatMap(([column, reason]) => (reason === why ? [column] : []))
          .join(', ')}`,
    ),
  ].join('; ')

const writeRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const writeTables = (): string[] =>
  listPersonalData(features)
    .toSorted((a, b) => (namePersonalTable(a) < namePersonalTable(b) ? -1 : 1))
    .map((personal) =>
      writeRow([
        namePersonalTable(personal),
        personal.about,
        personal.rows?.text ?? 'nobody’s',
        (personal.data ?? []).join(', ') || '–',
        describeErasure(personal),
      ]),
    )

const writeRetentions = (): string[] =>
  listRetentions(features)
    .map((retention) => ({ name: nameRetention(retention), days: retention.days }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, days }) => {
      const bounds = Object.entries(RETENTION_BOUNDS).find(([table]) => table === name)?.[1]
      return writeRow([name, String(days), bounds ? `${bounds[0]} to ${bounds[1]}` : '–'])
    })

test('the tables of the guide are those of the declarations', async () => {
  const text = [
    '# Tables with data of people',
    '',
    'Written by `npx vitest run src/app/personal-data-guide.test.ts -u` from what the features declare. The [guide](personal-data.md) says what it is for.',
    '',
    '| table | what | found by | columns about the person | erasure |',
    '|---|---|---|---|---|',
    ...writeTables(),
    '',
    '## How long rows stay',
    '',
    'Rows that are older in days are removed every hour. Where the last column names days, a tenant may choose within them (`retentionDays` of its traits).',
    '',
    '| rows | days | a tenant may choose |',
    '|---|---|---|',
    ...writeRetentions(),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../docs/guides/personal-data-tables.md')
})
