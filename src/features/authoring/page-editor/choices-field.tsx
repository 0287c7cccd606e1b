import { usePage, type AuthorField } from '#foundation/blocks/public.ts'
import { orNone, textOf, toggleChoice, WEEKDAYS, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { localeTag } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'

type BoxesProps<Choice> = ValueProps & { choices: readonly Choice[]; nameOf: (choice: Choice) => string }

const Boxes = <Choice extends string | number>({ field, value, onChange, choices, nameOf }: BoxesProps<Choice>) => (
  <FormGroup legend={field.label}>
    {choices.map((choice) => (
      <Checkbox
        key={choice}
        label={nameOf(choice)}
        checked={Array.isArray(value) && value.includes(choice)}
        onChange={() => onChange(toggleChoice(choices, value, choice))}
      />
    ))}
  </FormGroup>
)

/** Any of the options. */
export const ChoicesField = (props: ValueProps<Extract<AuthorField, { options: readonly string[] }>>) => {
  const { options, names = {} } = props.field
  return <Boxes {...props} choices={options} nameOf={(option) => lookUp(names, option) ?? option} />
}

const useWeekdayName = (): ((day: number) => string) => {
  const { locale } = usePage()
  const format = new Intl.DateTimeFormat(localeTag(locale), { weekday: 'long', timeZone: 'UTC' })
  // The first of February 2026 was a Sunday.
  return (day) => format.format(new Date(Date.UTC(2026, 1, 1 + day)))
}

export const WeekdaysField = (props: ValueProps) => <Boxes {...props} choices={WEEKDAYS} nameOf={useWeekdayName()} />

export const WeekdayField = ({ field, value, onChange }: ValueProps) => {
  const nameOf = useWeekdayName()
  return (
    <Select
      size="small"
      label={field.label}
      placeholder="–"
      options={WEEKDAYS.map((day) => ({ value: String(day), label: nameOf(day) }))}
      value={textOf(value)}
      onChange={(event) => {
        const day = orNone(event.currentTarget.value)
        onChange(day === undefined ? undefined : Number(day))
      }}
    />
  )
}
