import type { ControlParts } from '#features/forms/forms/form-field.tsx'
import type { FieldOption } from '#features/forms/forms/rules/field.rules.ts'
import { ComboSelect } from '#ui/combo-select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import fieldStyles from '#ui/field.module.css'
import selectStyles from '#ui/select.module.css'
import styles from './form.module.css'

type ComboFieldProps = ControlParts & { options: readonly FieldOption[] }

/** Searchable with script [2.24.2]; the list itself stands once in the page, in the select of those without, and is read from there. */
export const ComboField = ({ field, id, value, tied, options }: ComboFieldProps) => {
  const choose = useTexts('forms')('choose')
  const { name, label, isRequired, autocomplete } = field
  return (
    <>
      <div className={styles.combo} data-form-combo={id}>
        <ComboSelect
          {...{ id, name, label, options, described: tied }}
          defaultValue={value}
          placeholder={choose}
          required={isRequired}
        />
      </div>
      <noscript>
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={`${id}-plain`}>
            {label}
          </label>
          <span className={selectStyles.box}>
            <select
              {...tied}
              id={`${id}-plain`}
              name={name}
              defaultValue={value}
              autoComplete={autocomplete}
              className={`${fieldStyles.input} ${selectStyles.select}`}
            >
              <option value="">{choose}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </span>
        </div>
      </noscript>
    </>
  )
}
