import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useEndpointMutation } from '#browser/query.ts'
import {
  changeApprovalRule,
  createApprovalRule,
  replayRule,
  type Approver,
} from '#features/company/purchase-policy/policy.api.ts'
import type { RuleJson } from '#features/company/purchase-policy/policy.schema.ts'
import { FormDialog, NewsLine, useChange } from '#features/company/purchase-policy/policy-parts.tsx'
import { ConditionFields, type RuleChoices } from '#features/company/purchase-policy/rules/condition-fields.tsx'
import { ReplayOutcome, type Replayed } from '#features/company/purchase-policy/rules/replay-outcome.tsx'
import {
  findRuleFaults,
  toRuleBody,
  type RuleDraft,
  type RuleFault,
} from '#features/company/purchase-policy/rules/rule-draft.rules.ts'
import { TierFields } from '#features/company/purchase-policy/rules/tier-fields.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup, FormStack } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-approval-rules.module.css'

const FAULTS = {
  name: 'name.fault',
  amount: 'amount.fault',
  categories: 'categories.fault',
  tiers: 'step.fault',
  hours: 'hours.fault',
} as const satisfies Record<RuleFault, string>

const MONTHS = 12

type RuleDialogProps = {
  /** Of the rule that is changed; a new one without it. */
  id: string | undefined
  title: string
  draft: RuleDraft
  choices: RuleChoices
  people: readonly Approver[]
  onClose: () => void
  onSaved: () => void
}

const useRuleForm = (draft: RuleDraft) => {
  const t = useTexts('purchase-policy')
  return useForm<RuleDraft>({
    defaultValues: draft,
    resolver: (values) => {
      const faults = findRuleFaults(values)
      const errors = faults.map((fault) => [fault, { type: 'fault', message: t(FAULTS[fault]) }] as const)
      return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
    },
  })
}

/** A rule with what it would have done, before it is saved. */
export const RuleDialog = ({ id, title, draft, choices, people, onClose, onSaved }: RuleDialogProps) => {
  const t = useTexts('purchase-policy')
  const formId = useId()
  const creating = useEndpointMutation(createApprovalRule)
  const changing = useEndpointMutation(changeApprovalRule)
  const replaying = useEndpointMutation(replayRule)
  const { news, run, clear } = useChange()
  const [replayed, setReplayed] = useState<Replayed>()
  const form = useRuleForm(draft)
  const { errors, isSubmitted } = form.formState
  const tiers = useWatch({ control: form.control, name: 'tiers' })

  const send = (body: RuleJson): Promise<unknown> =>
    id === undefined ? creating.mutateAsync({ body }) : changing.mutateAsync({ params: { id }, body })
  const save = async (values: RuleDraft): Promise<void> => {
    const body = toRuleBody(values)
    if (body && (await run(() => send(body)))) onSaved()
  }
  const tryOut = async (values: RuleDraft): Promise<void> => {
    const rule = toRuleBody(values)
    setReplayed(undefined)
    if (rule) await run(async () => setReplayed(await replaying.mutateAsync({ body: { rule, months: MONTHS } })))
  }
  return (
    <FormDialog title={title} formId={formId} size="wide" isBusy={creating.isPending || changing.isPending} onClose={onClose}>
      <form
        id={formId}
        noValidate
        // The values that were tried out are no longer those of the form.
        onChange={() => {
          setReplayed(undefined)
          clear()
        }}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <FormStack>
          <TextField
            label={t('name')}
            autoComplete="off"
            maxLength={80}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <Checkbox label={t('on')} {...form.register('isActive')} />
          <FormGroup legend={t('when')}>
            <p className={styles.hint}>{t('when.hint')}</p>
            <ConditionFields form={form} choices={choices} />
          </FormGroup>
          <FormGroup legend={t('steps')}>
            <p className={styles.hint}>{t('steps.hint')}</p>
            <TierFields
              tiers={tiers}
              people={people}
              hasFault={errors.tiers !== undefined}
              onChange={(next) => form.setValue('tiers', next, { shouldValidate: isSubmitted })}
            />
          </FormGroup>
          <TextField
            label={t('hours')}
            hint={t('hours.hint')}
            optional
            inputMode="numeric"
            maxLength={4}
            error={errors.hours?.message}
            {...form.register('hours')}
          />
          <div>
            <Button variant="secondary" busy={replaying.isPending} onClick={() => void form.handleSubmit(tryOut)()}>
              {t('replay')}
            </Button>
          </div>
          {replayed && <ReplayOutcome outcome={replayed} />}
          <NewsLine news={news} />
        </FormStack>
      </form>
    </FormDialog>
  )
}
