import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import fieldStyles from './field.module.css'
import styles from './select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'id' | 'multiple' | 'children'> &
  FieldProps & {
    options: readonly SelectOption[]
    /** The empty option; while it is chosen the control looks like a placeholder [2.24.1]. */
    placeholder?: string
  }

/** The native select: the phone's own picker, type-ahead and forms without script come for free. */
export const Select = ({ label, hint, error, optional, hideLabel, size, id, options, placeholder, ...select }: SelectProps) => (
  <Field {...{ label, hint, error, optional, hideLabel, size, id }}>
    {(control) => (
      <span className={styles.box}>
        <select {...select} {...control} className={`${fieldStyles.input} ${styles.select}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
    )}
  </Field>
)
