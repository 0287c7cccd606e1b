import type { ControlParts } from '#features/forms/forms/form-field.tsx'
import { DatePicker } from '#features/forms/forms/date-picker.tsx'
import fieldStyles from '#ui/field.module.css'
import styles from './form.module.css'

/** With script a calendar that knows the days that can be chosen [5.10.8]; without, the browser's own field. */
export const DateField = ({ field, id, value, tied, today, format }: ControlParts & { today: string; format: string }) => {
  const { name, label, isRequired, earliest, latest, closedWeekdays, closedDates, weekStart = 0 } = field
  const limits = { earliest, latest, closedWeekdays, closedDates }
  const props = { id, name, label, isRequired, today, format, weekStart, limits, tied }
  return (
    <>
      <div className={styles.combo}>
        <DatePicker {...props} initial={value} />
      </div>
      <noscript>
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={`${id}-plain`}>
            {label}
          </label>
          <input {...tied} id={`${id}-plain`} type="date" name={name} defaultValue={value} className={fieldStyles.input} />
        </div>
      </noscript>
    </>
  )
}
