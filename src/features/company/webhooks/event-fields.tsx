import { Checkbox } from '#ui/checkbox.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts, type TextKeys } from '#ui/use-texts.tsx'

/** An event in words; one that this version has no words for is named as programs name it. */
export const useEventName = (): ((event: string) => string) => {
  const t = useTexts('webhooks')
  return (event) => {
    const key = `event.${event}` as TextKeys['webhooks']
    const words = t(key)
    return words === `webhooks.${key}` ? event : words
  }
}

type EventFieldsProps = {
  readonly events: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

export const EventFields = ({ events, chosen, onChange }: EventFieldsProps) => {
  const t = useTexts('webhooks')
  const nameOf = useEventName()
  return (
    <FormGroup legend={t('events')}>
      {events.map((event) => (
        <Checkbox
          key={event}
          label={nameOf(event)}
          hint={event}
          checked={chosen.includes(event)}
          onChange={(change) =>
            onChange(change.currentTarget.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
          }
        />
      ))}
    </FormGroup>
  )
}
