import { useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import {
  changeApprovalRule,
  listApprovalRules,
  listApprovers,
  listCostCentresApi,
  listCurrencies,
  removeApprovalRule,
  type Approver,
  type RuleView,
} from '#features/company/purchase-policy/policy.api.ts'
import {
  NewsLine,
  OnSwitch,
  PolicyHead,
  RemoveDialog,
  RowActions,
  useChange,
  Waiting,
} from '#features/company/purchase-policy/policy-parts.tsx'
import { listCategoryChoices } from '#features/company/purchase-policy/category-choice.api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { RuleDialog } from '#features/company/purchase-policy/rules/rule-dialog.tsx'
import { newRuleDraft, toRuleDraft } from '#features/company/purchase-policy/rules/rule-draft.rules.ts'
import { describeRule, type RuleLanguage } from '#features/company/purchase-policy/rules/rule-words.rules.ts'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Chosen = { readonly step: 'new' } | { readonly step: 'edit' | 'remove'; readonly rule: RuleView }

const useRuleLanguage = (people: readonly Approver[]): RuleLanguage => {
  const t = useTexts('purchase-policy')
  const { money } = useFormats()
  return {
    say: t,
    money,
    nameOf: (id) => people.find((one) => one.id === id)?.name ?? t('person.gone'),
    roleOf: (role) => t(`role.${role}`),
  }
}

type RowWork = { readonly choose: (chosen: Chosen) => void; readonly switchOne: (rule: RuleView) => void }

const useColumns = (people: readonly Approver[], { choose, switchOne }: RowWork): Column<RuleView>[] => {
  const t = useTexts('purchase-policy')
  const { number } = useFormats()
  const language = useRuleLanguage(people)
  return [
    {
      key: 'on',
      header: t('on'),
      phone: 'end',
      cell: (rule) => <OnSwitch name={rule.name} isOn={rule.isActive} onSwitch={() => switchOne(rule)} />,
    },
    { key: 'name', header: t('name'), rowHeader: true, phone: 'start', cell: ({ name }) => name },
    { key: 'rule', header: t('rule'), phone: 'full', cell: (rule) => describeRule(rule, language) },
    {
      key: 'escalates',
      header: t('escalates'),
      phone: 'start',
      phoneLabel: true,
      cell: ({ escalateAfterHours: hours }) =>
        hours === null ? t('escalates.never') : t('escalates.hours', { hours: number(hours) }),
    },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (rule) => (
        <RowActions
          name={rule.name}
          onEdit={() => choose({ step: 'edit', rule })}
          onRemove={() => choose({ step: 'remove', rule })}
        />
      ),
    },
  ]
}

/** Choices for a rule; undefined until all of them are known. */
const useRuleParts = () => {
  const { data: centres } = useEndpointQuery(listCostCentresApi, {})
  const { data: known } = useEndpointQuery(listCurrencies, {})
  const { data: approvers } = useEndpointQuery(listApprovers, {})
  const { locale } = usePage()
  const { data: catalogue } = useEndpointQuery(listCategoryChoices, { query: { language: locale.language } })
  if (!centres || !known || !approvers || !catalogue) return undefined
  const currencies = known.currencies.length > 0 ? known.currencies : ['USD', 'EUR']
  const { categories } = catalogue
  return { costCentres: centres.costCentres, currencies, categories, people: approvers.people }
}

/** Which orders of the company somebody must approve; written by its admins. */
export const Block = () => {
  const t = useTexts('purchase-policy')
  const found = useEndpointQuery(listApprovalRules, {})
  const parts = useRuleParts()
  const changing = useEndpointMutation(changeApprovalRule)
  const removing = useEndpointMutation(removeApprovalRule)
  const { news, run, say, clear } = useChange()
  const [chosen, setChosen] = useState<Chosen>()
  const close = (): void => setChosen(undefined)
  const finish = (text: string): void => {
    close()
    say(text)
    void refreshQueries(listApprovalRules)
  }
  const switchOne = ({ id, isActive }: RuleView): void =>
    void run(async () => {
      await changing.mutateAsync({ params: { id }, body: { isActive: !isActive } })
      await refreshQueries(listApprovalRules)
    })
  const columns = useColumns(parts?.people ?? [], { choose: setChosen, switchOne })
  const rules = parts && found.data?.approvalRules
  const usual = parts?.currencies[0] ?? 'USD'
  const draft = chosen?.step === 'edit' ? toRuleDraft(chosen.rule, usual) : newRuleDraft(usual)
  return (
    <Section space="tight">
      <PolicyHead text={t('rules.sub')} action={t('rules.new')} onAdd={rules && (() => setChosen({ step: 'new' }))} />
      <NewsLine news={news} onDismiss={clear} />
      {!rules && <Waiting found={found} />}
      {rules?.length === 0 && (
        <EmptyState title={t('rules.empty')} icon="check" headingLevel={2}>
          <p>{t('rules.empty.text')}</p>
        </EmptyState>
      )}
      {rules && rules.length > 0 && (
        <Table caption={t('rules')} columns={columns} rows={rules} rowKey={({ id }) => id} busy={found.isFetching} />
      )}
      {parts && (chosen?.step === 'new' || chosen?.step === 'edit') && (
        <RuleDialog
          id={chosen.step === 'edit' ? chosen.rule.id : undefined}
          title={chosen.step === 'edit' ? t('edit.of', { name: chosen.rule.name }) : t('rules.new')}
          draft={draft}
          choices={{
            costCentres: parts.costCentres,
            categories: parts.categories,
            currencies: [...new Set([...parts.currencies, draft.currency])],
          }}
          people={parts.people}
          onClose={close}
          onSaved={() => finish(t('saved'))}
        />
      )}
      {chosen?.step === 'remove' && (
        <RemoveDialog
          name={chosen.rule.name}
          remove={() => removing.mutateAsync({ params: { id: chosen.rule.id } })}
          onClose={close}
          onRemoved={() => finish(t('removed', { name: chosen.rule.name }))}
        >
          {t('rule.remove.text')}
        </RemoveDialog>
      )}
    </Section>
  )
}
