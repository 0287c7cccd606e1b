import { listDifferences } from '#features/administration/data-admin/field-value.rules.ts'
import { useChoiceName, useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-admin.module.css'

type Values = Readonly<Record<string, unknown>>
type Entry = {
  readonly at: string
  readonly by: string
  readonly action: string
  readonly before: Values
  readonly after: Values
}

/** What changed, with what stood there before. */
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

/** Who changed a line here, the latest first. */
export const RecordHistory = ({ entries }: { entries: readonly Entry[] }) => {
  const t = useTexts('data-admin')
  const { dateTime } = useFormats()
  return (
    <section aria-label={t('history')}>
      <h3>{t('history')}</h3>
      {entries.length === 0 && <p>{t('history.none')}</p>}
      <ol className={styles.history}>
        {entries.map(({ at, by, action, before, after }) => (
          <li key={at}>
            <p>
              {dateTime(at)}, {by}
            </p>
            {action === 'data.remove' ? (
              <p>{t('history.removed')}</p>
            ) : (
              <Difference {...{ before, after: { ...before, ...after } }} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
