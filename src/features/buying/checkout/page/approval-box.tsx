import { useEffect, useRef } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { chooseCostCentre, explainApproval } from '#features/buying/checkout/checkout.api.ts'
import type { ApprovalNeedView } from '#features/buying/checkout/checkout.schema.ts'
import type { StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** Who must approve the order, and whether its budget lets it through; undefined until it is known. */
export const useApprovalNeed = ({ cartId, costCentre, charges }: StepProps['checkout'], query: StepProps['query']) => {
  const { data, refetch } = useEndpointQuery(
    explainApproval,
    { query: { ...query, cartId }, headers: orderingHeaders() },
    { staleTime: 0 },
  )
  // The amount and the cost centre decide.
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) void refetch()
    isRead.current = true
  }, [costCentre, charges?.total.minor, refetch])
  return data
}

const Budget = ({ budget }: { budget: NonNullable<ApprovalNeedView['budget']> }) => {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const { costCentre, left, afterwards, policy, isExceeded } = budget
  if (isExceeded && policy === 'block')
    return (
      <Message tone="bad" live>
        {t('approval.blocked', { costCentre, left: money(left) })}
      </Message>
    )
  const values = { costCentre, left: money(left), afterwards: money(afterwards) }
  return isExceeded ? <Message tone="warn">{t('approval.over', values)}</Message> : <p>{t('approval.budget', values)}</p>
}

/** The cost centre of the order, and before it is submitted what the company's rules say of it. */
export const ApprovalBox = ({ checkout, query, refetch, need }: StepProps & { need: ApprovalNeedView | undefined }) => {
  const t = useTexts('checkout')
  const choosing = useEndpointMutation(chooseCostCentre)
  const choose = async (code: string): Promise<void> => {
    await choosing.mutateAsync({ query, body: { costCentre: code === '' ? null : code }, headers: orderingHeaders() })
    await refetch()
  }
  return (
    <>
      {checkout.costCentres.length > 0 && (
        <Select
          label={t('costCentre')}
          value={checkout.costCentre ?? ''}
          placeholder={t('costCentre.none')}
          options={checkout.costCentres.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          error={choosing.isError ? t('problem.failed') : undefined}
          onChange={({ target }) => void choose(target.value)}
        />
      )}
      <section aria-label={t('approval')} className={styles.form}>
        {need && !need.needed && <p>{t('approval.nobody')}</p>}
        {need?.because.map(({ rule, reason, approvers }) => (
          <Message
            key={rule}
            tone="info"
            title={t('approval.needs', { names: approvers.map(({ name }) => name).join(', '), rule })}
          >
            {reason}
          </Message>
        ))}
        {need?.budget && <Budget budget={need.budget} />}
      </section>
    </>
  )
}
