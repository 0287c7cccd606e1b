import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { useFieldId } from '#features/forms/forms/use-field-id.client.ts'
import type { FaultCode } from '#features/forms/forms/rules/check.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form.module.css'

/** Everything that is wrong in one place, each with a way to its field; read out when it appears: it has the focus. */
export const FormProblems = ({ form }: { form: FilledForm }) => {
  const t = useTexts('forms')
  const fieldId = useFieldId(form.formKey)
  const { faults, problem } = form.filled
  const title = problem ? t(problem) : faults.length === 1 ? t('summary.one') : t('summary.many', { count: faults.length })
  const isShown = problem !== undefined || faults.length > 0
  const labelOf = (name: string): string => form.fields.find((field) => field.name === name)?.label ?? name
  return (
    <div className={styles.problems} role="alert" tabIndex={-1} data-form-problems="" hidden={!isShown} autoFocus={isShown}>
      <Icon name="alert" />
      <div>
        <strong data-form-problem-title="">{isShown && title}</strong>
        <ul>
          {faults.map(({ field, code, values }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>
                {labelOf(field)}: {t(`fault.${code as FaultCode}`, values)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
