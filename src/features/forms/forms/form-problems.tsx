import { useEffect, useRef } from 'react'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import type { FormSummary } from '#features/forms/forms/use-form-sheet.client.ts'
import { FieldLink } from '#ui/field-link.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './form.module.css'

type FormProblemsProps = { form: FilledForm; summary: FormSummary; fieldId: (name: string) => string }

/** Everything that is wrong in one place, each with a way to its field; read out when it appears: it has the focus. */
export const FormProblems = ({ form, summary, fieldId }: FormProblemsProps) => {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(summary)
  const { title, faults } = summary
  const labelOf = (name: string): string => form.fields.find((field) => field.name === name)?.label ?? name
  useEffect(() => {
    if (summary !== first.current && summary.title !== '') box.current?.focus()
  }, [summary])
  return (
    <div
      ref={box}
      className={styles.problems}
      role="alert"
      tabIndex={-1}
      hidden={title === ''}
      autoFocus={title !== '' || undefined}
    >
      <Icon name="alert" />
      <div>
        <strong>{title}</strong>
        <ul>
          {faults.map(({ field, message }) => (
            <li key={field}>
              <FieldLink id={fieldId(field)}>
                {labelOf(field)}: {message}
              </FieldLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
