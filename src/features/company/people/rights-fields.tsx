import { shortenSoldTo } from '#foundation/accounts/public.ts'
import type { CompanyRole } from '#kernel/scope.ts'
import type { readCompany } from '#features/company/people/colleague.api.ts'
import type { DraftFault, RightsDraft } from '#features/company/people/rights-draft.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { TextField } from '#ui/field.tsx'
import { FormLine } from '#ui/form-layout.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type Company = ReplyOf<typeof readCompany>

/** Those that most people have stand first. */
const ROLES = ['requester', 'buyer', 'approver', 'viewer', 'company-admin'] as const satisfies readonly CompanyRole[]

type RightsFieldsProps = {
  company: Company
  draft: RightsDraft
  /** Accounts that the person has and the admin does not: they can be taken away. */
  foreign?: readonly string[]
  faults: readonly DraftFault[]
  onChange: (draft: RightsDraft) => void
}

const listCurrencies = ({ accounts }: Company, chosen: string): string[] =>
  [...new Set([...accounts.flatMap(({ currency }) => currency ?? []), chosen])].toSorted()

export const RightsFields = ({ company, draft, foreign = [], faults, onChange }: RightsFieldsProps) => {
  const t = useTexts('people')
  const { role, accounts, limit, currency, costCentres } = draft
  const change = (part: Partial<RightsDraft>): void => onChange({ ...draft, ...part })
  const toggle = (key: string, isChosen: boolean): void =>
    change({ accounts: isChosen ? [...accounts, key] : accounts.filter((one) => one !== key) })
  const choices = [
    ...company.accounts.map(({ key, number, name, city }) => ({
      key,
      label: [shortenSoldTo(number), name, city].filter(Boolean).join(', '),
    })),
    ...foreign.map((key) => ({ key, label: shortenSoldTo(key.slice(key.indexOf('~') + 1)) })),
  ]
  return (
    <>
      <RadioGroup
        legend={t('role')}
        value={role}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`), hint: t(`role.${value}.hint`) }))}
        onChange={(value) => change({ role: value as CompanyRole })}
      />
      <FieldGroup legend={t('accounts')} hint={choices.length === 0 ? t('accounts.missing') : undefined}>
        {choices.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={accounts.includes(key)}
            onChange={({ currentTarget: { checked } }) => toggle(key, checked)}
          />
        ))}
      </FieldGroup>
      <FormLine>
        <TextField
          label={t('limit')}
          hint={t('limit.hint')}
          optional
          inputMode="decimal"
          maxLength={24}
          value={limit}
          error={faults.includes('limit') ? t('limit.fault') : undefined}
          onChange={(event) => change({ limit: event.currentTarget.value })}
        />
        <Select
          label={t('currency')}
          value={currency}
          options={listCurrencies(company, currency).map((value) => ({ value, label: value }))}
          onChange={(event) => change({ currency: event.currentTarget.value })}
        />
      </FormLine>
      <TextField
        label={t('costCentres')}
        hint={t('costCentres.hint')}
        optional
        maxLength={2_000}
        value={costCentres}
        error={faults.includes('costCentres') ? t('costCentres.fault') : undefined}
        onChange={(event) => change({ costCentres: event.currentTarget.value })}
      />
    </>
  )
}
