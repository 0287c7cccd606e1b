import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldError } from '#ui/field-error.tsx'
import styles from './choice.module.css'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** A number at the end of the row, as in facets. */
  count?: ReactNode
  hideLabel?: boolean
  id?: string
  /** Some, but not all, of what this stands for is chosen. */
  indeterminate?: boolean
}

export const Checkbox = ({ label, hint, error, count, hideLabel, id: given, indeterminate = false, ...input }: CheckboxProps) => {
  const own = useId()
  const id = given ?? own
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Not an attribute: HTML has no markup for it.
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <span className={styles.outer}>
      <label className={styles.choice} data-bare={hideLabel || undefined}>
        <input
          {...input}
          id={given}
          ref={box}
          type="checkbox"
          className={styles.checkbox}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={hideLabel ? 'visually-hidden' : styles.label}>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </span>
      )}
    </span>
  )
}
