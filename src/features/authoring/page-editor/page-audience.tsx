import { AUDIENCES, type Audience } from '#features/site/content/public.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type PageAudienceProps = {
  value: readonly Audience[] | undefined
  /** Undefined: everyone. */
  onChange: (value: readonly Audience[] | undefined) => void
}

const ROLES = AUDIENCES.filter((who) => who !== 'signed-in')
const WAYS = ['everyone', 'signed-in', 'roles'] as const
type Way = (typeof WAYS)[number]

const wayOf = (value: readonly Audience[] = []): Way => {
  if (value.length === 0) return 'everyone'
  return value.includes('signed-in') ? 'signed-in' : 'roles'
}

/** Who may see the page: everyone, all who are signed in, or those with one of the chosen roles. */
export const PageAudience = ({ value, onChange }: PageAudienceProps) => {
  const t = useTexts('page-editor')
  const way = wayOf(value)
  const chosen = value ?? []
  const choose = (next: Way): void => {
    if (next === 'everyone') return onChange(undefined)
    onChange(next === 'signed-in' ? ['signed-in'] : ['internal'])
  }
  const toggle = (role: Audience, isOn: boolean): void => {
    const next = ROLES.filter((one) => (one === role ? isOn : chosen.includes(one)))
    // Nobody at all would be everyone.
    if (next.length > 0) onChange(next)
  }
  return (
    <>
      <Select
        size="small"
        label={t('audience')}
        options={WAYS.map((one) => ({ value: one, label: t(`audience.${one}`) }))}
        value={way}
        onChange={(event) => choose(WAYS.find((one) => one === event.currentTarget.value) ?? 'everyone')}
      />
      {way === 'roles' && (
        <FormGroup legend={t('audience.which')}>
          {ROLES.map((role) => (
            <Checkbox
              key={role}
              label={t(`audience.${role}`)}
              checked={chosen.includes(role)}
              onChange={(event) => toggle(role, event.currentTarget.checked)}
            />
          ))}
        </FormGroup>
      )}
    </>
  )
}
