import type { ReactNode } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { ChoiceField } from '#features/forms/forms/choice-field.tsx'
import { ComboField } from '#features/forms/forms/combo-field.tsx'
import { DateField } from '#features/forms/forms/date-field.tsx'
import type { FilledForm, ShownField } from '#features/forms/forms/form.schema.ts'
import type { FaultCode } from '#features/forms/forms/rules/check.rules.ts'
import { chooseDateFormat, resolveBound } from '#features/forms/forms/rules/date.rules.ts'
import { listFileTypes } from '#features/forms/forms/rules/file.rules.ts'
import { useFieldId } from '#features/forms/forms/use-field-id.client.ts'
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

const Control = ({ form, field, id, value, tied }: ControlParts & { form: FilledForm }) => {
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
  return <input {...common} {...bounds} inputMode={inputMode} type={INPUT_TYPES[kind] ?? 'text'} className={fieldStyles.input} />
}

/** The browser's own field knows no closed days, no format and no start of the week. */
const needsPicker = ({ closedWeekdays, closedDates, dateFormat, weekStart }: ShownField): boolean =>
  [closedWeekdays, closedDates, dateFormat, weekStart].some((each) => each !== undefined)

/** As much of the field as the browser needs to decide as the server does. */
const writeCheck = ({
  hint: _hint,
  placeholder: _placeholder,
  autocomplete: _auto,
  width: _width,
  value: _value,
  ...check
}: ShownField): string =>
  JSON.stringify(check, (key, value: unknown) => (key === 'label' && typeof value === 'string' ? undefined : value))

type CellProps = { form: FilledForm; field: ShownField; isUnmet: boolean; children: ReactNode; error: string; id: string }

/** A field with room for what is wrong with it. */
const Cell = ({ field, isUnmet, children, error, id }: CellProps) => {
  const optional = useTexts('ui')('optional')
  const hasMark = !field.isRequired && !['checkbox', 'consent', 'radio'].includes(field.kind)
  return (
    <div
      className={styles.cell}
      data-width={field.width}
      data-form-field={field.name}
      data-check={writeCheck(field)}
      data-unmet={isUnmet || undefined}
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

export const FormField = ({ form, field, isUnmet }: { form: FilledForm; field: ShownField; isUnmet: boolean }) => {
  const t = useTexts('forms')
  const { locale } = usePage()
  const id = useFieldId(form.formKey)(field.name)
  const { values, faults } = form.filled
  const { kind, name, label, hint, isRequired } = field
  const value = lookUp(values, name) ?? field.value ?? ''
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />
  const fault = faults.find((each) => each.field === name)
  const error = fault ? t(`fault.${fault.code as FaultCode}`, fault.values) : ''
  const limit = kind === 'file' && t('file.limit', { max: field.mostMegabytes ?? 5 })
  const describedBy = [(hint || limit) && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ')
  const tied = { 'aria-describedby': describedBy, 'aria-invalid': error ? (true as const) : undefined, required: isRequired }
  const parts: ControlParts = { field, id, value, tied }
  const hinted = (hint || limit) && (
    <span className={fieldStyles.hint} id={`${id}-hint`}>
      {[hint, limit].filter(Boolean).join(' ')}
    </span>
  )
  const cell = { form, field, isUnmet, error, id }
  if (kind === 'country' || kind === 'phone-country')
    return (
      <Cell {...cell}>
        <ComboField {...parts} options={kind === 'country' ? form.filled.countries : form.filled.phones} />
      </Cell>
    )
  if (kind === 'date' && needsPicker(field))
    return (
      <Cell {...cell}>
        <DateField {...parts} today={form.filled.today} format={field.dateFormat ?? chooseDateFormat(locale.language)} />
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
        <Control form={form} {...parts} />
      </div>
    </Cell>
  )
}
