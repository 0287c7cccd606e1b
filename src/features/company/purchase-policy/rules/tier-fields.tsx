import type { Approver } from '#features/company/purchase-policy/policy.api.ts'
import { MOST_TIERS, newTier, type TierDraft } from '#features/company/purchase-policy/rules/rule-draft.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-approval-rules.module.css'

type TierFieldsProps = {
  tiers: readonly TierDraft[]
  people: readonly Approver[]
  /** Says of steps without anybody that they need somebody. */
  hasFault: boolean
  onChange: (tiers: TierDraft[]) => void
}

/** Who approves, one step after the other. Whom a step names already stays to be seen, also when they have left. */
export const TierFields = ({ tiers, people, hasFault, onChange }: TierFieldsProps) => {
  const t = useTexts('purchase-policy')
  const candidates = people.filter(({ role }) => role !== 'viewer' && role !== 'requester')
  const change = (at: number, part: Partial<TierDraft>): void =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const toggle = (at: number, approvers: readonly string[], id: string): void =>
    change(at, { approvers: approvers.includes(id) ? approvers.filter((one) => one !== id) : [...approvers, id] })
  return (
    <>
      {tiers.map(({ need, approvers }, at) => {
        const number = String(at + 1)
        const others = approvers.filter((id) => candidates.every((one) => one.id !== id))
        const choices = [
          ...candidates.map(({ id, name, role }) => ({ id, label: `${name}, ${t(`role.${role}`)}` })),
          ...others.map((id) => ({ id, label: people.find((one) => one.id === id)?.name ?? t('person.gone') })),
        ]
        return (
          <FormGroup key={number} legend={t('step', { number })}>
            <FieldGroup
              legend={t('step.people')}
              hint={choices.length === 0 ? t('step.nobody') : undefined}
              error={hasFault && approvers.length === 0 ? t('step.fault') : undefined}
            >
              {choices.map(({ id, label }) => (
                <Checkbox key={id} label={label} checked={approvers.includes(id)} onChange={() => toggle(at, approvers, id)} />
              ))}
            </FieldGroup>
            <div className={styles.stepFoot}>
              <Select
                label={t('step.need')}
                value={need}
                options={(['any', 'all'] as const).map((value) => ({ value, label: t(`step.${value}`) }))}
                onChange={({ currentTarget: { value } }) => change(at, { need: value === 'all' ? 'all' : 'any' })}
              />
              {tiers.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('step.remove', { number })}
                  onClick={() => onChange(tiers.filter((_, index) => index !== at))}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          </FormGroup>
        )
      })}
      {tiers.length < MOST_TIERS && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChange([...tiers, newTier()])}>
            {t('step.add')}
          </Button>
        </div>
      )}
    </>
  )
}
