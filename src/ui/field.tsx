import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '#ui/field-error.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './field.module.css'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Shows the word; required fields carry no mark, because most fields are required. */
  optional?: boolean
  /** The label stays for screen readers, as in a toolbar with a placeholder or an icon. */
  hideLabel?: boolean
  size?: 'medium' | 'small'
  id?: string
}

/** Attributes of the control inside, so that label, hint and error are read with it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const OptionalMark = () => <span className={styles.optional}>{useTexts('ui')('optional')}</span>

/** The frame of every form control; `children` gets the wiring. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  size = 'medium',
  id,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const own = useId()
  const control = id ?? own
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-size={size} data-invalid={error ? true : undefined}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={control}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <span className={styles.hint} id={`${control}-hint`}>
          {hint}
        </span>
      )}
      {children({ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'id'> & FieldProps & { icon?: IconName }

export const TextField = ({ label, hint, error, optional, hideLabel, size, id, icon, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, optional, hideLabel, size, id }}>
    {(control) => (
      <span className={styles.box} data-icon={icon && true}>
        {icon && <Icon name={icon} />}
        <input type="text" {...input} {...control} className={styles.input} />
      </span>
    )}
  </Field>
)

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

export const TextArea = ({ label, hint, error, optional, hideLabel, size, id, ...input }: TextAreaProps) => (
  <Field {...{ label, hint, error, optional, hideLabel, size, id }}>
    {(control) => <textarea rows={4} {...input} {...control} className={styles.input} />}
  </Field>
)
