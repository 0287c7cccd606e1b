import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const REFUSALS = ['taken', 'last_admin', 'own_rights', 'beyond_own', 'unknown_cost_centre', 'full'] as const
type Refusal = (typeof REFUSALS)[number]

type ColleagueOutcomeProps = { of: Parameters<typeof FormOutcome>[0]['of'] & { readonly problem?: { readonly code?: string } } }

export const findRefusal = (code: unknown): Refusal | undefined => REFUSALS.find((one) => one === code)

/** Why somebody was not invited or changed, where there is a reason of its own. */
export const ColleagueOutcome = ({ of: outcome }: ColleagueOutcomeProps) => {
  const t = useTexts('people')
  const refusal = findRefusal(outcome.problem?.code)
  if (refusal)
    return (
      <Message tone="bad" live>
        {t(`refused.${refusal}`)}
      </Message>
    )
  return <FormOutcome of={outcome} done={t('saved')} />
}
