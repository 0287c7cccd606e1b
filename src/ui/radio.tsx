import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '#ui/field-group.tsx'
import styles from './choice.module.css'

type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
}

export const Radio = ({ label, hint, hideLabel, ...input }: RadioProps) => {
  const id = useId()
  return (
    <span className={styles.outer}>
      <label className={styles.choice} data-bare={hideLabel || undefined}>
        <input {...input} type="radio" className={styles.radio} aria-describedby={hint ? `${id}-hint` : undefined} />
        <span className={hideLabel ? 'visually-hidden' : styles.label}>{label}</span>
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </span>
  )
}

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = FieldGroupProps & {
  options: readonly RadioOption[]
  name?: string
  value?: string
  defaultValue?: string
  required?: boolean
  disabled?: boolean
  onChange?: (value: string) => void
}

export const RadioGroup = ({ options, name, value, defaultValue, required, disabled, onChange, ...group }: RadioGroupProps) => {
  const own = useId()
  return (
    <FieldGroup {...group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          {...option}
          name={name ?? own}
          required={required}
          disabled={disabled || option.disabled}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
          onChange={onChange ? () => onChange(option.value) : undefined}
          readOnly={value !== undefined && !onChange}
        />
      ))}
    </FieldGroup>
  )
}
