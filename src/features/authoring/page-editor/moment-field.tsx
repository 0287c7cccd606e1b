import { readMoment, writeMoment, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

/** A day, with a time where the author wants one. */
export const MomentField = ({ field, value, onChange }: ValueProps) => {
  const t = useTexts('page-editor')
  const written = readMoment(value)
  return (
    <FormGroup legend={field.label}>
      <div className={styles.moment}>
        <TextField
          size="small"
          type="date"
          label={t('moment.day')}
          value={written.day}
          onChange={(event) => onChange(writeMoment({ ...written, day: event.currentTarget.value }))}
        />
        <TextField
          size="small"
          type="time"
          label={t('moment.time')}
          value={written.time}
          disabled={written.day === ''}
          onChange={(event) => onChange(writeMoment({ ...written, time: event.currentTarget.value }))}
        />
      </div>
    </FormGroup>
  )
}
