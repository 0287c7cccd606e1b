import { listDifferences } from '#features/administration/data-admin/field-value.rules.ts'
import { useChoiceName, useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-admin.module.css'

type Values = Readonly<Record<string, unknown>>
type Entry = {
  readonly at: string
  readonly by: string
  readonly source: 'person' | 'key' | 'file'
  readonly rows: number | null
  readonly action: string
  readonly before: Values
  readonly after: Values
}

/** Changes, with the values before. */
export const Difference = ({ before, after }: { before: Values; after: Values }) => {
  const nameOf = useFieldName()
  const choiceOf = useChoiceName()
  return (
    <ul className={styles.differences}>
      {listDifferences(before, after, choiceOf).map((one) => (
        <li key={one.name}>
          {nameOf(one.name)}: {one.before !== '' && <del>{one.before}</del>} {one.after !== '' && <ins>{one.after}</ins>}
        </li>
      ))}
    </ul>
  )
}

type ChangeProps = { entry: Entry; many: (rows: number) => string; removed: string; daily: string }

const Change = ({ entry: { action, rows, before, after }, many, removed, daily }: ChangeProps) => {
  if (rows !== null) return <p>{many(rows)}</p>
  if (action === 'data.brought') return <p>{daily}</p>
  if (action === 'data.remove') return <p>{removed}</p>
  return <Difference {...{ before, after: { ...before, ...after } }} />
}

/** Who or what changed a line, the latest first. */
export const RecordHistory = ({ entries }: { entries: readonly Entry[] }) => {
  const t = useTexts('data-admin')
  const { dateTime, number } = useFormats()
  const nameOf = ({ by, source }: Entry): string => (source === 'person' ? by : t(`history.${source}`, { name: by }))
  return (
    <section aria-label={t('history')}>
      <h3>{t('history')}</h3>
      {entries.length === 0 && <p>{t('history.none')}</p>}
      <ol className={styles.history}>
        {entries.map((entry, place) => (
          <li key={`${entry.at} ${place}`}>
            <p>
              {dateTime(entry.at)}, {nameOf(entry)}
            </p>
            <Change
              entry={entry}
              many={(rows) => t('history.many', { count: number(rows) })}
              removed={t('history.removed')}
              daily={t('history.daily')}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
