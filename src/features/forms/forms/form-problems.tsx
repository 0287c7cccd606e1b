import { useEffect, useRef, type MouseEvent } from 'react'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import type { FormSummary } from '#features/forms/forms/use-form-sheet.client.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './form.module.css'

type FormProblemsProps = { form: FilledForm; summary: FormSummary; fieldId: (name: string) => string }

const focusField = (event: MouseEvent, id: string): void => {
  event.preventDefault()
  const control = document.getElementById(id)
  const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control
  target?.focus()
}

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
              <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, fieldId(field))}>
                {labelOf(field)}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
