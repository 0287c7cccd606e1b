import type { listDataImports } from '#features/administration/data-admin/imports/data-import.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../data-admin.module.css'

type Imported = ReplyOf<typeof listDataImports>['imports'][number]

/** Files that were brought lately; those of the last day can be taken back. */
export const ImportHistory = ({ imports, onUndo }: { imports: readonly Imported[]; onUndo: (id: string) => void }) => {
  const t = useTexts('data-admin')
  const { dateTime } = useFormats()
  const done = imports.filter(({ state }) => state === 'done' || state === 'undone')
  if (done.length === 0) return null
  return (
    <section aria-label={t('import.earlier')}>
      <h3>{t('import.earlier')}</h3>
      <ul className={styles.history}>
        {done.map(({ id, fileName, by, madeAt, state, counts, isUndoable }) => (
          <li key={id}>
            <p>
              {fileName}, {dateTime(madeAt)}
              {by !== null && `, ${by}`}
            </p>
            <p>{t(`import.state.${state}`, { count: counts.new + counts.changed + counts.deleted - counts.skipped })}</p>
            {isUndoable && (
              <Button variant="secondary" size="small" onClick={() => onUndo(id)}>
                {t('import.undo', { file: fileName })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
