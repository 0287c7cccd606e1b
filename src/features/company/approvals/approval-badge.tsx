import type { ApprovalState } from '#features/company/approvals/approval-state.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES: Readonly<Record<ApprovalState, BadgeTone>> = {
  Waiting: 'info',
  Escalated: 'warn',
  Approved: 'ok',
  Rejected: 'bad',
  'Sent back': 'warn',
  Withdrawn: 'idle',
}

export const ApprovalBadge = ({ state }: { state: ApprovalState }) => {
  const t = useTexts('approvals')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
