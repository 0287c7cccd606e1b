import type { ReactNode } from 'react'
import type { ControlParts } from '#features/forms/forms/form-field.tsx'
import { boxName } from '#features/forms/forms/rules/field.rules.ts'
import choiceStyles from '#ui/choice.module.css'
import fieldStyles from '#ui/field.module.css'

type BoxProps = {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  isChecked: boolean
  tied?: Partial<ControlParts['tied']>
  id?: string
}

const Box = ({ type, name, value, label, isChecked, tied, id }: BoxProps) => (
  <span className={choiceStyles.outer}>
    <label className={choiceStyles.choice}>
      <input
        {...tied}
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChecked}
        className={type === 'radio' ? choiceStyles.radio : choiceStyles.checkbox}
      />
      <span className={choiceStyles.label}>{label}</span>
    </label>
  </span>
)

/** One box, or several under one question. */
export const ChoiceField = ({ field, id, value, tied, hint }: ControlParts & { hint: ReactNode }) => {
  const { kind, name, label, options = [] } = field
  if (kind !== 'radio' && options.length === 0)
    return (
      <>
        <Box type="checkbox" name={name} value="yes" label={label} isChecked={value !== ''} tied={tied} id={id} />
        {hint}
      </>
    )
  const chosen = value.split(', ')
  return (
    <fieldset className={fieldStyles.group} id={id} tabIndex={-1} aria-describedby={tied['aria-describedby']}>
      <legend className={fieldStyles.label}>{label}</legend>
      {hint}
      <div className={fieldStyles.choices}>
        {options.map((option) => (
          <Box
            key={option.value}
            type={kind === 'radio' ? 'radio' : 'checkbox'}
            name={kind === 'radio' ? name : boxName(field, option)}
            value={option.value}
            label={option.label}
            isChecked={chosen.includes(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
