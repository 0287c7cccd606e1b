import type { ReactNode } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { ChoiceField } from '#features/forms/forms/choice-field.tsx'
import { ComboField } from '#features/forms/forms/combo-field.tsx'
import { DateField } from '#features/forms/forms/date-field.tsx'
import type { FilledForm, ShownField } from '#features/forms/forms/form.schema.ts'
import { chooseDateFormat, resolveBound } from '#features/forms/forms/rules/date.rules.ts'
import { listFileTypes } from '#features/forms/forms/rules/file.rules.ts'
import { isShown } from '#features/forms/forms/rules/field.rules.ts'
import type { FormSheetState } from '#features/forms/forms/use-form-sheet.client.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import fieldStyles from '#ui/field.module.css'
import selectStyles from '#ui/select.module.css'
import styles from './form.module.css'

export type ControlParts = {
  readonly field: ShownField
  readonly id: string
  readonly value: string
  /** Ids that connect the control with its hint and its error. */
  readonly tied: { readonly 'aria-describedby': string; readonly 'aria-invalid': true | undefined; readonly required: boolean }
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', url: 'url', phone: 'tel', date: 'date' }
const AUTOCOMPLETE: Readonly<Record<string, string>> = { email: 'email', phone: 'tel-national', url: 'url' }

type NativeProps = ControlParts & { form: FilledForm; onKeyUp: () => void }

const Control = ({ form, field, id, value, tied, onKeyUp }: NativeProps) => {
  const choose = useTexts('forms')('choose')
  const { kind, name, placeholder, maxLength, autocomplete = AUTOCOMPLETE[kind] } = field
  const { today } = form.filled
  const common = { ...tied, id, name, placeholder, autoComplete: autocomplete, defaultValue: value, maxLength }
  if (kind === 'textarea') return <textarea {...common} rows={4} className={fieldStyles.input} />
  if (kind === 'select')
    return (
      <span className={selectStyles.box}>
        <select {...tied} id={id} name={name} defaultValue={value} className={`${fieldStyles.input} ${selectStyles.select}`}>
          <option value="">{placeholder ?? choose}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
    )
  if (kind === 'file')
    return <input {...tied} id={id} name={name} type="file" accept={listFileTypes(field).join(',')} className={styles.file} />
  const bounds = kind === 'date' ? { min: resolveBound(field.earliest, today), max: resolveBound(field.latest, today) } : {}
  const inputMode = kind === 'number' ? ('decimal' as const) : undefined
  const type = INPUT_TYPES[kind] ?? 'text'
  return <input {...common} {...bounds} {...{ inputMode, type, onKeyUp }} className={fieldStyles.input} />
}

/** The browser's own field knows no closed days, no format and no start of the week. */
const needsPicker = ({ closedWeekdays, closedDates, dateFormat, weekStart }: ShownField): boolean =>
  [closedWeekdays, closedDates, dateFormat, weekStart].some((each) => each !== undefined)

type CellProps = { field: ShownField; sheet: FormSheetState; children: ReactNode; error: string; id: string; form: FilledForm }

/** A field with room for what is wrong with it. */
const Cell = ({ form, field, sheet, children, error, id }: CellProps) => {
  const optional = useTexts('ui')('optional')
  const isUnmet = !isShown(field, form.fields, sheet.values)
  const hasMark = !field.isRequired && !['checkbox', 'consent', 'radio'].includes(field.kind)
  return (
    <div
      className={styles.cell}
      data-width={field.width}
      data-form-field={field.name}
      // Without script all of them are shown.
      data-unmet={(!sheet.visit && isUnmet) || undefined}
      hidden={sheet.visit && isUnmet}
      data-invalid={error ? true : undefined}
    >
      {hasMark && (
        <span className={styles.optional} aria-hidden="true">
          {optional}
        </span>
      )}
      {children}
      <span className={`${fieldStyles.error} ${styles.fault}`} hidden={!error}>
        <Icon name="alert" size="small" />
        <span id={`${id}-error`}>{error}</span>
      </span>
    </div>
  )
}

type FormFieldProps = { form: FilledForm; field: ShownField; sheet: FormSheetState; fieldId: (name: string) => string }

export const FormField = ({ form, field, sheet, fieldId }: FormFieldProps) => {
  const t = useTexts('forms')
  const { locale } = usePage()
  const id = fieldId(field.name)
  const { kind, name, label, hint, isRequired } = field
  const first = lookUp(form.filled.values, name) ?? field.value ?? ''
  const value = (sheet.visit && lookUp(sheet.visit.recalled, name)) ?? first
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />
  const error = sheet.faults.find((each) => each.field === name)?.message ?? ''
  const limit = kind === 'file' && t('file.limit', { max: field.mostMegabytes ?? 5 })
  const describedBy = [(hint || limit) && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ')
  const tied = { 'aria-describedby': describedBy, 'aria-invalid': error ? (true as const) : undefined, required: isRequired }
  const parts: ControlParts = { field, id, value, tied }
  const hinted = (hint || limit) && (
    <span className={fieldStyles.hint} id={`${id}-hint`}>
      {[hint, limit].filter(Boolean).join(' ')}
    </span>
  )
  const cell = { form, field, sheet, error, id }
  if (kind === 'country' || kind === 'phone-country')
    return (
      <Cell {...cell}>
        <ComboField {...parts} key={value} options={kind === 'country' ? form.filled.countries : form.filled.phones} />
      </Cell>
    )
  if (kind === 'date' && needsPicker(field))
    return (
      <Cell {...cell}>
        <DateField
          {...parts}
          key={value}
          today={form.filled.today}
          format={field.dateFormat ?? chooseDateFormat(locale.language)}
        />
      </Cell>
    )
  if (kind === 'checkbox' || kind === 'radio' || kind === 'consent')
    return (
      <Cell {...cell}>
        <ChoiceField {...parts} hint={hinted} />
      </Cell>
    )
  return (
    <Cell {...cell}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        {hinted}
        <Control form={form} {...parts} onKeyUp={sheet.recheckAll} />
      </div>
    </Cell>
  )
}
